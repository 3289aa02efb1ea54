import IppoRecorder
import Testing

struct RecordedSleepTests {
  @Test func `a cancelled sleep no longer counts, even if its task has had no turn`() async {
    func cancelTask() { withUnsafeCurrentTask { $0?.cancel() } }
    let recorder = Recorder()
    let task = Task {
      var counts: [Int] = []
      try? await recorder.sleep(for: .seconds(1), now: { .zero }) { _ in
        counts.append(await recorder.recording().body.sleeping)
        cancelTask()
        counts.append(await recorder.recording().body.sleeping)
        throw CancellationError()
      }
      return counts
    }
    #expect(await task.value == [1, 0])
  }

  @Test func `a cancelled task notes no sleep`() async {
    func cancelTask() { withUnsafeCurrentTask { $0?.cancel() } }
    let recorder = Recorder()
    let task = Task {
      cancelTask()
      try await recorder.sleep(for: .seconds(1), now: { .zero }) { _ in }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await recorder.recording().body == RecordedBody())
  }

  @Test func `a sleep that ended before the cancellation has its time`() async throws {
    let recorder = Recorder()
    let task = Task {
      try await recorder.sleep(for: .seconds(1), now: { .zero }) { _ in withUnsafeCurrentTask { $0?.cancel() } }
    }
    try await task.value
    #expect(await recorder.recording().body.entries == [.sleep(1_000_000_000), .wake(1_000_000_000)])
  }
}
