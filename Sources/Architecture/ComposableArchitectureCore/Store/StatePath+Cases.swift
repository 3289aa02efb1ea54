import CasePaths

/// The way to visit a large value in the case of an enum: `\.case` of an enum, or `\.destination?.case` of a field that
/// presents one.
func visitOfLargeCase<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> ((UnsafePointer<Root>, (UnsafeRawPointer) -> Void) -> Void)? {
  // Others are handed on more quickly than they are looked for.
  guard isLarge(Value.self), let type = Root.self as? any ObservableState.Type else { return nil }
  func open<S: ObservableState>(_: S.Type) -> CaseVisit? {
    if let visit = S._$cases.visit(keyPath) { return { visit($0.assumingMemoryBound(to: S.self), $1) } }
    return S._$storage.keys.lazy.compactMap { visit(of: keyPath, behind: $0, in: S.self) }.first
  }
  return open(type).map { visit in { visit(UnsafeRawPointer($0), $1) } }
}

/// Calls a function with a part of a state, unless there is nothing.
private typealias CaseVisit = (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void

/// How to visit the case that a key path names, if it begins with a field that holds an optional enum.
private func visit<S: ObservableState>(
  of keyPath: AnyKeyPath, behind field: PartialKeyPath<S>, in type: S.Type
) -> CaseVisit? {
  guard let optional = Swift.type(of: field).valueType as? any OptionalType.Type,
    let visit = visitOfWrapped(optional, keyPath, behind: field),
    let storage = observedStorage(of: type, field)
  else { return nil }
  return { state, body in
    storage.extent(state).access(field: storage.field)
    let place = state.advanced(by: storage.offset)
    guard let address = storage.address else { return visit(place, body) }
    guard let (owner, optional) = address(place) else { return }
    withExtendedLifetime(owner) { visit(optional, body) }
  }
}

private func visitOfWrapped<T: OptionalType>(
  _: T.Type, _ keyPath: AnyKeyPath, behind field: AnyKeyPath
) -> CaseVisit? {
  func open<D: ObservableState>(_: D.Type) -> CaseVisit? {
    guard let visit = D._$cases.visit(keyPath, behind: field) else { return nil }
    return { optional, body in
      withWrapped(optional.assumingMemoryBound(to: D?.self)) { visit($0, body) }
    }
  }
  return (T.Wrapped.self as? any ObservableState.Type).flatMap { open($0) }
}
