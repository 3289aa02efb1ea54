import ConcurrencyExtras
import Testing

struct MegaYieldTests {
  @Test func `what is due on the main actor has run`() async {
    let hasRun = LockIsolated(false)
    await MainActor.run {
      _ = Task { @MainActor in hasRun.setValue(true) }
    }
    await Task.megaYield(count: 1)
    #expect(hasRun.value)
  }

  @Test @MainActor func `the main actor may yield itself`() async {
    let hasRun = LockIsolated(false)
    Task { @MainActor in hasRun.setValue(true) }
    await Task.megaYield(count: 1)
    #expect(hasRun.value)
  }
}
