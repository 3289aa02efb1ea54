public import CasePaths

extension Reducer {
  /// Runs a child on an optional part of the state, while there is one.
  ///
  /// The child runs before its parent, and its effects are cancelled when it goes.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional field.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Removes an alert, a dialog or the like when it has been answered.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional field.
  ///   - toWrappedAction: The case that holds the answers.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: EmptyReducer(),
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with an optional child.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toChildState: WritableKeyPath<Parent.State, Child.State?>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  let location: SourceLocation

  /// Runs the child, then the parent.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The child and the parent as a store runs them.
  public func _makeReduction() -> _Reduction<Parent.State, Parent.Action> {
    IfLetReduction(self)
  }
}

private final class IfLetReduction<Parent: Reducer, Child: Reducer>: _Reduction<Parent.State, Parent.Action> {
  private let parent: _Reduction<Parent.State, Parent.Action>
  private let child: _Reduction<Child.State, Child.Action>
  private let path: StatePath<Parent.State, Child.State?>
  private let actions: AnyCasePath<Parent.Action, Child.Action>
  private let location: SourceLocation
  private let kind = ChildKind<Child.State>()

  init(_ reducer: _IfLetReducer<Parent, Child>) {
    parent = reducer.parent._makeReduction()
    child = reducer.child._makeReduction()
    path = StatePath(reducer.toChildState)
    actions = reducer.toChildAction
    location = reducer.location
  }

  override func reduce(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    let childEffect = reduceChild(&state, action)
    let before = navigationID(in: &state)
    let parentEffect = parent.reduce(&state, action)
    let effect = childEffect.merge(with: parentEffect)
    guard let before, before != navigationID(in: &state) else { return effect }
    return effect.merge(with: Effect(operation: .leave(before)))
  }

  private func navigationID(in state: inout Parent.State) -> NavigationID? {
    withUnsafePointer(to: &state) { state in
      path.read(state) { child in
        withWrapped(child) { NavigationID(place: path.keyPath, child: .presented(kind.identity(of: $0))) }
      }
    }
  }

  private func reduceChild(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    guard let childAction = actions.extract(from: action) else { return .none }
    guard let id = navigationID(in: &state) else {
      location.report(
        """
        An "ifLet" at "\(location)" received a child action when child state was "nil". …

          Action:
            \(debugCaseOutput(action))

        This is generally considered an application logic error, and can happen for a few reasons:

        • A parent reducer set child state to "nil" before this reducer ran. This reducer must run \
        before any other reducer sets child state to "nil". This ensures that child reducers can \
        handle their actions while their state is still available.

        • An in-flight effect emitted this action when child state was "nil". While it may be \
        perfectly reasonable to ignore this action, consider canceling the associated effect \
        before child state becomes "nil", especially if it is a long-living effect.

        • This action was sent to the store while state was "nil". Make sure that actions for this \
        reducer can only be sent from a view store when state is non-"nil". In SwiftUI \
        applications, use "IfLetStore".
        """
      )
      return .none
    }
    let effect = path.modify(&state) { child in
      defer { if Child.State.self is any _EphemeralState.Type { child = nil } }
      return self.child.reduce(&child!, childAction)
    }
    if effect.isNone { return .none }
    return effect.mapped(actions.embed).presented(id)
  }
}

extension Effect {
  /// The effect of a child that is presented under an id, and cancelled with it.
  func presented(_ id: NavigationID) -> Self {
    isNone ? self : Self(operation: .presented(id, self))
  }
}
