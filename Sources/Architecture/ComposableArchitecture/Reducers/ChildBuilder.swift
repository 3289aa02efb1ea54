public import CasePaths

/// Where an optional child is held: an optional, or a ``PresentationState``.
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

/// The reducer of an optional child, fit to be attached to a parent.
public struct _ChildReducer<Container, ContainerAction> {
  let attachment: any ChildAttachment<Container, ContainerAction>
}

/// Attaches a child to the parent that holds its state.
protocol ChildAttachment<Container, ContainerAction> {
  associatedtype Container
  associatedtype ContainerAction

  func attach<Parent: Reducer>(
    to parent: Parent,
    state: WritableKeyPath<Parent.State, Container>,
    action: AnyCasePath<Parent.Action, ContainerAction>,
    location: SourceLocation
  ) -> Reduce<Parent.State, Parent.Action>
}

/// A child that is held by an optional.
private struct OptionalChild<Child: Reducer>: ChildAttachment {
  typealias Container = Child.State?
  typealias ContainerAction = Child.Action

  let child: Child

  func attach<Parent: Reducer>(
    to parent: Parent,
    state: WritableKeyPath<Parent.State, Container>,
    action: AnyCasePath<Parent.Action, ContainerAction>,
    location: SourceLocation
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _IfLetReducer(parent: parent, child: child, toChildState: state, toChildAction: action, location: location)
    )
  }
}

/// A child that is held by a presentation state.
private struct PresentedChild<Child: Reducer>: ChildAttachment {
  typealias Container = PresentationState<Child.State>
  typealias ContainerAction = PresentationAction<Child.Action>

  let child: Child

  func attach<Parent: Reducer>(
    to parent: Parent,
    state: WritableKeyPath<Parent.State, Container>,
    action: AnyCasePath<Parent.Action, ContainerAction>,
    location: SourceLocation
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _PresentationReducer(
        base: parent, toPresentationState: state, toPresentationAction: action, destination: child, location: location
      )
    )
  }
}

/// Combines the reducers listed for an optional child.
///
/// What the child's state and action are follows from where they are held, so that `ifLet` is one function for both
/// kinds of containers: with one function for each, the time to type-check a chain of `ifLet`s doubles with each of them.
@resultBuilder
public enum _ChildBuilder<Container: _ChildContainer, ContainerAction> {
  /// A reducer for each element of a `for` loop.
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> some Reducer<R.State, R.Action> {
    ReducerBuilder<R.State, R.Action>.buildArray(reducers)
  }

  /// Nothing.
  public static func buildBlock<S>() -> EmptyReducer<S, ContainerAction> where Container == S? {
    EmptyReducer()
  }

  /// Nothing.
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
  public static func buildFinalResult<S, R: Reducer<S, ContainerAction>>(
    _ reducer: R
  ) -> _ChildReducer<Container, ContainerAction> where Container == S? {
    _ChildReducer(attachment: OptionalChild(child: reducer))
  }

  /// The whole.
  public static func buildFinalResult<S, A, R: Reducer<S, A>>(
    _ reducer: R
  ) -> _ChildReducer<Container, ContainerAction>
  where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    _ChildReducer(attachment: PresentedChild(child: reducer))
  }

  /// What is behind an availability check.
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
  /// (`\.child`), or the projected value of a presented one (`\.$child`); a presented child also goes when it asks to be
  /// dismissed (see ``DismissEffect``), or when ``PresentationAction/dismiss`` is sent.
  ///
  /// - Parameters:
  ///   - toChildState: The field.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func ifLet<Container: _ChildContainer, ContainerAction>(
    _ toChildState: WritableKeyPath<State, Container>,
    action toChildAction: CaseKeyPath<Action, ContainerAction>,
    @_ChildBuilder<Container, ContainerAction> then child: () -> _ChildReducer<Container, ContainerAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    child().attachment.attach(
      to: self, state: toChildState, action: AnyCasePath(toChildAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
