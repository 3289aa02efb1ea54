import TestSignals
import Testing

@testable import IppoWindow

@MainActor
@Suite("Work that goes on after a window was closed")
struct UnfinishedWorkTests {
  @Test("A wait without work returns at once")
  func idle() async {
    let work = UnfinishedWork()
    #expect(await work.finish { Issue.record("There is nothing to wait for.") } == [])
    #expect(work.isIdle)
  }

  @Test("A wait lasts until all work has ended, and returns what has failed")
  func failing() async throws {
    let work = UnfinishedWork()
    let (first, second) = (work.begin(lateness: "first is late"), work.begin(lateness: "second is late"))
    let ending = Task {
      first(nil)
      second("second has failed")
      // An end that is told twice counts once.
      second("second has failed twice")
    }
    let failures = try await waitForEnd(of: "both pieces of work") { await work.finish(waitForCancellation) }
    #expect(failures == ["second has failed"])
    await ending.value
    #expect(!work.isIdle)
  }

  @Test("A wait that has reached its limit returns what is under way")
  func late() async {
    let work = UnfinishedWork()
    let end = work.begin(lateness: "it is late")
    #expect(await work.finish {} == ["it is late"])
    end(nil)
    #expect(work.isIdle)
  }
}
