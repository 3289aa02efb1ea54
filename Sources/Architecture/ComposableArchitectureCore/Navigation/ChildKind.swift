import CasePaths
import RuntimeABI

/// The facts about children of one type that each action needs: their identity, and whether they go when answered.
///
/// Decided once for the type, and once for each case of an enum. No state is copied: it may be large.
@usableFromInline
final class ChildKind<State> {
  private struct Payload {
    let type: Any.Type?
    let isIdentifiable: Bool
    let ephemeral: (any _EphemeralState.Type)?
  }

  /// Reads the ids of states, or nil if they have none.
  private let ids: ChildIDs<State>?
  private let ephemeral: (any _EphemeralState.Type)?
  /// How the cases lie in memory, if the state is an enum.
  private let layout = EnumLayout(of: State.self)
  /// The kinds of associated values, by case.
  private var payloads: [UInt32: Payload] = [:]
  /// The last answer: most questions repeat the last one.
  private var last: (tag: UInt32?, id: NavigationID)?
  /// The last identity found for the value of a case.
  private var lastInCase: (identity: NavigationID, id: NavigationID)?

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
    let tag = layout?.tag(of: state)
    if let last, last.tag == tag {
      if let tag {
        if !payload(tag).isIdentifiable { return last.id }
      } else if ids?.isLast(state) ?? true {
        return last.id
      }
    }
    let id = NavigationID(place: place, child: .presented(identity(of: state, in: tag)))
    last = (tag, id)
    return id
  }

  /// The identity of a child state that is the value of a case of its parent.
  ///
  /// - Parameters:
  ///   - state: The state, which is not copied.
  ///   - number: The number of the case, or nil if it has none.
  ///   - place: The place of the parent.
  @usableFromInline
  func navigationID(of state: UnsafePointer<State>, inCase number: UInt32?, at place: AnyKeyPath) -> NavigationID {
    let identity = navigationID(of: state, at: place)
    if let lastInCase, lastInCase.identity === identity { return lastInCase.id }
    guard case .presented(let child) = identity.child else { return identity }
    let id = NavigationID(place: place, child: .inCase(number, child))
    lastInCase = (identity, id)
    return id
  }

  private func identity(of state: UnsafePointer<State>, in tag: UInt32?) -> ChildIdentity {
    guard let tag else { return ChildIdentity(tag: nil, id: ids?.read(state)) }
    return ChildIdentity(of: state, tag: tag, payload: payload(tag).type)
  }

  /// The type of a state that goes when it has been answered, or of the payload of an enum that does.
  @usableFromInline
  func ephemeralType(of state: UnsafePointer<State>) -> (any _EphemeralState.Type)? {
    ephemeral ?? layout.flatMap { payload($0.tag(of: state)).ephemeral }
  }

  private func payload(_ tag: UInt32) -> Payload {
    if let known = payloads[tag] { return known }
    let type = layout?.payload(tag)
    let payload = Payload(
      type: type, isIdentifiable: type is any Identifiable.Type, ephemeral: type as? any _EphemeralState.Type
    )
    payloads[tag] = payload
    return payload
  }
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
