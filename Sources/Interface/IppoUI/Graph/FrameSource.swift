public import Foundation

/// Decides when a graph may run its next turn, and keeps the time of removal transitions.
///
/// The source is injected, so that tests decide: a graph itself neither sleeps nor reads a clock.
@MainActor
public protocol FrameSource {
  /// The time, for views that show it.
  var now: Date { get }

  /// Calls back once, after the caller has returned, when the next frame may be made.
  func requestFrame(_ callback: @escaping @MainActor () -> Void)

  /// Calls back once after a time.
  ///
  /// - Parameter seconds: not negative.
  func schedule(after seconds: Double, _ callback: @escaping @MainActor () -> Void)
}

/// Frames as soon as the main actor is free, and the time of the system's clock.
@MainActor
public final class MainFrameSource: FrameSource {
  /// A source without requests.
  public nonisolated init() {}

  /// The time of the system's clock.
  public var now: Date { Date() }

  /// Calls back once, when the next frame may be made.
  public func requestFrame(_ callback: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { callback() }
  }

  /// Calls back once after a time in seconds.
  public func schedule(after seconds: Double, _ callback: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { callback() }
  }
}

/// Frames and time that advance at the command of a test.
@MainActor
public final class ManualFrameSource: FrameSource {
  private var frames: [@MainActor () -> Void] = []
  private var scheduled: [(time: Double, order: Int, callback: @MainActor () -> Void)] = []
  private var order = 0
  /// The callback after each request for a frame, for tests that wait for a request.
  var onRequest: (() -> Void)?
  /// Seconds since the source was made.
  public private(set) var time = 0.0

  /// The start of 2001 (UTC), and the seconds since the source was made.
  public var now: Date { Date(timeIntervalSinceReferenceDate: time) }

  /// A source without requests.
  public nonisolated init() {}

  /// Whether a graph has asked for a frame.
  public var isFrameRequested: Bool { !frames.isEmpty }

  /// Calls back once, when the next frame may be made.
  public func requestFrame(_ callback: @escaping @MainActor () -> Void) {
    frames.append(callback)
    onRequest?()
  }

  /// Calls back once after a time in seconds.
  public func schedule(after seconds: Double, _ callback: @escaping @MainActor () -> Void) {
    order += 1
    scheduled.append((time + seconds, order, callback))
  }

  /// Makes the requested frames, and the frames that these request.
  public func runFrames() {
    while !frames.isEmpty {
      let due = frames
      frames = []
      for frame in due { frame() }
    }
  }

  /// Lets time pass, in order, and makes the frames that follow.
  public func advance(by seconds: Double) {
    let end = time + seconds
    runFrames()
    while let next = scheduled.filter({ $0.time <= end }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      scheduled.removeAll { $0.order == next.order }
      time = next.time
      next.callback()
      runFrames()
    }
    time = end
  }
}
