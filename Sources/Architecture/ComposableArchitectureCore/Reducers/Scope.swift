public import CasePaths
import IssueReporting

/// Runs a child feature on a part of the state and the actions of its parent.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) { Profile() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// The child's state is changed where it lies in the parent's.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  @usableFromInline
  enum ToChildState {
    case keyPath(WritableKeyPath<ParentState, Child.State>)
    case casePath(AnyCasePath<ParentState, Child.State>, SourceLocation)
  }

  @usableFromInline let toChildState: ToChildState
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let child: Child

  @inlinable
  init(
    toChildState: ToChildState,
    toChildAction: AnyCasePath<ParentAction, Child.Action>,
    child: Child
  ) {
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.child = child
  }

  /// Runs a child on a field of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The field.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(toChildState: .keyPath(toChildState), toChildAction: AnyCasePath(toChildAction), child: child())
  }

  /// Runs a child on a field of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The field.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(toChildState: .keyPath(toChildState), toChildAction: AnyCasePath(toChildAction), child: child())
  }

  /// Runs a child on a case of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The case that holds the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      toChildState: .casePath(
        AnyCasePath(toChildState), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      ),
      toChildAction: AnyCasePath(toChildAction),
      child: child()
    )
  }

  /// Runs the child.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    _makeReduction().reduce(&state, action)
  }

  /// The child as a store runs it.
  @inlinable
  public func _makeReduction() -> _Reduction<ParentState, ParentAction> {
    switch toChildState {
    case .keyPath(let keyPath): .scope(StatePath(keyPath), toChildAction, child._makeReduction())
    case .casePath(let casePath, let location): reduction(of: casePath, location)
    }
  }

  @inlinable
  func reduction(
    of states: AnyCasePath<ParentState, Child.State>, _ location: SourceLocation
  ) -> _Reduction<ParentState, ParentAction> {
    let child = child._makeReduction()
    let actions = toChildAction
    let states = _EnumPayload(states)
    return _FunctionReduction { state, action in
      guard let childAction = actions.extract(from: action) else { return .none }
      guard let effect = states.modify(&state, { child.reduce(&$0, childAction) }) else {
        location.reportOtherCase(state, action)
        return .none
      }
      return effect.isNone ? .none : effect.mapped(actions.embed)
    }
  }
}

extension SourceLocation {
  @usableFromInline
  func reportOtherCase<State, Action>(_ state: State, _ action: Action) {
    report(
      """
      "Scope" at "\(self)" was handed an action of a case that "\(typeName(State.self))" is not in.
      """,
      facts: ["Action": debugCaseOutput(action), "State": debugCaseOutput(state)],
      causes: AbsentChild.scopedCase
    )
  }
}
