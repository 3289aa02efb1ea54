import ComposableArchitectureCore
import Foundation
import IssueReporting
import OpenCombine

/// A store for tests: the test says what it sends, how the state changes, and what comes back.
///
/// ```swift
/// let scheduler = DispatchQueue.testScheduler
/// let store = TestStore(
///   initialState: CounterState(),
///   reducer: counterReducer,
///   environment: CounterEnvironment(mainQueue: scheduler.eraseToAnyScheduler(), fact: { Effect(value: "\($0)!") })
/// )
/// store.send(.incrementTapped) { $0.count = 1 }
/// store.send(.factTapped)
/// scheduler.advance()
/// store.receive(.factResponse(.success("1!"))) { $0.fact = "1!" }
/// ```
///
/// Every step is synchronous: effects are driven by test schedulers. What a task sends is waited for with
/// `receive(_:timeout:)`. What the test does not say, and happens nevertheless, fails the test; so does an effect that
/// is still running at its end. Semantics and messages follow the Composable Architecture of 2020 and 2021.
@preconcurrency @MainActor
public final class TestStore<State, LocalState, Action, LocalAction, Environment> {
  /// The outside world of the feature. A change applies to what is sent from now on.
  public var environment: Environment {
    get { root.environment }
    set { root.environment = newValue }
  }

  /// The state, as far as the test has asserted it.
  public var state: State { root.assertedState }

  private let session: TestSession<State, Action, Environment>
  var root: TestRoot<State, Action, Environment> { session.root }
  var store: Store<State, TestAction<Action>> { session.store }
  let toLocalState: (State) -> LocalState
  let fromLocalAction: (LocalAction) -> Action

  private init(
    session: TestSession<State, Action, Environment>,
    toLocalState: @escaping (State) -> LocalState, fromLocalAction: @escaping (LocalAction) -> Action
  ) {
    self.session = session
    self.toLocalState = toLocalState
    self.fromLocalAction = fromLocalAction
  }

  /// A test store of a part of the state and of the actions, for tests of how a view sees a feature.
  ///
  /// - Parameters:
  ///   - toLocalState: The part of the state, such as a view's: `ViewState.init(state:)`.
  ///   - fromLocalAction: Makes an action of one of the part's.
  public func scope<S, A>(
    state toLocalState: @escaping (LocalState) -> S, action fromLocalAction: @escaping (A) -> LocalAction
  ) -> TestStore<State, S, Action, A, Environment> {
    let (outerState, outerAction) = (self.toLocalState, self.fromLocalAction)
    return .init(
      session: session, toLocalState: { toLocalState(outerState($0)) },
      fromLocalAction: { outerAction(fromLocalAction($0)) }
    )
  }

  /// A test store of a part of the state.
  ///
  /// - Parameter toLocalState: The part of the state.
  public func scope<S>(
    state toLocalState: @escaping (LocalState) -> S
  ) -> TestStore<State, S, Action, LocalAction, Environment> {
    scope(state: toLocalState, action: { $0 })
  }
}

extension TestStore where State == LocalState, Action == LocalAction {
  /// Makes a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - environment: What the feature needs of the outside world.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let root = TestRoot(
      state: initialState, reducer: reducer, environment: environment,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    self.init(
      session: TestSession(root, Store(initialState: initialState) { TestReducer(root: root) }),
      toLocalState: { $0 },
      fromLocalAction: { $0 }
    )
  }
}

/// A line of a test.
struct TestLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  @inline(never)
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// An action, and whether the test or an effect has sent it.
enum TestAction<Action> {
  case sent(Action, TestLocation)
  case received(Action)
}

/// Runs the feature, and takes notes.
struct TestReducer<State, Action, Environment>: ComposableArchitectureCore.Reducer {
  let root: TestRoot<State, Action, Environment>

  func reduce(
    into state: inout State, action: TestAction<Action>
  ) -> ComposableArchitectureCore.Effect<TestAction<Action>> {
    let arguments = MainActorBound((root, action, state))
    let (effect, changed) = MainActor.assumeIsolated {
      let (root, action, state) = arguments.value
      return UncheckedSendable(root.reduce(state, action))
    }.value
    state = changed
    return effect
  }
}
