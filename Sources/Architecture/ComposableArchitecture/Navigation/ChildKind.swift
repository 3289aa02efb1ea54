/// What is asked about the children of one type for every action: who they are, and whether they go when answered.
///
/// Decided once for the type, and once for each case of an enum: mirrors are slow.
@usableFromInline
final class ChildKind<State> {
  private struct Payload {
    let isIdentifiable: Bool
    let ephemeral: (any _EphemeralState.Type)?
  }

  /// Reads the id of a state, or nil if the type has none.
  private let readID: ((UnsafePointer<State>) -> AnyHashable)?
  private let ephemeral: (any _EphemeralState.Type)?
  /// What associated values are, by case.
  private var payloads: [UnsafePointer<CChar>: Payload] = [:]
  /// Whether states are in cases. Found out by the first of them.
  private var isEnum: Bool?

  @usableFromInline
  init() {
    func reader<T: Identifiable>(_: T.Type) -> (UnsafePointer<State>) -> AnyHashable {
      { AnyHashable(UnsafeRawPointer($0).assumingMemoryBound(to: T.self).pointee.id) }
    }
    readID = (State.self as? any Identifiable.Type).map { reader($0) }
    ephemeral = State.self as? any _EphemeralState.Type
  }

  /// Which child a state is, at a place of its parent.
  @usableFromInline
  func navigationID(of state: UnsafePointer<State>, at place: AnyKeyPath) -> NavigationID {
    NavigationID(place: place, child: .presented(identity(of: state)))
  }

  /// Which child a state is.
  func identity(of state: UnsafePointer<State>) -> ChildIdentity {
    guard let name = caseName(of: state) else { return ChildIdentity(caseName: nil, id: readID?(state)) }
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
