public import IdentifiedCollections

/// What is compared to decide whether a field was replaced, or only changed within.
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
  /// The structure of a collection that takes a new number whenever elements come, go or move.
  case structure(UInt64)
  /// Nothing is known about the value.
  case unknown

  /// Whether nothing was replaced between the one and the other.
  public func isSame(as other: _StateIdentity) -> Bool {
    switch (self, other) {
    case (.id(let lhs), .id(let rhs)): lhs == rhs
    case (.none, .none): true
    case (.elements(let lhs), .elements(let rhs)): lhs == rhs
    case (.structure(let lhs), .structure(let rhs)): lhs == rhs
    default: false
    }
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
  /// What to compare.
  var _$identity: _StateIdentity { get }
}

extension Optional: _StateIdentifiable where Wrapped: _StateIdentifiable {
  /// The identity of the value, if there is one.
  public var _$identity: _StateIdentity {
    withUnsafePointer(to: self) { withWrapped($0) { borrow($0) { $0._$identity } } ?? .none }
  }
}

extension Array: _StateIdentifiable where Element: ObservableState {
  /// The identities of the elements, in order.
  public var _$identity: _StateIdentity { .elements(map(\._$id)) }
}

extension IdentifiedArray: _StateIdentifiable where Element: ObservableState {
  /// The structure of the collection: which elements, in which order, and none of them replaced.
  public var _$identity: _StateIdentity { .structure(_structuralRevision) }
}
