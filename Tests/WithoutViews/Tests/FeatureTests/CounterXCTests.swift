import ComposableArchitecture
import Feature
import XCTest

final class CounterXCTests: XCTestCase {
  @MainActor
  func testCountGoesUp() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.tick) { $0.count = 1 }
  }

  /// Default values of dependencies are those of one test: shared state begins anew in each.
  @MainActor
  func testSharedStateBeginsAnew() async { await countsToOne() }

  @MainActor
  func testSharedStateBeginsAnewAgain() async { await countsToOne() }

  @MainActor
  private func countsToOne() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementTapped) {
      $0.count = 1
      $0.$total.withLock { $0 = 1 }
    }
  }
}

/// A test that fails, run where failing is what is expected of it.
final class FailingCounterXCTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["EXPECT_FAILURES"] == nil)
  }

  @MainActor
  func testFailsWithItsStore() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.tick) { $0.count = 42 }
  }
}
