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
  @inlinable
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
  @inlinable
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
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: WritableKeyPath<Parent.State, Child.State?>
  @usableFromInline let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    toChildState: WritableKeyPath<Parent.State, Child.State?>,
    toChildAction: AnyCasePath<Parent.Action, Child.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.location = location
  }

  /// Runs the child, then the parent.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The child and the parent as a store runs them.
  @inlinable
  public func _makeReduction() -> _Reduction<Parent.State, Parent.Action> {
    .optional(parent._makeReduction(), child._makeReduction(), toChildState, toChildAction, location)
  }
}

extension _Reduction {
  /// Runs a reduction, and that of an optional child before it.
  @inlinable
  static func optional<ChildState, ChildAction>(
    _ parent: _Reduction<State, Action>,
    _ child: _Reduction<ChildState, ChildAction>,
    _ state: WritableKeyPath<State, ChildState?>,
    _ actions: AnyCasePath<Action, ChildAction>,
    _ location: SourceLocation
  ) -> _Reduction<State, Action> {
    let reduction = IfLetReduction(
      parent: parent, child: child, path: StatePath(state), actions: actions, location: location
    )
    return _FunctionReduction { reduction.reduce(&$0, $1) }
  }
}

/// Runs the reducer of an optional child, and cancels the effects of a child that is gone.
@usableFromInline
final class IfLetReduction<State, Action, ChildState, ChildAction> {
  @usableFromInline let parent: _Reduction<State, Action>
  @usableFromInline let child: _Reduction<ChildState, ChildAction>
  @usableFromInline let path: StatePath<State, ChildState?>
  @usableFromInline let actions: AnyCasePath<Action, ChildAction>
  @usableFromInline let kind = ChildKind<ChildState>()
  @usableFromInline let isEphemeral = ChildState.self is any _EphemeralState.Type
  @usableFromInline let children = ActiveChildren()
  private let location: SourceLocation

  @usableFromInline
  init(
    parent: _Reduction<State, Action>,
    child: _Reduction<ChildState, ChildAction>,
    path: StatePath<State, ChildState?>,
    actions: AnyCasePath<Action, ChildAction>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.path = path
    self.actions = actions
    self.location = location
  }

  @inlinable
  func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    let childEffect = reduceChild(&state, action)
    // A child that changes its own identity keeps its effects.
    let before = childID(in: &state)
    let effect = childEffect.merge(with: parent.reduce(&state, action))
    let after = childID(in: &state)
    if childEffect.isNone, children.isEmpty { return effect }
    if after != nil, before == after { return effect }
    return effect.merge(with: leave(after))
  }

  /// Cancels the effects of all children except the current one.
  @usableFromInline
  func leave(_ present: NavigationID?) -> Effect<Action> {
    children.compare()
    return .leave(path.keyPath) { $0 == present }
  }

  @usableFromInline
  func childID(in state: inout State) -> NavigationID? {
    path.readUnobserved(&state) { child in
      withWrapped(child) { kind.navigationID(of: $0, at: path.keyPath) }
    }
  }

  @inlinable
  func reduceChild(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let childAction = actions.extract(from: action) else { return .none }
    // The child may become another one while it runs.
    guard let id = childID(in: &state) else {
      reportMissing(action)
      return .none
    }
    let effect = path.modify(&state) { child in
      defer { if isEphemeral { child = nil } }
      return self.child.reduce(&child!, childAction)
    }
    return effect.isNone ? .none : embed(effect, id)
  }

  @usableFromInline
  func embed(_ effect: Effect<ChildAction>, _ id: NavigationID) -> Effect<Action> {
    effect.mapped(actions.embed).of(id, among: children)
  }

  @usableFromInline
  func reportMissing(_ action: Action) {
    location.report(
      #""ifLet" at "\#(location)" was handed an action of a child whose state is "nil"."#,
      facts: ["Action": debugCaseOutput(action)],
      causes: AbsentChild.optional
    )
  }
}
