extension AnyCasePath {
  /// Creates a case path from a function that embeds; extraction is by reflection.
  ///
  /// Slower than what `@CasePathable` writes, and wrong for functions that are not an enum's case. An associated value that
  /// is itself a function is extracted if it takes and returns nothing; others are reported as an issue.
  ///
  /// - Parameter embed: A function from an associated value to its case.
  public init(unsafe embed: @escaping (Value) -> Root) {
    let reflected = ReflectedCase(embed: embed)
    self = ._$embed(embed) { reflected.extract(from: $0) }
  }

  /// Creates a case path from a function that embeds; extraction is by reflection.
  @available(*, deprecated, message: "Use a case key path from '@CasePathable', instead.")
  public init(_ embed: @escaping (Value) -> Root) {
    self.init(unsafe: embed)
  }

  /// Creates a case path from a function that embeds; extraction is by reflection.
  @available(*, deprecated, message: "Use a case key path from '@CasePathable', instead.")
  public static func `case`(_ embed: @escaping (Value) -> Root) -> Self {
    Self(unsafe: embed)
  }

  /// Whether a value is the case.
  @available(*, deprecated, message: "Use 'is' with a case key path, instead.")
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extract(from: value) != nil
  }
}

extension AnyCasePath where Value == Void {
  /// Creates a case path from a case without an associated value; extraction is by reflection.
  ///
  /// - Parameter root: The case.
  @_disfavoredOverload
  public init(unsafe root: Root) {
    // Never changed; whether it may cross threads is up to the caller, which is what `unsafe` says.
    nonisolated(unsafe) let root = root
    let tags = enumTags(of: root)
    let tag = enumTag(of: root)
    self.init(
      embed: { root },
      extract: { enumTag(of: $0) == tag && enumTags(of: $0) == tags ? () : nil }
    )
  }

  /// Creates a case path from a case without an associated value; extraction is by reflection.
  @available(*, deprecated, message: "Use a case key path from '@CasePathable', instead.")
  @_disfavoredOverload
  public init(_ root: Root) {
    self.init(unsafe: root)
  }

  /// Creates a case path from a case without an associated value; extraction is by reflection.
  @available(*, deprecated, message: "Use a case key path from '@CasePathable', instead.")
  @_disfavoredOverload
  public static func `case`(_ root: Root) -> Self {
    Self(unsafe: root)
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the case path from a value to itself.
  @available(*, deprecated, message: "Use the case key path '\\.self', instead.")
  public init(_ type: Root.Type) {
    self.init()
  }

  /// The case path from a value to itself.
  @available(*, deprecated, message: "Use the case key path '\\.self', instead.")
  public static var `self`: Self { Self() }
}

extension AnyCasePath where Root == Value? {
  /// The case path of a present value.
  @available(*, deprecated, message: "Use the case key path '\\.some', instead.")
  public static var some: Self { .unwrapping }
}

extension AnyCasePath where Root == Void {
  /// A case path that always extracts one value.
  @available(*, deprecated, message: "Write an 'AnyCasePath' with this behaviour, instead.")
  public static func constant(_ value: Value) -> Self {
    // Never changed; whether it may cross threads is up to the caller, as the original leaves it.
    nonisolated(unsafe) let value = value
    return Self(embed: { _ in }, extract: { _ in value })
  }
}

extension AnyCasePath where Value == Never {
  /// A case path that never extracts.
  @available(*, deprecated, message: "Use the case key path '\\.never', instead.")
  public static var never: Self { .absurd() }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// The case path from a raw value to what it represents.
  @available(*, deprecated, message: "Write an 'AnyCasePath' with this behaviour, instead.")
  public static var rawValue: Self {
    // An initializer captures nothing.
    nonisolated(unsafe) let extract: (Value.RawValue) -> Value? = Value.init(rawValue:)
    return ._$embed({ $0.rawValue }) { extract($0) }
  }
}

/// A case path, by its old name.
@available(*, deprecated, renamed: "AnyCasePath")
public typealias CasePath = AnyCasePath
