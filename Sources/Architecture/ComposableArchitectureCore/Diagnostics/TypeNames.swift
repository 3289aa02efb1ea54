import Foundation

/// The name of a store's type as written in code: `StoreOf<Counter>` where state and action are nested in one feature.
func storeTypeName<State, Action>(of store: Store<State, Action>) -> String {
  storeTypeName(State.self, Action.self)
}

/// The name of a store's type as written in code.
func storeTypeName<State, Action>(_ state: State.Type, _ action: Action.Type) -> String {
  let stateType = typeName(State.self, genericsAbbreviated: false)
  let actionType = typeName(Action.self, genericsAbbreviated: false)
  if stateType.hasSuffix(".State"), actionType.hasSuffix(".Action"), stateType.dropLast(6) == actionType.dropLast(7) {
    return "StoreOf<\(stateType.dropLast(6))>"
  }
  if stateType.hasSuffix(".State?"), actionType.hasSuffix(".Action"), stateType.dropLast(7) == actionType.dropLast(7) {
    return "StoreOf<\(stateType.dropLast(7))?>"
  }
  if stateType.hasPrefix("IdentifiedArray<"), actionType.hasPrefix("IdentifiedAction<"),
    let stateElement = secondArgument(of: stateType), let actionElement = secondArgument(of: actionType),
    stateElement.hasSuffix(".State"), actionElement.hasSuffix(".Action"),
    stateElement.dropLast(6) == actionElement.dropLast(7)
  {
    return "IdentifiedStoreOf<\(stateElement.dropLast(6))>"
  }
  if stateType.hasPrefix("PresentationState<"), actionType.hasPrefix("PresentationAction<") {
    let state = stateType.dropFirst(18).dropLast()
    let action = actionType.dropFirst(19).dropLast()
    if state.hasSuffix(".State"), action.hasSuffix(".Action"), state.dropLast(6) == action.dropLast(7) {
      return "PresentationStoreOf<\(state.dropLast(6))>"
    }
  }
  if stateType.hasPrefix("StackState<"), actionType.hasPrefix("StackAction<") {
    let state = stateType.dropFirst(11).dropLast()
    if state.hasSuffix(".State"), let action = secondArgument(of: actionType), action.hasSuffix(".Action"),
      state.dropLast(6) == action.dropLast(7)
    {
      return "StackStoreOf<\(state.dropLast(6))>"
    }
  }
  return "Store<\(stateType), \(actionType)>"
}

private func secondArgument(of type: String) -> Substring? {
  guard let comma = type.range(of: ", ") else { return nil }
  return type[comma.upperBound...].dropLast()
}
