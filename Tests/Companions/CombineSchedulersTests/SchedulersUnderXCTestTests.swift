import CombineSchedulers
import ConcurrencyExtras
import IppoUI
import XCTest

/// Schedulers on the main thread of XCTest, which runs no main actor's job while a test runs.
final class SchedulersUnderXCTestTests: XCTestCase {
  private var cancellables: Set<AnyCancellable> = []

  func testTheUISchedulerRunsAtOnceOnTheMainThread() {
    var isDone = false
    UIScheduler.shared.schedule { isDone = true }
    XCTAssertTrue(isDone)
    Just(()).receive(on: UIScheduler.shared).sink { isDone = false }.store(in: &self.cancellables)
    XCTAssertFalse(isDone)
  }

  func testTheUISchedulerHopsFromOtherThreads() {
    let onMain = self.expectation(description: "It runs on the main thread.")
    DispatchQueue.global().async {
      UIScheduler.shared.schedule {
        XCTAssertTrue(Thread.isMainThread)
        onMain.fulfill()
      }
    }
    self.wait(for: [onMain], timeout: 10)
  }

  func testATestSchedulerIsAdvancedSynchronously() {
    let scheduler = DispatchQueue.test
    let subject = PassthroughSubject<String, Never>()
    var values: [String] = []
    subject
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .sink { values.append($0) }
      .store(in: &self.cancellables)
    subject.send("b")
    scheduler.advance(by: .milliseconds(200))
    subject.send("bl")
    scheduler.advance(by: .milliseconds(200))
    XCTAssertEqual(values, [])
    scheduler.advance(by: .milliseconds(100))
    XCTAssertEqual(values, ["bl"])
  }

  @MainActor
  func testATestSchedulerIsAdvancedAsynchronously() async throws {
    let scheduler = RunLoop.test
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in scheduler.timer(interval: .seconds(1)).prefix(2) { ticks.withValue { $0 += 1 } }
    }
    await scheduler.advance(by: 1)
    XCTAssertEqual(ticks.value, 1)
    await scheduler.advance(by: 1)
    await task.value
    XCTAssertEqual(ticks.value, 2)
  }
}
