public import IdentifiedCollections

/// The identity that decides whether a field was replaced, or only changed within.
///
/// Changes within an observable value raise the observation of their own fields, so that the field that holds the
/// value need not. A value that cannot be compared counts as changed.
public enum _StateIdentity: Sendable {
  /// The value of a state.
  case id(ObservableStateID)
  /// No value.
  case none
  /// The values of a collection, in order.
  case elements([ObservableStateID])
  /// The structure of a collection: a number that changes when elements come, go or move, and another that changes when
  /// it diverges from its copies.
  case structure(UInt64, divergence: UInt64 = 0)
  /// The identity of the value is unknown.
  case unknown

  /// Whether nothing was replaced between the one and the other.
  public func isSame(as other: _StateIdentity) -> Bool {
    switch (self, other) {
    case (.id(let lhs), .id(let rhs)): lhs == rhs
    case (.none, .none): true
    case (.elements(let lhs), .elements(let rhs)): lhs == rhs
    case (.structure(let lhs, let divergence), .structure(let rhs, let otherDivergence)):
      lhs == rhs && divergence == otherDivergence
    default: false
    }
  }

  /// Whether the value is the same since then: changes within it are allowed, a return to an earlier copy is a
  /// replacement.
  func continues(_ earlier: _StateIdentity) -> Bool {
    if case (.id(let id), .id(let earlier)) = (self, earlier) { return id.continues(earlier) }
    return isSame(as: earlier)
  }

  /// The identity of any value, looked up at run time.
  public init<Value>(of value: Value) {
    self = withUnsafePointer(to: value) { identification(of: Value.self)($0) }
  }

  /// The identity of an observable value.
  public init<Value: _StateIdentifiable>(of value: Value) {
    self = value._$identity
  }
}

/// A value that can tell whether it was replaced: observable state, and what contains it.
public protocol _StateIdentifiable {
  /// The identity to compare.
  var _$identity: _StateIdentity { get }

  /// Called before the value is modified in place: it diverges from its copies, so that to put one of them back is to
  /// replace it.
  mutating func _$willModify()
}

extension Optional: _StateIdentifiable where Wrapped: _StateIdentifiable {
  /// The identity of the value, if there is one.
  public var _$identity: _StateIdentity {
    withUnsafePointer(to: self) { withWrapped($0) { borrow($0) { $0._$identity } } ?? .none }
  }

  /// Lets the value diverge from its copies, if there is one.
  public mutating func _$willModify() {
    withUnsafeMutablePointer(to: &self) { optional in
      if isNil(optional) { return }
      UnsafeMutableRawPointer(optional).assumingMemoryBound(to: Wrapped.self).pointee._$willModify()
    }
  }
}

extension Array: _StateIdentifiable where Element: ObservableState {
  /// The identities of the elements, in order.
  public var _$identity: _StateIdentity { .elements(map(\._$id)) }

  /// Lets the elements diverge from their copies.
  public mutating func _$willModify() {
    for index in indices { self[index]._$willModify() }
  }
}

extension IdentifiedArray: _StateIdentifiable where Element: ObservableState {
  /// The structure of the collection: which elements, in which order, and none of them replaced.
  public var _$identity: _StateIdentity { .structure(_structuralRevision, divergence: _divergenceRevision) }

  /// Lets the collection diverge from its copies.
  public mutating func _$willModify() { _diverge() }
}
