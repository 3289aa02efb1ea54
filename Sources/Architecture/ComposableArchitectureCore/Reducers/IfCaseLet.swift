public import CasePaths
import RuntimeABI

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
  @inlinable
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
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: AnyCasePath<Parent.State, Child.State>
  @usableFromInline let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    toChildState: AnyCasePath<Parent.State, Child.State>,
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
    let reduction = IfCaseLetReduction(
      parent: parent._makeReduction(), child: child._makeReduction(), states: toChildState, actions: toChildAction,
      location: location
    )
    return _FunctionReduction { reduction.reduce(&$0, $1) }
  }
}

/// Runs the reducer of a case, and cancels the effects of a state of the case that is gone.
@usableFromInline
final class IfCaseLetReduction<State, Action, ChildState, ChildAction> {
  @usableFromInline let parent: _Reduction<State, Action>
  @usableFromInline let child: _Reduction<ChildState, ChildAction>
  @usableFromInline let states: _EnumPayload<State, ChildState>
  @usableFromInline let actions: AnyCasePath<Action, ChildAction>
  @usableFromInline let kind = ChildKind<ChildState>()
  @usableFromInline let children = ActiveChildren()
  /// How the cases lie in memory, or nil if no case has a number.
  private let layout = EnumLayout(of: State.self)
  private let place: AnyKeyPath
  private let location: SourceLocation

  @usableFromInline
  init(
    parent: _Reduction<State, Action>,
    child: _Reduction<ChildState, ChildAction>,
    states: AnyCasePath<State, ChildState>,
    actions: AnyCasePath<Action, ChildAction>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.states = _EnumPayload(states)
    self.actions = actions
    self.location = location
    place = layout == nil ? \ChildState.self : \State.self
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
    return effect.merge(with: leave(&state, after))
  }

  /// Cancels the effects of all cases except the current one.
  @usableFromInline
  func leave(_ state: inout State, _ present: NavigationID?) -> Effect<Action> {
    children.compare()
    let presentTag = withUnsafePointer(to: &state) { state in layout?.tag(of: state) }
    return .leave(place) {
      // Other cases have their own operators.
      if present == nil, case .inCase(let tag?, _) = $0.child { return tag == presentTag }
      return $0 == present
    }
  }

  @usableFromInline
  func childID(in state: inout State) -> NavigationID? {
    withUnsafePointer(to: &state) { state in
      states.read(state) { navigationID(of: $0, in: layout?.tag(of: state)) }
    }
  }

  @usableFromInline
  func navigationID(of child: UnsafePointer<ChildState>, in tag: UInt32?) -> NavigationID {
    kind.navigationID(of: child, inCase: tag, at: place)
  }

  @inlinable
  func reduceChild(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let childAction = actions.extract(from: action) else { return .none }
    // The child may become another one while it runs.
    guard let id = childID(in: &state),
      let effect = states.modify(&state, { child.reduce(&$0, childAction) })
    else {
      reportMissing(state, action)
      return .none
    }
    return effect.isNone ? .none : embed(effect, id)
  }

  @usableFromInline
  func embed(_ effect: Effect<ChildAction>, _ id: NavigationID) -> Effect<Action> {
    effect.mapped(actions.embed).of(id, among: children)
  }

  @usableFromInline
  func reportMissing(_ state: State, _ action: Action) {
    location.report(
      """
      "ifCaseLet" at "\(location)" was handed an action of a case that "\(typeName(State.self))" is not in.
      """,
      facts: ["Action": debugCaseOutput(action), "State": debugCaseOutput(state)],
      causes: AbsentChild.attachedCase
    )
  }
}
