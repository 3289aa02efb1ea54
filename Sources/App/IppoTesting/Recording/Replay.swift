public import IppoRecorder
public import IppoUI

extension ViewHost {
  /// Replays a recording: the person's events are repeated, and UUIDs, dates, random numbers and the clock answer from the
  /// recording. The replay stops at the first difference in an action, a state, a value of a dependency, or the screen.
  ///
  /// ```swift
  /// let recording = try Recording(contentsOf: url)
  /// let difference = await ViewHost.replay(recording) { CounterScreen() }
  /// #expect(difference == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - limit: The longest wait for an effect.
  ///   - environment: Values for the whole view.
  ///   - content: The content of the recorded window. It makes its stores.
  /// - Returns: The first difference; `nil` for a program that behaves as it did.
  public static func replay(
    _ recording: Recording, within limit: Duration = .seconds(60),
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder content: @MainActor () -> some View
  ) async -> ReplayDifference? {
    let source = ReplaySource(recording)
    let recorder = Recorder(limit: .max, replaying: source)
    let archive = recording.body.archive.isEmpty ? nil : recording.body.archive
    let host = recorder.run { ViewHost(environment: environment, restoring: archive, content) }
    recorder.onEntry = { [weak host] in host?.checkWaiters() }
    let player = RecordingPlayer(recording, on: host, recorder: recorder, clock: source.clock, limit: limit)
    defer { host.close() }
    return await player.run()
  }
}

extension ViewHost: ReplayStage {
  package func perform(_ step: RecordedStep) throws { try graph.perform(step) }

  package func isMet(within limit: Duration, _ condition: @escaping @MainActor () -> Bool) async -> Bool {
    await isMet(within: limit) { _ in condition() }
  }
}
