import FoundationShims
import Observation
import Synchronization
import Testing

@Suite("The progress of work and of its parts")
struct ProgressManagerTests {
  private func work(_ progress: consuming Subprogress, of count: Int, done: Int) -> ProgressManager {
    let manager = progress.start(totalCount: count)
    manager.complete(count: done)
    return manager
  }

  @Test("A part counts with the share that it has completed")
  func parts() {
    let whole = ProgressManager(totalCount: 4)
    whole.complete(count: 1)
    #expect(whole.fractionCompleted == 0.25)
    let part = work(whole.subprogress(assigningCount: 2), of: 10, done: 5)
    #expect(whole.fractionCompleted == 0.5 && whole.completedCount == 1)
    part.complete(count: 5)
    #expect(whole.fractionCompleted == 0.75 && whole.completedCount == 3 && part.isFinished)
    whole.complete(count: 1)
    #expect(whole.isFinished)
  }

  @Test("A part that no function starts, and one that ends early, count as done")
  func droppedParts() {
    let whole = ProgressManager(totalCount: 2)
    func drop(_ progress: consuming Subprogress) {}
    drop(whole.subprogress(assigningCount: 1))
    #expect(whole.completedCount == 1)
    _ = work(whole.subprogress(assigningCount: 1), of: 10, done: 3)
    #expect(whole.isFinished)
  }

  @Test("Without a count of units, the share is 0, until the count is known")
  func indeterminate() {
    let whole = ProgressManager(totalCount: nil)
    #expect(whole.isIndeterminate && whole.fractionCompleted == 0)
    whole.setCounts { completed, total in (completed, total) = (1, 2) }
    #expect(!whole.isIndeterminate && whole.fractionCompleted == 0.5)
  }

  @Test("A reader of the whole is notified of a change in a part of a part")
  func observation() {
    let whole = ProgressManager(totalCount: 1)
    let part = whole.subprogress(assigningCount: 1).start(totalCount: 1)
    let inner = part.subprogress(assigningCount: 1).start(totalCount: 2)
    let changes = Mutex(0)
    withObservationTracking {
      _ = whole.fractionCompleted
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    inner.complete(count: 1)
    #expect(changes.withLock { $0 } == 1 && whole.fractionCompleted == 0.5)
  }
}
