/// What is asked about the children of one type for every action: who they are, and whether they go when answered.
///
/// Decided once for the type, and once for each case of an enum: mirrors are slow.
@usableFromInline
final class ChildKind<State> {
  private struct Payload {
    let isIdentifiable: Bool
    let ephemeral: (any _EphemeralState.Type)?
  }

  /// Reads the ids of states, or nil if they have none.
  private let ids: ChildIDs<State>?
  private let ephemeral: (any _EphemeralState.Type)?
  /// What associated values are, by case.
  private var payloads: [UnsafePointer<CChar>: Payload] = [:]
  /// What was last answered: mostly, it is asked again.
  private var last: (name: UnsafePointer<CChar>?, id: NavigationID)?
  /// Whether states are in cases. Found out by the first of them.
  private var isEnum: Bool?

  @usableFromInline
  init() {
    func ids<T: Identifiable>(_: T.Type) -> ChildIDs<State> { IdentifiableChildIDs<State, T>() }
    self.ids = (State.self as? any Identifiable.Type).map { ids($0) }
    ephemeral = State.self as? any _EphemeralState.Type
  }

  /// Which child a state is, at the place of its parent that this is asked for. While it is the same child, the answer is
  /// the same object.
  @usableFromInline
  func navigationID(of state: UnsafePointer<State>, at place: AnyKeyPath) -> NavigationID {
    let name = caseName(of: state)
    if let last, last.name == name {
      if let ids, name == nil {
        if ids.isLast(state) { return last.id }
      } else if name.map({ !payload(of: state, in: $0).isIdentifiable }) ?? true {
        return last.id
      }
    }
    let id = NavigationID(place: place, child: .presented(identity(of: state, in: name)))
    last = (name, id)
    return id
  }

  private func identity(of state: UnsafePointer<State>, in name: UnsafePointer<CChar>?) -> ChildIdentity {
    guard let name else { return ChildIdentity(caseName: nil, id: ids?.read(state)) }
    guard payload(of: state, in: name).isIdentifiable else { return ChildIdentity(caseName: name, id: nil) }
    return ChildIdentity(of: state.pointee)
  }

  /// The type of a state that goes when it has been answered, or of the payload of an enum that does.
  @usableFromInline
  func ephemeralType(of state: UnsafePointer<State>) -> (any _EphemeralState.Type)? {
    if let ephemeral { return ephemeral }
    guard let name = caseName(of: state) else { return nil }
    return payload(of: state, in: name).ephemeral
  }

  private func caseName(of state: UnsafePointer<State>) -> UnsafePointer<CChar>? {
    if isEnum == false { return nil }
    let name = enumCaseName(of: state.pointee)
    isEnum = name != nil
    return name
  }

  private func payload(of state: UnsafePointer<State>, in name: UnsafePointer<CChar>) -> Payload {
    if let known = payloads[name] { return known }
    let type = associatedValue(of: state.pointee).map { Swift.type(of: $0) }
    let payload = Payload(
      isIdentifiable: type is any Identifiable.Type, ephemeral: type as? any _EphemeralState.Type
    )
    payloads[name] = payload
    return payload
  }
}

private func associatedValue<Value>(of value: Value) -> Any? {
  payload(of: value)
}

/// The ids of states of one type. Whether an id is still the same is found without erasing its type.
private class ChildIDs<State> {
  /// Reads the id of a state, and remembers it.
  func read(_ state: UnsafePointer<State>) -> AnyHashable {
    fatalError("A subclass implements this.")
  }

  /// Whether the id of a state is that which was last read.
  func isLast(_ state: UnsafePointer<State>) -> Bool {
    fatalError("A subclass implements this.")
  }
}

/// - Precondition: Both types are the same.
private final class IdentifiableChildIDs<State, Child: Identifiable>: ChildIDs<State> {
  private var last: Child.ID?

  override func read(_ state: UnsafePointer<State>) -> AnyHashable {
    let id = UnsafeRawPointer(state).assumingMemoryBound(to: Child.self).pointee.id
    last = id
    return AnyHashable(id)
  }

  override func isLast(_ state: UnsafePointer<State>) -> Bool {
    UnsafeRawPointer(state).assumingMemoryBound(to: Child.self).pointee.id == last
  }
}
