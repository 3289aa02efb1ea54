import ConcurrencyExtras
import IdentifiedCollections

/// The identity of an observable state: equal for copies of one value, different for a replacement.
///
/// A value that is changed within a field of its parent diverges from its earlier copies. Putting one of those back
/// counts as a replacement.
public struct ObservableStateID: Equatable, Hashable, Sendable {
  let extent: ObservationExtent
  /// Tells a value from the copies it has diverged from. No number is given twice.
  private var revision: UInt64 = 0
  private var tag: Int?
  /// A value that is not observable state, and stands for itself.
  private var payload: ObservedPayload?

  /// Makes an identity that is equal to none but its copies.
  public init() {
    self.extent = ObservationExtent()
  }

  init(extent: ObservationExtent, revision: UInt64) {
    self.extent = extent
    self.revision = revision
  }

  /// Whether both belong to copies of the same value, in the same case.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.extent === rhs.extent && lhs.revision == rhs.revision && lhs.tag == rhs.tag
      && (lhs.payload === rhs.payload || lhs.payload?.value == rhs.payload?.value)
  }

  /// Whether this belongs to the same value, or to what became of it when it was changed within.
  func continues(_ earlier: Self) -> Bool {
    var renewed = earlier
    renewed.revision = max(revision, earlier.revision)
    return self == renewed
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(extent))
    hasher.combine(tag)
  }

  /// A number that no other living value has.
  var fingerprint: UInt {
    UInt(bitPattern: ObjectIdentifier(extent)) &+ UInt(truncatingIfNeeded: revision) &+ UInt(bitPattern: tag ?? 0)
      &+ UInt(bitPattern: payload?.value.hashValue ?? 0)
  }

  /// The identity of everything that is not observable state.
  public static let _$inert = Self()

  /// The identity of a value in one case of an enum, which may be the case of another enum.
  ///
  /// - Parameter tag: The position of the case.
  public func _$tag(_ tag: Int?) -> Self {
    var copy = self
    // A whole number that tells apart the positions on the way, as long as there are fewer than 65,535 at each step.
    copy.tag = tag.map { (self.tag ?? 0) &* 65_537 &+ $0 &+ 1 }
    return copy
  }

  /// The identity of an observable state.
  public static func _$id<T: ObservableState>(for value: T) -> Self {
    value._$id
  }

  /// The identity of a value that may be observable state, looked up at run time. Another value is its own identity;
  /// two values without `Equatable` always differ.
  public static func _$id<T>(for value: T) -> Self {
    if let state = value as? any ObservableState { return state._$id }
    guard let value = value as? any Hashable else { return unknown }
    var id = _$inert
    id.payload = ObservedPayload(AnyHashable(value))
    return id
  }

  /// The identity of a value that cannot be compared: different each time.
  static var unknown: Self {
    var id = _$inert
    id.tag = .random(in: .min ... .max)
    return id
  }

  /// Called before the owner is modified in place: it diverges from its copies.
  public mutating func _$willModify() {
    revision = StructureRevision.next()
  }
}

/// A value that is not observable state, to be compared where identities are.
private final class ObservedPayload: Sendable {
  let value: ComparedID

  init(_ value: AnyHashable) {
    self.value = ComparedID(value)
  }
}
