public import Dispatch
public import Foundation
internal import IppoWindow
internal import Synchronization

/// Plays media (`AVFoundation.AVPlayer`) in the browser of a window.
///
/// A player belongs to the window in which it is made, in which ``play()`` is called first, or in which a `VideoPlayer` shows it.
/// Without a `VideoPlayer` the sound alone is heard. Browsers play URLs with TLS, and files that the server can read. Terminals, and
/// code outside of windows, have no device: the item fails.
///
/// Browsers keep sounds back until the person has used the page: ``timeControlStatus-swift.property`` is then `paused` again.
/// A body that reads the state of a player runs again when the state changes.
open class AVPlayer: NSObject, @unchecked Sendable {  // its lock guards what changes
  /// Whether the player can play (`AVPlayer.Status`).
  public enum Status: Int, Sendable {
    /// Unknown yet.
    case unknown
    /// Ready to be played.
    case readyToPlay
    /// Failed for good.
    case failed
  }

  /// Whether the player plays (`AVPlayer.TimeControlStatus`).
  public enum TimeControlStatus: Int, Sendable {
    /// At rest.
    case paused
    /// About to play.
    case waitingToPlayAtSpecifiedRate
    /// Playing.
    case playing
  }

  /// The reason why a player waits (`AVPlayer.WaitingReason`).
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public var rawValue: String

    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Data are missing.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The item is missing.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// The behaviour at the end of an item (`AVPlayer.ActionAtItemEnd`).
  public enum ActionAtItemEnd: Int, Sendable {
    /// Goes on with the next item of a queue.
    case advance
    /// Pauses.
    case pause
    /// Does nothing.
    case none
  }

  private struct State {
    var item: AVPlayerItem?
    var defaultRate: Float = 1
    var action = ActionAtItemEnd.pause
    var observers: [TimeObserver] = []
  }

  /// The playback in the window.
  package let playback: MediaPlayback
  private let state = Mutex(State())

  /// A player without an item.
  public convenience override init() { self.init(playerItem: nil) }
  /// A player of an item.
  public convenience init(playerItem item: AVPlayerItem?) { self.init(playerItem: item, playback: MediaPlayback()) }
  /// A player of the medium at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  package init(playerItem item: AVPlayerItem?, playback: MediaPlayback) {
    self.playback = playback
    super.init()
    Task { @MainActor [weak self, playback] in
      playback.onReport = { [weak self] in self?.take($0, $1) }
      playback.onFailure = { [weak self] in self?.fail() }
    }
    replaceCurrentItem(with: item)
  }

  /// The item; `nil` for none.
  open var currentItem: AVPlayerItem? { state.withLock { $0.item } }
  /// The volume, from 0 to 1. The person can change it.
  open var volume: Float {
    get { Float(playback.volume) }
    set { playback.set(volume: Double(newValue)) }
  }
  /// Whether the player is mute. The person can change it.
  open var isMuted: Bool {
    get { playback.isMuted }
    set { playback.set(isMuted: newValue) }
  }
  /// The speed with which ``play()`` begins.
  open var defaultRate: Float {
    get { state.withLock { $0.defaultRate } }
    set { state.withLock { $0.defaultRate = newValue } }
  }
  /// The behaviour at the end of an item.
  open var actionAtItemEnd: ActionAtItemEnd {
    get { state.withLock { $0.action } }
    set { state.withLock { $0.action = newValue } }
  }
  /// Whether the player waits for data before it plays. Browsers do: the value has no effect.
  open var automaticallyWaitsToMinimizeStalling: Bool {
    get { true }
    set { _ = newValue }
  }
  /// Whether a film keeps the display awake. Browsers do: the value has no effect.
  open var preventsDisplaySleepDuringVideoPlayback: Bool {
    get { true }
    set { _ = newValue }
  }
  /// Whether films may be shown on another display. The browser decides: the value has no effect.
  open var allowsExternalPlayback: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Whether the player can play: it fails with its item.
  open var status: Status { playback.hasFailed ? .failed : .readyToPlay }
  /// The reason of a failure; `nil` for none.
  open var error: (any Error)? { status == .failed ? noAudioDevice("The player cannot play") : nil }
  /// Whether the player plays.
  open var timeControlStatus: TimeControlStatus {
    guard playback.rate != 0, !playback.hasFailed else { return .paused }
    return currentItem == nil || playback.isWaiting ? .waitingToPlayAtSpecifiedRate : .playing
  }
  /// The reason why the player waits; `nil` where it does not.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }
  /// The speed; 0 for a pause. A new value plays or pauses.
  open var rate: Float {
    get { Float(playback.rate) }
    set { playback.play(at: Double(newValue)) }
  }

  /// Puts another item in its place. The speed stays.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let rate = playback.rate
    let former = state.withLock { state in
      defer { state.item = item }
      return state.item
    }
    guard former !== item || item == nil else { return }
    former?.playback = nil
    item?.playback = playback
    playback.replace(with: item?.asset.place)
    if rate != 0, item != nil { playback.play(at: rate) }
  }

  /// Plays with the ``defaultRate``.
  open func play() { playback.play(at: Double(defaultRate)) }
  /// Pauses.
  open func pause() { playback.play(at: 0) }
  /// Plays at once with a speed.
  open func playImmediately(atRate rate: Float) { playback.play(at: Double(rate)) }

  /// Goes to a time.
  open func seek(to time: CMTime) { playback.seek(to: time.seconds) }
  /// Goes to a time, and calls back with whether it was reached.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    playback.seek(to: time.seconds, completion: completionHandler)
  }
  /// Goes to a time. The tolerances have no effect: browsers go to the time itself.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Goes to a time, and calls back with whether it was reached. The tolerances have no effect.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Goes to a time.
  /// - Returns: Whether the time was reached. A task that is cancelled waits no longer for a browser that may be gone.
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    let wait = AnswerWait<Bool>()
    let isReached = try? await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait.begin(continuation)
        playback.seek(to: time.seconds) { wait.end(with: .success($0)) }
      }
    } onCancel: {
      wait.end(with: .failure(CancellationError()))
    }
    return isReached ?? false
  }
  /// Goes to a time. The tolerances have no effect.
  /// - Returns: Whether the time was reached.
  @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await seek(to: time)
  }
  /// The time.
  open func currentTime() -> CMTime { CMTime(seconds: playback.position, preferredTimescale: mediaTimescale) }

  // MARK: Observers

  /// Calls a block with the time each time an interval has passed, and when the player begins, pauses or jumps.
  ///
  /// Browsers report at most about four times a second: shorter intervals have that pace.
  ///
  /// - Parameters:
  ///   - interval: The interval on the medium's time.
  ///   - queue: The queue of the block; `nil` for the main one.
  ///   - block: Receives the time.
  /// - Returns: The observer, for ``removeTimeObserver(_:)``.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    add(TimeObserver(kind: .periodic(max(interval.seconds, 0.01)), queue: queue, block: block))
  }

  /// Calls a block when the player passes one of some times.
  ///
  /// - Parameters:
  ///   - times: The times. Values that are no `CMTime` are left out.
  ///   - queue: The queue of the block; `nil` for the main one.
  ///   - block: Called at each time.
  /// - Returns: The observer, for ``removeTimeObserver(_:)``.
  open func addBoundaryTimeObserver(
    forTimes times: [Any], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let seconds = times.compactMap { ($0 as? CMTime)?.seconds }.filter(\.isFinite)
    return add(TimeObserver(kind: .boundary(seconds), queue: queue, block: { _ in block() }))
  }

  /// Removes an observer.
  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    state.withLock { $0.observers.removeAll { $0 === observer } }
    tellInterval()
  }

  private func add(_ observer: TimeObserver) -> Any {
    state.withLock { $0.observers.append(observer) }
    tellInterval()
    return observer
  }

  private func tellInterval() {
    playback.set(interval: state.withLock { $0.observers.map(\.interval).min() } ?? 0)
  }

  // MARK: Reports

  @MainActor private func take(_ report: DeviceMediaState, _ former: DeviceMediaState?) {
    for observer in state.withLock({ $0.observers }) { observer.take(report, former) }
    guard report.isEnded, former?.isEnded != true, let item = currentItem else { return }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    itemDidEnd(item)
  }

  /// Called after an item has come to its end.
  @MainActor package func itemDidEnd(_ item: AVPlayerItem) {}

  @MainActor private func fail() {
    guard let item = currentItem else { return }
    NotificationCenter.default.post(name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item)
  }
}
