public import IdentifiedCollections
public import Observation

// The spelling of the Composable Architecture 1.x, for accessors that were written or expanded by hand.

extension ObservationStateRegistrar {
  /// Assigns a field, and tells its observers unless both functions find nothing to tell.
  ///
  /// - Parameters:
  ///   - subject: The state.
  ///   - keyPath: The field.
  ///   - value: Its storage.
  ///   - newValue: What to store.
  ///   - isIdentityEqual: Whether the one is the other, changed within.
  ///   - shouldNotifyObservers: Whether the difference is worth telling.
  public func mutate<Subject: Observable, Member, Value>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool,
    _ shouldNotifyObservers: (Value, Value) -> Bool = { _, _ in true }
  ) {
    if isIdentityEqual(value, newValue) || !shouldNotifyObservers(value, newValue) {
      value = newValue
    } else {
      extent.notify(keyPath) { value = newValue }
    }
  }

  /// Called before a field is modified in place.
  ///
  /// - Returns: The old value.
  public func willModify<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> Member {
    member
  }

  /// Called before an observable field is modified in place.
  ///
  /// - Returns: The old value.
  public func willModify<Subject: Observable, Member: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> Member {
    member._$willModify()
    return member
  }

  /// Called after a field was modified in place.
  public func didModify<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ member: inout Member,
    _ oldValue: Member,
    _ isIdentityEqual: (Member, Member) -> Bool,
    _ shouldNotifyObservers: (Member, Member) -> Bool = { _, _ in true }
  ) {
    if !isIdentityEqual(oldValue, member) {
      let newValue = member
      member = oldValue
      mutate(subject, keyPath: keyPath, &member, newValue, isIdentityEqual, shouldNotifyObservers)
    }
  }
}

/// Whether two observable values are copies of one.
public func _$isIdentityEqual<T: ObservableState>(_ lhs: T, _ rhs: T) -> Bool {
  lhs._$id == rhs._$id
}

/// Whether two collections hold copies of the same observable values.
public func _$isIdentityEqual<T: ObservableState>(_ lhs: [T], _ rhs: [T]) -> Bool {
  lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// Whether two collections hold copies of the same observable values.
public func _$isIdentityEqual<ID: Hashable, T: ObservableState>(
  _ lhs: IdentifiedArray<ID, T>, _ rhs: IdentifiedArray<ID, T>
) -> Bool {
  lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// Whether two values are copies of one observable value, looked up at run time.
public func _$isIdentityEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  _StateIdentity(of: lhs).isSame(as: _StateIdentity(of: rhs))
}

/// Called before a value is modified in place.
public func _$willModify<T>(_: inout T) {}

/// Called before an observable value is modified in place.
public func _$willModify<T: ObservableState>(_ value: inout T) {
  value._$willModify()
}
