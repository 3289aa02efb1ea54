/// A hashable value of any type that can cross threads: `AnyHashable` that is `Sendable`.
///
/// Equality, hashes and casts are those of `AnyHashable`.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Erases the type of a value that is known as an existential. An erased value is not erased twice.
  ///
  /// - Parameter base: The value.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.init(base)
  }

  /// Erases the type of a value. An erased value is not erased twice.
  ///
  /// - Parameter base: The value.
  public init(_ base: some Hashable & Sendable) {
    if let erased = base as? AnyHashableSendable {
      self = erased
    } else {
      self.base = base
    }
  }

  /// Whether two values are equal, as `AnyHashable` compares them.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Feeds the value to a hasher, as `AnyHashable` does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(self.base))
  }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  /// The value's debug description within the name of this type.
  public var debugDescription: String {
    "AnyHashableSendable(" + String(reflecting: self.base) + ")"
  }
}

extension AnyHashableSendable: CustomReflectable {
  /// The value as the only child.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": self.base])
  }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// The value's description.
  public var description: String {
    String(describing: self.base)
  }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  /// Lets `AnyHashable` hold the value instead of this wrapper.
  public func _toCustomAnyHashable() -> AnyHashable? {
    AnyHashable(self.base)
  }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Holds a `Bool`.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Holds a `Double`.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Holds an `Int`.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Holds a `String`.
  public init(stringLiteral value: String) { self.init(value) }
}
