import CasePaths
import IssueReporting

extension Store where State: ObservableState {
  /// The store of a presented child; writing nil dismisses it. What presentations are bound to.
  subscript<ChildState, ChildAction>(
    id id: AnyHashable?,
    state state: KeyPath<State, ChildState?>,
    action action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID fileID: _HashableStaticString,
    filePath filePath: _HashableStaticString,
    line line: UInt,
    column column: UInt
  ) -> Store<ChildState, ChildAction>? {
    get { optionalChild(state, action.appending(path: \.presented)) }
    set {
      guard newValue == nil, isChild(id, state), !core.isInvalid,
        core.read({ isPresent($0.pointee[keyPath: state]) })
      else { return }
      send(action(.dismiss))
      if core.read({ isPresent($0.pointee[keyPath: state]) }) {
        reportIssue(
          describe(
            """
            A binding at "\(fileID.value):\(line)" was set to "nil" to dismiss its child, and the child is still there.
            """,
            facts: ["Child": typeName(ChildState.self)],
            causes: AbsentOperator.ifLet
          ),
          fileID: fileID.value,
          filePath: filePath.value,
          line: line,
          column: column
        )
      }
    }
  }
}

extension Store {
  /// Whether an identity is that of the child that is presented now.
  private func isChild<ChildState>(_ id: AnyHashable?, _ state: KeyPath<State, ChildState?>) -> Bool {
    id == AnyHashable(CurrentChild()) || id == core.read { presentedID($0.pointee[keyPath: state]) }
  }
}

/// The identity of whichever child is presented, for bindings that are made once and not again with each body.
struct CurrentChild: Hashable {}

/// The identity of a presented child that is `Identifiable`.
func presentedID<Child>(_ child: Child?) -> AnyHashable? {
  guard let child = child as? any Identifiable else { return nil }
  func open<T: Identifiable>(_ value: T) -> AnyHashable { AnyHashable(value.id) }
  return open(child)
}

private func isPresent<Child>(_ child: Child?) -> Bool {
  switch child {
  case .none: false
  case .some: true
  }
}
