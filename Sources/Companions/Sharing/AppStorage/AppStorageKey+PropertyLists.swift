public import Foundation

extension SharedReaderKey {
  /// Keeps a Boolean value in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool> {
    AppStorageKey(.bool, key: key, store: store)
  }

  /// Keeps a Boolean value, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool?> {
    AppStorageKey(.optional(.bool), key: key, store: store)
  }

  /// Keeps an integer in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Int> {
    AppStorageKey(.int, key: key, store: store)
  }

  /// Keeps an integer, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Int?> {
    AppStorageKey(.optional(.int), key: key, store: store)
  }

  /// Keeps a number in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Double> {
    AppStorageKey(.double, key: key, store: store)
  }

  /// Keeps a number, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Double?> {
    AppStorageKey(.optional(.double), key: key, store: store)
  }

  /// Keeps a string in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<String> {
    AppStorageKey(.string, key: key, store: store)
  }

  /// Keeps a string, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<String?> {
    AppStorageKey(.optional(.string), key: key, store: store)
  }

  /// Keeps an array of strings in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]> {
    AppStorageKey(.strings, key: key, store: store)
  }

  /// Keeps an array of strings, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]?> {
    AppStorageKey(.optional(.strings), key: key, store: store)
  }

  /// Keeps a URL in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<URL> {
    AppStorageKey(.url, key: key, store: store)
  }

  /// Keeps a URL, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<URL?> {
    AppStorageKey(.optional(.url), key: key, store: store)
  }

  /// Keeps data in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Data> {
    AppStorageKey(.data, key: key, store: store)
  }

  /// Keeps data, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Data?> {
    AppStorageKey(.optional(.data), key: key, store: store)
  }

  /// Keeps a date in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Date> {
    AppStorageKey(.date, key: key, store: store)
  }

  /// Keeps a date, or nothing, in user defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the defaults.
  ///   - store: The defaults; `nil` stands for the dependency `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Date?> {
    AppStorageKey(.optional(.date), key: key, store: store)
  }
}
