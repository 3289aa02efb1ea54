public import CasePaths

/// The container of an optional child: an optional, or a ``PresentationState``.
public protocol _ChildContainer<ChildState> {
  /// The state of the child.
  associatedtype ChildState
}

extension Optional: _ChildContainer {
  /// The state of the child.
  public typealias ChildState = Wrapped
}

extension PresentationState: _ChildContainer {
  /// The state of the child.
  public typealias ChildState = State
}

/// The place of a reducer in the sources.
public struct _ReducerLocation {
  @usableFromInline let location: SourceLocation

  @inlinable
  init(_ location: SourceLocation) {
    self.location = location
  }
}

/// Attaches a child to the parent that holds its state.
public protocol _ChildAttachment<Container, ContainerAction> {
  /// The container of the child's state.
  associatedtype Container: _ChildContainer
  /// The container of the child's actions.
  associatedtype ContainerAction

  /// The child and its parent, as a store runs them.
  func _attach<ParentState, ParentAction>(
    to parent: _Reduction<ParentState, ParentAction>,
    state: WritableKeyPath<ParentState, Container>,
    action: AnyCasePath<ParentAction, ContainerAction>,
    location: _ReducerLocation
  ) -> _Reduction<ParentState, ParentAction>
}

/// A child that is held by an optional.
public struct _OptionalChild<Child: Reducer>: _ChildAttachment {
  @usableFromInline let child: Child

  @inlinable
  init(_ child: Child) {
    self.child = child
  }

  /// The child and its parent, as a store runs them.
  @inlinable
  public func _attach<ParentState, ParentAction>(
    to parent: _Reduction<ParentState, ParentAction>,
    state: WritableKeyPath<ParentState, Child.State?>,
    action: AnyCasePath<ParentAction, Child.Action>,
    location: _ReducerLocation
  ) -> _Reduction<ParentState, ParentAction> {
    .optional(parent, child._makeReduction(), state, action, location.location)
  }
}

/// A child that is held by a presentation state.
public struct _PresentedChild<Child: Reducer>: _ChildAttachment {
  @usableFromInline let child: Child

  @inlinable
  init(_ child: Child) {
    self.child = child
  }

  /// The child and its parent, as a store runs them.
  @inlinable
  public func _attach<ParentState, ParentAction>(
    to parent: _Reduction<ParentState, ParentAction>,
    state: WritableKeyPath<ParentState, PresentationState<Child.State>>,
    action: AnyCasePath<ParentAction, PresentationAction<Child.Action>>,
    location: _ReducerLocation
  ) -> _Reduction<ParentState, ParentAction> {
    .presentation(parent, child._makeReduction(), state, action, location.location)
  }
}

/// A parent with a child.
public struct _ParentReducer<Parent: Reducer, Child: _ChildAttachment>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, Child.Container>
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.ContainerAction>
  @usableFromInline let location: _ReducerLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    state: WritableKeyPath<Parent.State, Child.Container>,
    action: AnyCasePath<Parent.Action, Child.ContainerAction>,
    location: _ReducerLocation
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.location = location
  }

  /// Runs the child, then the parent.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The child and the parent as a store runs them.
  @inlinable
  public func _makeReduction() -> _Reduction<Parent.State, Parent.Action> {
    child._attach(to: parent._makeReduction(), state: state, action: action, location: location)
  }
}

/// Combines the reducers listed for an optional child.
///
/// The types of the child's state and action follow from their containers, so that `ifLet` is one function for both
/// kinds of containers. With one function for each, the time to type-check a chain of `ifLet`s doubles with each of
/// them.
@resultBuilder
public enum _ChildBuilder<Container: _ChildContainer, ContainerAction> {
  /// A reducer for each element of a `for` loop.
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> some Reducer<R.State, R.Action> {
    ReducerBuilder<R.State, R.Action>.buildArray(reducers)
  }

  /// The empty reducer.
  public static func buildBlock<S>() -> EmptyReducer<S, ContainerAction> where Container == S? {
    EmptyReducer()
  }

  /// The empty reducer.
  public static func buildBlock<S, A>() -> EmptyReducer<S, A>
  where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    EmptyReducer()
  }

  /// The first branch of a condition.
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    first reducer: R0
  ) -> ReducerBuilder<R0.State, R0.Action>._Conditional<R0, R1> {
    .first(reducer)
  }

  /// The second branch of a condition.
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    second reducer: R1
  ) -> ReducerBuilder<R0.State, R0.Action>._Conditional<R0, R1> {
    .second(reducer)
  }

  /// One reducer.
  public static func buildExpression<S, R: Reducer<S, ContainerAction>>(_ expression: R) -> R
  where Container == S? {
    expression
  }

  /// One reducer.
  public static func buildExpression<S, A, R: Reducer<S, A>>(_ expression: R) -> R
  where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    expression
  }

  /// A reducer whose type is erased.
  @_disfavoredOverload
  public static func buildExpression<S>(_ expression: any Reducer<S, ContainerAction>) -> Reduce<S, ContainerAction>
  where Container == S? {
    Reduce(expression)
  }

  /// A reducer whose type is erased.
  @_disfavoredOverload
  public static func buildExpression<S, A>(_ expression: any Reducer<S, A>) -> Reduce<S, A>
  where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    Reduce(expression)
  }

  /// The whole.
  @inlinable
  public static func buildFinalResult<S, R: Reducer<S, ContainerAction>>(_ reducer: R) -> _OptionalChild<R>
  where Container == S? {
    _OptionalChild(reducer)
  }

  /// The whole.
  @inlinable
  public static func buildFinalResult<S, A, R: Reducer<S, A>>(_ reducer: R) -> _PresentedChild<R>
  where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    _PresentedChild(reducer)
  }

  /// The reducer behind an availability check.
  public static func buildLimitedAvailability<R: Reducer>(_ wrapped: R) -> Reduce<R.State, R.Action> {
    Reduce(wrapped)
  }

  /// An `if` without an `else`.
  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// The first reducer of a list.
  public static func buildPartialBlock<R: Reducer>(first: R) -> R {
    first
  }

  /// The next reducer of a list.
  public static func buildPartialBlock<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    accumulated: R0, next: R1
  ) -> ReducerBuilder<R0.State, R0.Action>._Sequence<R0, R1> {
    ReducerBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }
}

extension Reducer {
  /// Runs a child on an optional part of the state, while there is one.
  ///
  /// The child runs before its parent, and its effects are cancelled when it goes. The part of the state is an optional
  /// (`\.child`), or the projected value of a presented one (`\.$child`). A presented child also goes when it asks to
  /// be dismissed (see ``DismissEffect``), or when ``PresentationAction/dismiss`` is sent.
  ///
  /// - Parameters:
  ///   - toChildState: The field.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @inlinable
  public func ifLet<Container, ContainerAction, Child: _ChildAttachment<Container, ContainerAction>>(
    _ toChildState: WritableKeyPath<State, Container>,
    action toChildAction: CaseKeyPath<Action, ContainerAction>,
    @_ChildBuilder<Container, ContainerAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ParentReducer(
      parent: self,
      child: child(),
      state: toChildState,
      action: AnyCasePath(toChildAction),
      location: _ReducerLocation(SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    )
  }
}
