internal import ConcurrencyExtras
package import Foundation
package import IppoWindow
internal import Observation
internal import Synchronization

/// A medium that the browser of a window plays, and what the window knows about it.
///
/// Commands change the request to the window's devices at once. The window is told in a turn of the main actor, with all commands
/// until then. Bodies that read a property run again when the property changes.
package final class MediaPlayback: Observable, @unchecked Sendable {  // its lock guards what changes
  private struct State {
    var display: WindowDisplay?
    var source: URL?
    var media = DeviceMedia(source: "")
    var request: Int?
    var isWanted = false
    var isDue = false
    var report: DeviceMediaState?
    var reportTime = ContinuousClock.now
    var hasFailed = false
    var seeks: [(number: Int, completion: @Sendable (Bool) -> Void)] = []
  }

  private let registrar = ObservationRegistrar()
  private let state: Mutex<State>
  /// The present time, for places between two reports.
  private let now: @Sendable () -> ContinuousClock.Instant
  /// Called with each report, and the one before.
  @MainActor package var onReport: (DeviceMediaState, DeviceMediaState?) -> Void = { _, _ in }
  /// Called when the medium, or a window that plays it, is missing.
  @MainActor package var onFailure: () -> Void = {}

  package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    state = Mutex(State(display: WindowDisplay.current))
  }

  deinit {
    let (display, request) = state.withLock { ($0.display, $0.request) }
    guard let display, let request else { return }
    Task { @MainActor in display.devices.end(request, on: display) }
  }

  // MARK: What the app reads

  /// Whether there is a window that can be asked to play.
  package var hasWindow: Bool { state.withLock { $0.display != nil } || WindowDisplay.current != nil }
  /// The number of the window's request, for the place that shows the picture; `nil` while nothing is loaded.
  package var request: Int? { read { $0.request } }
  /// The last report; `nil` if there is none yet.
  package var report: DeviceMediaState? { read { $0.report } }
  /// Whether the medium, or a window that plays it, is missing.
  package var hasFailed: Bool { read { $0.hasFailed } }
  /// The speed that the app or the person wants; 0 for a pause.
  package var rate: Double { read { $0.media.rate } }
  /// The volume, from 0 to 1.
  package var volume: Double { read { $0.media.volume } }
  /// Whether no sound is heard.
  package var isMuted: Bool { read { $0.media.isMuted } }
  /// The length in seconds; `nil` if unknown.
  package var duration: Double? { read { $0.report?.duration } }
  /// Whether data are missing to play on, or the window has not reported yet.
  package var isWaiting: Bool {
    read { $0.media.rate != 0 && ($0.report.map { $0.isWaiting || $0.rate == 0 } ?? true) }
  }

  /// Seconds from the beginning, also between two reports.
  package var position: Double {
    let now = now()
    return read { state in
      guard let report = state.report, state.seeks.isEmpty, report.seek == state.media.seek else {
        return state.media.position
      }
      guard report.rate != 0, !report.isWaiting, report.turn == state.media.turn else { return report.position }
      let elapsed = (now - state.reportTime) / .seconds(1)
      return min(max(0, report.position + elapsed * report.rate), report.duration ?? .infinity)
    }
  }

  // MARK: Commands

  /// Replaces the medium. `nil` ends what plays.
  package func replace(with source: URL?) {
    let (former, seeks) = change { state in
      defer {
        state.source = source
        state.media.source = ""
        (state.media.position, state.media.rate) = (0, 0)
        (state.report, state.request, state.hasFailed, state.isWanted, state.seeks) = (nil, nil, false, false, [])
      }
      return ((state.display, state.request), state.seeks)
    }
    for seek in seeks { seek.completion(false) }
    guard let display = former.0, let request = former.1 else { return }
    Task { @MainActor in display.devices.end(request, on: display) }
  }

  /// Loads the medium in a window, if it is not loaded.
  package func load(in display: WindowDisplay?) {
    change { state in
      if state.display == nil { state.display = display }
      state.isWanted = true
    }
    tellSoon()
  }

  /// Plays at a speed, or pauses at 0.
  package func play(at rate: Double) {
    let display = WindowDisplay.current
    change { state in
      if state.display == nil { state.display = display }
      state.media.rate = min(max(rate, -16), 16)
      state.media.turn += 1
      if rate != 0 { state.isWanted = true }
    }
    tellSoon()
  }

  /// Continues at a place, in seconds from the beginning.
  ///
  /// - Parameter completion: Called once: whether the place was reached, which it is not if another place, or another medium,
  ///   came between.
  package func seek(to position: Double, completion: @escaping @Sendable (Bool) -> Void = { _ in }) {
    let (isLoaded, superseded) = change { state in
      let superseded = state.seeks
      state.media.position = max(0, position.isFinite ? position : 0)
      state.media.seek += 1
      state.seeks = state.request == nil ? [] : [(state.media.seek, completion)]
      return (state.request != nil, superseded)
    }
    for seek in superseded { seek.completion(false) }
    if isLoaded { tellSoon() } else { completion(true) }
  }

  /// Changes how the medium is played.
  package func set(volume: Double? = nil, isMuted: Bool? = nil, isLooped: Bool? = nil, interval: Double? = nil) {
    change { state in
      if let volume { state.media.volume = min(max(volume, 0), 1) }
      if let isMuted { state.media.isMuted = isMuted }
      if let isLooped { state.media.isLooped = isLooped }
      if let interval { state.media.interval = interval }
    }
    if state.withLock({ $0.request != nil }) { tellSoon() }
  }

  private func tellSoon() {
    let isFirst = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
    if isFirst { Task { @MainActor [weak self] in self?.tell() } }
  }

  @MainActor private func tell() {
    enum Step { case nothing, failure, begin(WindowDisplay, DeviceMedia), change(WindowDisplay, Int, DeviceMedia) }
    let step: Step = state.withLock { state in
      state.isDue = false
      guard state.isWanted, let source = state.source, !state.hasFailed else { return .nothing }
      guard let display = state.display else { return .failure }
      if let request = state.request { return .change(display, request, state.media) }
      guard let address = source.mediaAddress else { return .failure }
      state.media.source = address
      return .begin(display, state.media)
    }
    switch step {
    case .nothing: break
    case .failure: fail()
    case .change(let display, let request, let media): display.devices.change(request, to: .media(media), on: display)
    case .begin(let display, let media):
      let tie = DeskTie { [weak self] number in Task { @MainActor in self?.lose(number) } }
      let request = display.devices.request(.media(media), on: display) { [weak self] answer, number in
        withExtendedLifetime(tie) { self?.take(answer, number, display) }
      }
      change { $0.request = request }
      tie.request.withLock { $0 = request }
    }
  }

  @MainActor private func take(_ answer: DeviceAnswer, _ number: Int, _ display: WindowDisplay) {
    guard state.withLock({ $0.request == number }) else { return }
    switch answer {
    case .media(let report): take(report, number, display)
    case .refused, .unavailable, .ended: fail()
    case .allowed, .inFront, .activated, .location, .shown: break
    }
  }

  @MainActor private func take(_ report: DeviceMediaState, _ number: Int, _ display: WindowDisplay) {
    let time = now()
    let (former, media, reached) = change { state in
      let former = state.report
      (state.report, state.reportTime) = (report, time)
      let reached = state.seeks.filter { $0.number <= report.seek }
      state.seeks.removeAll { $0.number <= report.seek }
      // While a command is on its way, the speed is the wanted one.
      if report.turn == state.media.turn { state.media.rate = report.rate }
      (state.media.volume, state.media.isMuted) = (report.volume, report.isMuted)
      if report.seek == state.media.seek { state.media.position = report.position }
      return (former, state.media, reached)
    }
    // A page that is loaded again goes on from here.
    display.devices.change(number, to: .media(media), on: nil)
    for seek in reached { seek.completion(true) }
    onReport(report, former)
  }

  /// The window is closed: it reaches no place any more.
  @MainActor private func lose(_ number: Int) {
    guard state.withLock({ $0.request == number }) else { return }
    let seeks = change { state in
      defer { (state.request, state.seeks) = (nil, []) }
      return state.seeks
    }
    for seek in seeks { seek.completion(false) }
  }

  @MainActor private func fail() {
    let seeks = change { state in
      defer { (state.hasFailed, state.request, state.media.rate, state.seeks) = (true, nil, 0, []) }
      return state.seeks
    }
    for seek in seeks { seek.completion(false) }
    onFailure()
  }

  // MARK: Observation

  private var changing: Int { 0 }

  private func read<T>(_ value: (borrowing State) -> T) -> T {
    registrar.access(self, keyPath: \.changing)
    return state.withLock { value($0) }
  }

  @discardableResult private func change<T>(_ body: (inout State) -> T) -> T {
    registrar.withMutation(of: self, keyPath: \.changing) { state.withLock { body(&$0) } }
  }
}

/// Tells when the desk of a window lets go of who holds this: no answer comes any more.
private final class DeskTie: Sendable {
  /// The number of the request, once the desk has one.
  let request = Mutex<Int?>(nil)
  private let onEnd: @Sendable (Int) -> Void

  init(onEnd: @escaping @Sendable (Int) -> Void) { self.onEnd = onEnd }

  deinit {
    if let number = request.withLock({ $0 }) { onEnd(number) }
  }
}

extension URL {
  /// The address of a sound or film for a page: of a site with TLS, or of a readable file; `nil` for other URLs.
  fileprivate var mediaAddress: String? {
    switch scheme?.lowercased() {
    case "https": absoluteString
    case "file", nil: FileManager.default.isReadableFile(atPath: path) ? MediaRegistry.shared.address(of: self) : nil
    default: nil
    }
  }
}
