public import Foundation

extension SharedReaderKey {
  /// Keeps a value with an integer as its raw value in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(.rawValue(.int), key: key, store: store)
  }

  /// Keeps a value with an integer as its raw value, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value?> {
    AppStorageKey(.optional(.rawValue(.int)), key: key, store: store)
  }

  /// Keeps a value with a string as its raw value in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(.rawValue(.string), key: key, store: store)
  }

  /// Keeps a value with a string as its raw value, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value?> {
    AppStorageKey(.optional(.rawValue(.string)), key: key, store: store)
  }

  /// Keeps a value as JSON in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(.json(), key: key, store: store)
  }

  /// Keeps a value as JSON, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value?> {
    AppStorageKey(.optional(.json()), key: key, store: store)
  }
}
