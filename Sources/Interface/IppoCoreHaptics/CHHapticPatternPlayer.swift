public import Foundation

/// Plays a pattern (`CoreHaptics.CHHapticPatternPlayer`).
public protocol CHHapticPatternPlayer: AnyObject, Sendable {
  /// Plays the pattern.
  /// - Parameter time: 0 for at once, or a time of ``CHHapticEngine/currentTime``.
  func start(atTime time: TimeInterval) throws
  /// Stops the pattern, at once.
  func stop(atTime time: TimeInterval) throws
  /// Changes parameters: they have no effect.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes a parameter by a curve: it has no effect.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Stops the pattern, at once.
  func cancel() throws
  /// Whether the player is muted.
  var isMuted: Bool { get set }
}

/// Plays a pattern once, or again and again (`CoreHaptics.CHHapticAdvancedPatternPlayer`).
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether the pattern begins again at its end: so often that it takes ten seconds.
  var loopEnabled: Bool { get set }
  /// Seconds of one turn of the loop; 0 for those of the pattern.
  var loopEnd: TimeInterval { get set }
  /// The speed as a multiple of the usual one.
  var playbackRate: Float { get set }
  /// Called when the player has ended: at once, as nobody tells.
  var completionHandler: @Sendable ((any Error)?) -> Void { get set }
  /// Stops the pattern, at once.
  func pause(atTime time: TimeInterval) throws
  /// Plays the pattern from its beginning.
  func resume(atTime time: TimeInterval) throws
  /// Does nothing: a vibration begins at its start.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A player that vibrates.
final class HapticPlayer: CHHapticAdvancedPatternPlayer, @unchecked Sendable {  // changed by its owner alone
  private let engine: CHHapticEngine
  private let pattern: CHHapticPattern
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: @Sendable ((any Error)?) -> Void = { _ in }

  init(engine: CHHapticEngine, pattern: CHHapticPattern) {
    self.engine = engine
    self.pattern = pattern
  }

  func start(atTime time: TimeInterval) throws {
    let delay = time > 0 ? max(0, time - engine.currentTime) : 0
    let lengths = Vibration.lengths(
      of: pattern.events, delay: delay, rate: Double(playbackRate),
      turn: loopEnabled ? max(loopEnd, pattern.duration) : nil)
    if !isMuted, !lengths.isEmpty { Task { @MainActor [engine] in engine.vibrate(lengths) } }
    completionHandler(nil)
  }

  func stop(atTime time: TimeInterval) throws { Task { @MainActor [engine] in engine.vibrate([0]) } }
  func cancel() throws { try stop(atTime: CHHapticTimeImmediate) }
  func pause(atTime time: TimeInterval) throws { try stop(atTime: time) }
  func resume(atTime time: TimeInterval) throws { try start(atTime: time) }
  func seek(toOffset offsetTime: TimeInterval) throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
}

/// Events as vibrations, which are on or off.
enum Vibration {
  /// The longest vibration, and the most parts of one: browsers have limits of their own.
  private static let (longest, mostParts) = (10.0, 100)

  /// Milliseconds on, off, on and so forth.
  ///
  /// - Parameter turn: Seconds after which the events begin again; `nil` for once.
  static func lengths(of events: [CHHapticEvent], delay: Double, rate: Double, turn: Double?) -> [Int] {
    let rate = rate.isFinite && rate > 0 ? rate : 1
    let felt = events.filter { ($0.type == .hapticTransient || $0.type == .hapticContinuous) && $0.intensity > 0 }
    let turns = turn.map { $0 > 0 ? min(Int(longest / $0) + 1, mostParts) : 1 } ?? 1
    var parts: [Range<Int>] = []
    for index in 0..<turns {
      for event in felt {
        let start = (event.relativeTime + Double(index) * (turn ?? 0)) / rate + delay
        guard start < longest else { continue }
        // A tap is the longer the stronger it is.
        let isTap = event.type == .hapticTransient
        let length = isTap ? 0.01 + 0.02 * Double(min(max(event.intensity, 0), 1)) : event.duration / rate
        let milliseconds = Int(start * 1000)..<Int(min(start + length, longest) * 1000)
        if !milliseconds.isEmpty { parts.append(milliseconds) }
      }
    }
    parts.sort { $0.lowerBound < $1.lowerBound }
    var lengths: [Int] = []
    var end = 0
    for part in parts where lengths.count < mostParts {
      if part.lowerBound <= end, !lengths.isEmpty {
        lengths[lengths.count - 1] += max(0, part.upperBound - end)
      } else if part.lowerBound == 0 {
        lengths = [part.count]
      } else {
        // A vibration begins with a part that is on.
        lengths += (lengths.isEmpty ? [0] : []) + [part.lowerBound - end, part.count]
      }
      end = max(end, part.upperBound)
    }
    return lengths
  }
}
