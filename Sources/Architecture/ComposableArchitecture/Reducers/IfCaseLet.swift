public import CasePaths

extension Reducer {
  /// Runs a child on a case of the state, while the state is in it.
  ///
  /// The child runs before its parent, and its effects are cancelled when the state changes to another case.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - case: The child.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case> where State: CasePathable, Action: CasePathable {
    _IfCaseLetReducer(
      parent: self,
      child: `case`(),
      toChildState: AnyCasePath(toCaseState),
      toChildAction: AnyCasePath(toCaseAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child for a case of the state.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toChildState: AnyCasePath<Parent.State, Child.State>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  let location: SourceLocation

  /// Runs the child, then the parent.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The child and the parent as a store runs them.
  public func _makeReduction() -> _Reduction<Parent.State, Parent.Action> {
    IfCaseLetReduction(self)
  }
}

private final class IfCaseLetReduction<Parent: Reducer, Child: Reducer>: _Reduction<Parent.State, Parent.Action> {
  private let parent: _Reduction<Parent.State, Parent.Action>
  private let child: _Reduction<Child.State, Child.Action>
  private let states: AnyCasePath<Parent.State, Child.State>
  private let actions: AnyCasePath<Parent.Action, Child.Action>
  private let location: SourceLocation
  private let kind = ChildKind<Child.State>()
  private let place: AnyKeyPath = \Child.State.self

  init(_ reducer: _IfCaseLetReducer<Parent, Child>) {
    parent = reducer.parent._makeReduction()
    child = reducer.child._makeReduction()
    states = reducer.toChildState
    actions = reducer.toChildAction
    location = reducer.location
  }

  override func reduce(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    let childEffect = reduceChild(&state, action)
    let before = states.extract(from: state).map(navigationID)
    let parentEffect = parent.reduce(&state, action)
    let effect = childEffect.merge(with: parentEffect)
    guard let before, before != states.extract(from: state).map(navigationID) else { return effect }
    return effect.merge(with: Effect(operation: .leave(before)))
  }

  private func navigationID(of child: Child.State) -> NavigationID {
    NavigationID(place: place, child: .presented(withUnsafePointer(to: child, kind.identity)))
  }

  private func reduceChild(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    guard let childAction = actions.extract(from: action) else { return .none }
    guard var childState = states.extract(from: state) else {
      location.report(
        """
        An "ifCaseLet" at "\(location)" received a child action when child state was set to a \
        different case. …

          Action:
            \(debugCaseOutput(action))
          State:
            \(debugCaseOutput(state))

        This is generally considered an application logic error, and can happen for a few reasons:

        • A parent reducer set "\(typeName(Parent.State.self))" to a different case before this \
        reducer ran. This reducer must run before any other reducer sets child state to a different \
        case. This ensures that child reducers can handle their actions while their state is still \
        available.

        • An in-flight effect emitted this action when child state was unavailable. While it may be \
        perfectly reasonable to ignore this action, consider canceling the associated effect before \
        child state changes to another case, especially if it is a long-living effect.

        • This action was sent to the store while state was another case. Make sure that actions for \
        this reducer can only be sent from a view store when state is set to the appropriate case. In \
        SwiftUI applications, use "SwitchStore".
        """
      )
      return .none
    }
    let id = navigationID(of: childState)
    let effect = child.reduce(&childState, childAction)
    state = states.embed(childState)
    if effect.isNone { return .none }
    return effect.mapped(actions.embed).presented(id)
  }
}
