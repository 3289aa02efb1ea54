import Foundation

/// How values of a type are kept in user defaults.
///
/// The functions capture types and each other, and nothing that changes.
struct AppStorageCoding<Value>: @unchecked Sendable {  // its functions capture types alone
  /// The value under a key; `nil` if there is none of this type.
  let load: (UserDefaults, String) throws -> Value?
  let save: (Value, UserDefaults, String) throws -> Void
}

extension AppStorageCoding {
  /// A type that property lists know.
  private static func native(_ load: @escaping (UserDefaults, String) -> Value?) -> Self {
    Self(load: load, save: { value, store, key in store.set(value, forKey: key) })
  }

  /// A number, which defaults can convert to from other types: a missing value must not become zero.
  private static func number(_ load: @escaping (UserDefaults, String) -> Value) -> Self {
    Self(
      load: { store, key in store.object(forKey: key) == nil ? nil : load(store, key) },
      save: { value, store, key in store.set(value, forKey: key) }
    )
  }

  static var bool: AppStorageCoding<Bool> { .number { $0.bool(forKey: $1) } }
  static var int: AppStorageCoding<Int> { .number { $0.integer(forKey: $1) } }
  static var double: AppStorageCoding<Double> { .number { $0.double(forKey: $1) } }
  static var string: AppStorageCoding<String> { .native { $0.string(forKey: $1) } }
  static var strings: AppStorageCoding<[String]> { .native { $0.stringArray(forKey: $1) } }
  static var data: AppStorageCoding<Data> { .native { $0.data(forKey: $1) } }
  static var date: AppStorageCoding<Date> { .native { $0.object(forKey: $1) as? Date } }

  /// A URL is kept as a path or as its text. Foundation's own form of other than file URLs cannot be read back
  /// everywhere.
  static var url: AppStorageCoding<URL> {
    AppStorageCoding<URL>(
      load: { store, key in
        guard let text = store.object(forKey: key) as? String else { return store.url(forKey: key) }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      },
      save: { url, store, key in store.set(url.isFileURL ? url.path : url.absoluteString, forKey: key) }
    )
  }

  /// A type that is kept by its raw value.
  static func rawValue(_ raw: AppStorageCoding<Value.RawValue>) -> Self where Value: RawRepresentable {
    Self(
      load: { store, key in try raw.load(store, key).flatMap(Value.init(rawValue:)) },
      save: { value, store, key in try raw.save(value.rawValue, store, key) }
    )
  }

  /// A type that is kept as JSON.
  static func json() -> Self where Value: Codable {
    Self(
      load: { store, key in try store.data(forKey: key).map { try JSONDecoder().decode(Value.self, from: $0) } },
      save: { value, store, key in store.set(try JSONEncoder().encode(value), forKey: key) }
    )
  }

  /// An optional: `nil` is kept by keeping nothing.
  static func optional<Wrapped>(_ base: AppStorageCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(
      load: { store, key in try base.load(store, key).map(Optional.some) },
      save: { value, store, key in
        guard let value else { return store.removeObject(forKey: key) }
        try base.save(value, store, key)
      }
    )
  }
}
