@_spi(SerialExecution) import ConcurrencyExtras
import CustomDump
public import Dependencies
import Foundation
import IssueReporting

/// A store for tests: the test says what it sends, how the state changes, and what comes back.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementTapped) { $0.count = 1 }
/// await store.send(.factTapped)
/// await store.receive(\.factResponse) { $0.fact = "1 is odd" }
/// ```
///
/// Whatever the test does not say, and happens nevertheless, fails the test (see ``exhaustivity``). Effects run on the
/// main thread in the order in which they become ready, so that a test runs the same every time. Semantics and
/// messages follow the Composable Architecture.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
  nonisolated let core: TestCore<State, Action>
  let location: SourceLocation

  /// How much the store must be told.
  public var exhaustivity: Exhaustivity {
    get { book.exhaustivity }
    set { book.exhaustivity = newValue }
  }

  /// How long `receive(_:timeout:assert:)` and the like wait for an
  /// effect that is running, in nanoseconds. One second by default.
  public var timeout: UInt64 = 1_000_000_000

  /// The duration of ``timeout``.
  var timeLimit: Duration { .nanoseconds(timeout) }

  nonisolated let book: TestBook

  /// Makes a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let (state, reducer, dependencies) = Dependencies.withDependencies(prepareDependencies) {
      (Boxed(initialState), reducer(), DependencyValues._current)
    }
    core = TestCore(state: state, reducer: reducer, dependencies: dependencies, location: location)
    book = TestBook()
    self.location = location
    MainSerialExecutor.enter()
  }

  // The state tells the type of a generic reducer, the reducer that of `.init()`: neither overload infers both.
  /// Makes a store for a test, where the reducer tells the type of the state: `TestStore(initialState: .init()) { … }`.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState(), reducer: reducer, withDependencies: prepareDependencies, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }

  deinit {
    let core = core
    let book = book
    let location = location
    valueOnMainActor(()) {
      if core.isSerial { MainSerialExecutor.leave() }
      core.reportUnfinished(book, location)
      core.requireNoSharedChanges(book, location)
      core.cancelAll()
    }
  }

  /// Whether the feature has dismissed itself, by `@Dependency(\.dismiss)`.
  ///
  /// Its effects are cancelled then. What it has sent before can still be received; sending to it fails the test.
  public var isDismissed: Bool {
    core.isDismissed
  }

  /// The state, as far as the test has asserted it.
  public var state: State {
    core.assertedState.value
  }

  /// The dependencies of the feature. Changes apply to what is sent from now on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    _modify { yield &core.dependencies }
  }

  /// Whether effects run on the main thread, in the order in which they become ready. True by default.
  public var useMainSerialExecutor: Bool {
    get { core.isSerial }
    set {
      guard newValue != core.isSerial else { return }
      core.isSerial = newValue
      if newValue { MainSerialExecutor.enter() } else { MainSerialExecutor.leave() }
    }
  }

  /// Runs an operation with other dependencies.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies.
  ///   - operation: The operation.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Runs an asynchronous operation with other dependencies.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies.
  ///   - operation: The operation.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) async throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    var values = dependencies
    try await updateValuesForOperation(&values)
    dependencies = values
    return try await operation()
  }

  /// Runs an operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity.
  ///   - operation: The operation.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity.
  ///   - operation: The operation.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}

/// A shorthand for the test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
