import CasePaths
import ConcurrencyExtras
import RuntimeABI

/// Which child is presented: the id of an identifiable state, the case of an enum and the id within it.
///
/// A child keeps its identity, and with it its effects, while its other state changes or is replaced.
struct ChildIdentity: Hashable, Sendable {
  private let tag: UInt32?
  private let id: ComparedID?

  init(tag: UInt32?, id: AnyHashable?) {
    self.tag = tag
    self.id = id.map { ComparedID($0) }
  }

  /// The identity of a state in a case of an enum.
  ///
  /// - Parameters:
  ///   - state: The state, which is not copied.
  ///   - tag: The number of the case.
  ///   - payload: The type of the associated value.
  init<State>(of state: UnsafePointer<State>, tag: UInt32, payload: Any.Type?) {
    self.tag = tag
    id = (payload as? any Identifiable.Type).flatMap { identifier(in: state, as: $0) }.map { ComparedID($0) }
  }

  /// The identity of a state.
  init<State>(of state: State) {
    self = withUnsafePointer(to: state) { state in
      if let layout = EnumLayout(of: State.self) {
        let tag = layout.tag(of: state)
        return Self(of: state, tag: tag, payload: layout.payload(tag))
      }
      return Self(tag: nil, id: (State.self as? any Identifiable.Type).map { identifier(of: state, as: $0) })
    }
  }
}

private func identifier<State, Child: Identifiable>(
  of state: UnsafePointer<State>, as type: Child.Type
) -> AnyHashable {
  borrow(UnsafeRawPointer(state).assumingMemoryBound(to: type)) { AnyHashable($0.id) }
}

private func identifier<State, Child: Identifiable>(
  in state: UnsafePointer<State>, as type: Child.Type
) -> AnyHashable? {
  EnumCasePlace(of: state, holding: type)?.withContent(of: state, as: type) { identifier(of: $0, as: type) }
}

/// The associated value of an enum value, if it has one.
func payload(of value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  return mirror.children.first?.value
}
