import Observation

/// The identity of an observable state: equal for copies of one value, different for a replacement.
public struct ObservableStateID: Equatable, Hashable, Sendable {
  let extent: ObservationExtent
  private var tag: Int?

  /// Makes an identity that is equal to none but its copies.
  public init() {
    self.extent = ObservationExtent()
  }

  /// Whether both belong to copies of the same value, in the same case.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.extent === rhs.extent && lhs.tag == rhs.tag
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(extent))
    hasher.combine(tag)
  }

  /// A number that no other living value has.
  var fingerprint: UInt {
    UInt(bitPattern: ObjectIdentifier(extent)) &+ UInt(bitPattern: tag ?? 0)
  }

  /// The identity of everything that is not observable state.
  public static let _$inert = Self()

  /// The identity of a value in one case of an enum.
  ///
  /// - Parameter tag: The position of the case.
  public func _$tag(_ tag: Int?) -> Self {
    var copy = self
    copy.tag = tag
    return copy
  }

  /// The identity of an observable state.
  public static func _$id<T: ObservableState>(for value: T) -> Self {
    value._$id
  }

  /// The identity of a value that may be observable state, looked up at run time.
  public static func _$id<T>(for value: T) -> Self {
    (value as? any ObservableState)?._$id ?? ._$inert
  }

  /// Called before the owner is modified in place.
  public mutating func _$willModify() {}
}

/// Where the observers of one state value, and of its copies, are registered. Its address is the value's identity.
@usableFromInline
final class ObservationExtent: Sendable {
  let registrar = ObservationRegistrar()
}
