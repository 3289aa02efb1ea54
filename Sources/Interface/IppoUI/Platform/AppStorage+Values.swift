extension AppStorage {
  /// A value that property lists have.
  private init(plain key: String, _ defaultValue: Value, _ store: UserDefaults?) {
    self.init(key: key, store: store) {
      $0.object(forKey: $1) as? Value ?? defaultValue
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: key, wrappedValue, store)
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: key, wrappedValue, store)
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: key, wrappedValue, store)
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: key, wrappedValue, store)
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: key, wrappedValue, store)
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: key, wrappedValue, store)
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key: key, store: store) {
      $0.string(forKey: $1).flatMap(URL.init(string:)) ?? wrappedValue
    } write: {
      $0.set($2.absoluteString, forKey: $1)
    }
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, store: store) {
      ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }

  /// A value under a key, with a default while the store has none.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, store: store) {
      $0.string(forKey: $1).flatMap(Value.init(rawValue:)) ?? wrappedValue
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that property lists have, or `nil`.
  private init<Wrapped>(optional key: String, _ type: Wrapped.Type, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(key: key, store: store) {
      $0.object(forKey: $1) as? Wrapped
    } write: {
      if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
    }
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, Bool.self, store)
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, Int.self, store)
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, Double.self, store)
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, String.self, store)
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, Data.self, store)
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, Date.self, store)
  }

  /// A URL that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key: key, store: store) {
      $0.string(forKey: $1).flatMap(URL.init(string:))
    } write: {
      $2 == nil ? $0.removeObject(forKey: $1) : $0.set($2?.absoluteString, forKey: $1)
    }
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key: key, store: store) {
      $0.string(forKey: $1).flatMap(R.init(rawValue:))
    } write: {
      if let value = $2 { $0.set(value.rawValue, forKey: $1) } else { $0.removeObject(forKey: $1) }
    }
  }

  /// A value under a key, or `nil` while the store has none. Writing `nil` removes it.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key: key, store: store) {
      ($0.object(forKey: $1) as? Int).flatMap(R.init(rawValue:))
    } write: {
      if let value = $2 { $0.set(value.rawValue, forKey: $1) } else { $0.removeObject(forKey: $1) }
    }
  }
}

extension AppStorage {
  private init(encoded key: String, _ defaultValue: Value, _ store: UserDefaults?) where Value: Codable {
    self.init(key: key, store: store) {
      $0.data(forKey: $1).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? defaultValue
    } write: {
      if let data = try? JSONEncoder().encode($2) { $0.set(data, forKey: $1) }
    }
  }

  /// The user's arrangement of tabs, under a key. An unreadable value of the store counts as missing.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(encoded: key, wrappedValue, store)
  }

  /// The visible columns of a table, under a key. An unreadable value of the store counts as missing.
  ///
  /// - Parameter store: The store; `nil` for that of the environment, which is the standard one unless a view sets
  ///   another.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(encoded: key, wrappedValue, store)
  }
}
