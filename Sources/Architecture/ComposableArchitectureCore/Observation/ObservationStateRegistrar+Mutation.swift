import IdentifiedCollections

// The accessors of `@ObservableState` call these. Overloads choose at compile time how to tell whether a field changed:
// by the identity of observable values, by `==`, by reference, or, where nothing is known, by assuming that it did.

extension ObservationStateRegistrar {
  /// Assigns a field and tells its observers.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: Its storage.
  ///   - newValue: What to store.
  public func mutate<Subject, Member>(
    keyPath: KeyPath<Subject, Member>, _ value: inout Member, _ newValue: Member
  ) {
    if _StateIdentity(of: value).isSame(as: _StateIdentity(of: newValue)) {
      value = newValue
    } else {
      extent.notify(keyPath) { value = newValue }
    }
  }

  /// Assigns a field, and tells its observers if the new value is not equal to the old one.
  public func mutate<Subject, Member: Equatable>(
    keyPath: KeyPath<Subject, Member>, _ value: inout Member, _ newValue: Member
  ) {
    if value == newValue {
      value = newValue
    } else {
      extent.notify(keyPath) { value = newValue }
    }
  }

  /// Assigns a field, and tells its observers if it refers to another object.
  public func mutate<Subject, Member: AnyObject>(
    keyPath: KeyPath<Subject, Member>, _ value: inout Member, _ newValue: Member
  ) {
    if value !== newValue {
      extent.notify(keyPath) { value = newValue }
    }
  }

  /// Assigns a field, and tells its observers if it refers to another object.
  public func mutate<Subject, Member: AnyObject & Equatable>(
    keyPath: KeyPath<Subject, Member>, _ value: inout Member, _ newValue: Member
  ) {
    if value !== newValue {
      extent.notify(keyPath) { value = newValue }
    }
  }

  /// Assigns an observable field, and tells its observers if the value was replaced.
  public func mutate<Subject, Member: _StateIdentifiable>(
    keyPath: KeyPath<Subject, Member>, _ value: inout Member, _ newValue: Member
  ) {
    if value._$identity.isSame(as: newValue._$identity) {
      value = newValue
    } else {
      if DepartedElements.isOn { (value as? any _DepartingCollection)?._noteDeparture() }
      extent.notify(keyPath) { value = newValue }
    }
  }

  /// Assigns an observable field, and tells its observers if the value was replaced.
  public func mutate<Subject, Member: _StateIdentifiable & Equatable>(
    keyPath: KeyPath<Subject, Member>, _ value: inout Member, _ newValue: Member
  ) {
    if value._$identity.isSame(as: newValue._$identity) {
      value = newValue
    } else {
      if DepartedElements.isOn { (value as? any _DepartingCollection)?._noteDeparture() }
      extent.notify(keyPath) { value = newValue }
    }
  }
}

extension ObservationStateRegistrar {
  /// Called before a field is modified in place. No copy of the field is kept, so that collections stay unique.
  ///
  /// - Returns: What `didModify(keyPath:_:_:)` compares with.
  public func willModify<Subject, Member>(
    keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> _StateIdentity {
    withUnsafeMutablePointer(to: &member) { divergence(of: Member.self)($0) }
  }

  /// Called before an observable field is modified in place, which diverges from its copies.
  public func willModify<Subject, Member: _StateIdentifiable>(
    keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> _StateIdentity {
    member._$willModify()
    return member._$identity
  }

  /// Called before a plain field is modified in place. Its bits are copied, which costs no reference.
  public func willModify<Subject, Member: BitwiseCopyable & Equatable>(
    keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> Member {
    member
  }

  /// Called after a field was modified in place.
  public func didModify<Subject, Member>(
    keyPath: KeyPath<Subject, Member>, _ member: inout Member, _ oldIdentity: _StateIdentity
  ) {
    if !oldIdentity.isSame(as: withUnsafePointer(to: &member) { identification(of: Member.self)($0) }) {
      extent.notify(keyPath)
    }
  }

  /// Called after an observable field was modified in place.
  public func didModify<Subject, Member: _StateIdentifiable>(
    keyPath: KeyPath<Subject, Member>, _ member: inout Member, _ oldIdentity: _StateIdentity
  ) {
    if !oldIdentity.isSame(as: member._$identity) {
      extent.notify(keyPath)
    }
  }

  /// Called after a plain field was modified in place.
  public func didModify<Subject, Member: BitwiseCopyable & Equatable>(
    keyPath: KeyPath<Subject, Member>, _ member: inout Member, _ oldValue: Member
  ) {
    if oldValue != member {
      extent.notify(keyPath)
    }
  }
}
