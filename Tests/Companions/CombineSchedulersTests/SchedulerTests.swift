import CombineSchedulers
import Foundation
import IssueReporting
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import Testing

@testable import IppoUI

@MainActor
struct SchedulerTests {
  @Test func `system schedulers are named as in combine`() {
    let schedulers: [AnySchedulerOf<DispatchQueue>] = [
      .main, .global(), .immediate, DispatchQueue.test.eraseToAnyScheduler(), DispatchQueue.main.eraseToAnyScheduler(),
    ]
    #expect(schedulers.count == 5)
    let time: DispatchQueue.SchedulerTimeType = DispatchQueue.immediate.now
    #expect(time.advanced(by: 0.5) > time)
    _ = AnySchedulerOf<RunLoop>.main
    _ = AnySchedulerOf<OperationQueue>.main
    _ = AnySchedulerOf<UIScheduler>.shared
    _ = RunLoop.test
    _ = OperationQueue.test
  }

  @Test func `immediate schedulers run at once`() {
    var values: [Int] = []
    let cancellable = Just(1).delay(for: 10, scheduler: DispatchQueue.immediate)
      .receive(on: RunLoop.immediate)
      .sink { values.append($0) }
    #expect(values == [1])
    cancellable.cancel()
  }

  @Test func `the UI scheduler runs at once on the main queue`() async {
    var log: [Int] = []
    UIScheduler.shared.schedule { log.append(1) }
    log.append(2)
    #expect(log == [1, 2])
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        UIScheduler.shared.schedule {
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume()
        }
      }
    }
  }

  @Test func `unimplemented schedulers report their use`() {
    let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented("search")
    withExpectedIssue("search - An unimplemented scheduler scheduled an action to run immediately.") {
      scheduler.schedule { Issue.record("ran") }
    }
    withExpectedIssue { _ = scheduler.now }
    withExpectedIssue { _ = scheduler.minimumTolerance }
  }

  @Test func `animates what it runs`() {
    var animations: [Animation?] = []
    let scheduler = DispatchQueue.test
    scheduler.schedule { animations.append(Transaction.current.animation) }
    scheduler.animation(.linear).schedule { animations.append(Transaction.current.animation) }
    scheduler.transaction(Transaction(animation: .bouncy)).schedule { animations.append(Transaction.current.animation) }
    scheduler.advance()
    #expect(animations == [nil, .linear, .bouncy])
  }

  @Test func `measures`() {
    let scheduler = DispatchQueue.test
    let duration = scheduler.measure { scheduler.advance(by: .seconds(2)) }
    #expect(duration == .seconds(2))
  }
}
