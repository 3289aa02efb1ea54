package import IppoRender
internal import Observation

/// A replay that people watch: step by step, at a speed, and from any point. It stops where the program leaves the
/// recording.
///
/// ```
///                 go(to:), step           the last point, or a difference
/// paused ──────────────────────▶ moving ──────────────────────────────────▶ paused
///    └───────── play() ────────▶ playing ─────────────────────────────────────▲
/// ```
///
/// A point is the state of the window after a ``RecordingPart``; point 0 is the beginning. For an earlier point the program
/// makes another window, which is replayed up to there. One window shows the replay: a later one takes it over.
@MainActor
@Observable
package final class ReplaySession {
  /// Makes a window of the program, with a recorder and from an archive.
  package typealias MakeWindow = @MainActor (_ recorder: Recorder, _ archive: [UInt8]?) -> any RenderSource

  /// The name of the file.
  package let name: String
  /// The parts of the recording in words.
  package let points: [String]
  /// The point that the window shows, or at which the program leaves the recording; `nil` before the first window.
  package private(set) var point: Int?
  /// The point that the replay is on its way to; `nil` for a replay that stands still or plays.
  package private(set) var goal: Int?
  /// Whether the replay goes on by itself.
  package private(set) var isPlaying = false
  /// How many times as fast as the recording the replay plays.
  package private(set) var speed = 1.0
  /// The first place where the program leaves the recording.
  package private(set) var difference: ReplayDifference?

  /// The callback for a change of the values above.
  @ObservationIgnored package var onChange: (@MainActor () -> Void)?
  @ObservationIgnored private let recording: Recording
  /// The recorder of the windows, which the app is made with.
  @ObservationIgnored package let recorder: Recorder
  @ObservationIgnored private let limit: Duration
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let makeWindow: MakeWindow
  @ObservationIgnored private let waiters = ReplayWaiters()
  @ObservationIgnored private var window: ReplayWindow?
  @ObservationIgnored private var content: (any RenderSource)?
  @ObservationIgnored private var player: RecordingPlayer?
  @ObservationIgnored private var work: Task<Void, Never>?
  /// Whether the player replays a part.
  @ObservationIgnored private var isAdvancing = false

  /// The speeds that people choose from.
  package nonisolated static let speeds = [0.25, 0.5, 1, 2, 4, 8, 16]

  /// - Parameters:
  ///   - recording: The recording.
  ///   - name: The name of its file.
  ///   - limit: The longest wait for an effect.
  ///   - clock: The clock of the pauses between parts.
  ///   - makeWindow: Makes a window of the program.
  package init(
    _ recording: Recording, name: String, within limit: Duration = .seconds(30),
    clock: any Clock<Duration> = ContinuousClock(), makeWindow: @escaping MakeWindow
  ) {
    self.recording = recording
    self.name = name
    self.limit = limit
    self.clock = clock
    self.makeWindow = makeWindow
    recorder = .watched(replaying: recording)
    points = RecordingPart.parts(of: recording.body).map(\.words)
    recorder.onEntry = { [weak self] in self?.windowChanged() }
  }

  /// The last point.
  package var end: Int { points.count - 1 }

  // MARK: Windows

  /// Opens a window, which takes the replay over at the point that was shown.
  package func openWindow() -> ReplayWindow {
    let window = ReplayWindow(self)
    self.window = window
    let goal = goal ?? point ?? 0
    begin()
    window.showContent()
    move(to: goal)
    return window
  }

  /// Whether a window shows the replay.
  func shows(_ window: ReplayWindow) -> Bool { self.window === window }

  /// A window has changed.
  func windowChanged() { waiters.check() }

  /// A window is closed.
  func end(_ window: ReplayWindow) {
    guard shows(window) else { return }
    stop()
    closeContent()
    self.window = nil
  }

  private func closeContent() {
    player?.cancel()
    waiters.check()
    player = nil
    window?.forgetContent()
    content?.close()
    content = nil
  }

  /// Makes another window of the program, in which nothing is replayed.
  private func begin() {
    closeContent()
    let clock = recorder.beginAgain(replaying: recording)
    let archive = recording.body.archive.isEmpty ? nil : recording.body.archive
    let content = makeWindow(recorder, archive)
    self.content = content
    window?.replace(by: content)
    player = RecordingPlayer(recording, on: self, recorder: recorder, clock: clock, limit: limit)
    isAdvancing = false
    (point, difference) = (nil, nil)
  }

  // MARK: Moving

  /// Goes to a point, and stops there.
  package func go(to point: Int) { move(to: min(max(point, 0), end)) }

  /// Goes to the next point.
  package func stepForward() { go(to: (goal ?? point ?? -1) + 1) }

  /// Goes to the point before.
  package func stepBack() { go(to: (goal ?? point ?? 0) - 1) }

  /// Goes on by itself, from the beginning if the end is shown.
  package func play() {
    guard window != nil, !isPlaying else { return }
    let earlier = stop()
    if point == end || difference != nil { begin() }
    isPlaying = true
    work = Task { [weak self] in
      // The replay of a part does not end before its time.
      await earlier?.value
      while !Task.isCancelled, await self?.playNext() == true {}
    }
    changed()
  }

  /// Stops after the part that is being replayed.
  package func pause() {
    stop()
    changed()
  }

  /// Waits until the replay stands still.
  package func finished() async {
    while let work {
      await work.value
      if self.work == work { self.work = nil }
    }
  }

  /// Sets the speed for the parts to come.
  package func setSpeed(_ speed: Double) {
    self.speed = min(max(speed, 0.01), 100)
    changed()
  }

  /// Stops.
  ///
  /// - Returns: The work of a part that is still being replayed.
  @discardableResult private func stop() -> Task<Void, Never>? {
    let earlier = isAdvancing ? work : nil
    if !isAdvancing { work?.cancel() }
    work = earlier
    isPlaying = false
    goal = nil
    return earlier
  }

  /// - Returns: Whether there is more to play.
  private func playNext() async -> Bool {
    guard isPlaying, let player else { return false }
    let parts = player.parts
    if player.count > 0, player.count < parts.count {
      do { try await clock.sleep(for: parts[player.count].pause / speed) } catch { return false }
    }
    guard isPlaying, await advance(player) else { return false }
    window?.showContent()
    guard isPlaying, difference == nil, player.count < parts.count else {
      isPlaying = false
      changed()
      return false
    }
    return true
  }

  private func move(to goal: Int) {
    guard window != nil else { return }
    if difference != nil, let point, goal >= point { return }
    let isBusy = isAdvancing
    stop()
    // A part that is being replayed may wait for an effect: another window begins without it.
    if isBusy || difference != nil || (point ?? -1) > goal { begin() }
    self.goal = goal
    work = Task { [weak self] in await self?.catchUp(to: goal) }
    changed()
  }

  private func catchUp(to goal: Int) async {
    guard let player else { return }
    while self.goal == goal, player.count <= goal, difference == nil {
      guard await advance(player) else { return }
    }
    guard self.player === player else { return }
    window?.showContent()
    if self.goal == goal { self.goal = nil }
    changed()
  }

  /// Replays the next part.
  ///
  /// - Returns: `false` for a replay that has begun again meanwhile.
  private func advance(_ player: RecordingPlayer) async -> Bool {
    guard self.player === player, !Task.isCancelled else { return false }
    isAdvancing = true
    let difference = await player.advance()
    guard self.player === player else { return false }
    isAdvancing = false
    point = player.count - 1
    self.difference = difference
    changed()
    return true
  }

  private func changed() { onChange?() }
}

extension ReplaySession: ReplayStage {
  package func perform(_ step: RecordedStep) throws {
    guard let content else { throw CancellationError() }
    try content.perform(step, isShown: true)
  }

  package func isMet(within limit: Duration, _ condition: @escaping @MainActor () -> Bool) async -> Bool {
    content?.drain()
    return await waiters.isMet(within: limit, condition)
  }
}

extension ReplaySession {
  /// Replays all parts in a window without a renderer.
  package func replayWhole() async {
    let window = openWindow()
    go(to: end)
    await finished()
    window.close()
  }

  /// The result in words.
  package var report: String {
    if let difference { return difference.description }
    let (point, end) = (point ?? 0, end)
    return point == end
      ? "The program behaves as recorded, in \(end == 1 ? "1 step" : "\(end) steps")."
      : "The program behaves as recorded up to point \(point) of \(end)."
  }
}
