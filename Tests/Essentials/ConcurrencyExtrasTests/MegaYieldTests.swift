import ConcurrencyExtras
import Testing

struct MegaYieldTests {
  @Test func whatIsDueOnTheMainActorHasRun() async {
    let hasRun = LockIsolated(false)
    await MainActor.run {
      _ = Task { @MainActor in hasRun.setValue(true) }
    }
    await Task.megaYield(count: 1)
    #expect(hasRun.value)
  }

  @Test @MainActor func theMainActorMayYieldItself() async {
    let hasRun = LockIsolated(false)
    Task { @MainActor in hasRun.setValue(true) }
    await Task.megaYield(count: 1)
    #expect(hasRun.value)
  }
}
