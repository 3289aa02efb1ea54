public import Foundation
internal import IppoWindow

/// Plays patterns that are felt (`CoreHaptics.CHHapticEngine`).
///
/// In a window, a pattern becomes vibrations (`navigator.vibrate` of browsers). Phones with Android vibrate; other devices ignore the
/// request, and a page cannot find out which of them do. Therefore ``capabilitiesForHardware()`` reports haptics in each window.
/// Outside of windows the initializer throws, as on a Mac without a device for haptics.
public final class CHHapticEngine: @unchecked Sendable {  // its handlers are changed by its owner alone
  /// Why an engine has stopped (`CHHapticEngine.StoppedReason`).
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError, gameControllerDisconnect,
      notifyWhenFinished, engineDestroyed
  }

  /// The action of an engine after its last player (`CHHapticEngine.FinishedAction`).
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1, leaveEngineRunning
  }

  /// Called when the engine stops by itself: it never does.
  public var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
  /// Called when the engine has to be started again: it never has.
  public var resetHandler: @Sendable () -> Void = {}
  /// Whether only haptics are played. Sounds are never played.
  public var playsHapticsOnly = false
  /// Whether sounds are muted. Sounds are never played.
  public var isMutedForAudio = false
  /// Whether haptics are muted.
  public var isMutedForHaptics = false
  /// Whether the engine stops by itself. It has no effect.
  public var isAutoShutdownEnabled = false
  /// Seconds since the start of the system.
  public var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private let display: WindowDisplay

  /// An engine for the window in which the code runs.
  ///
  /// - Throws: ``CHHapticError/Code/notSupported`` outside of windows.
  public init() throws {
    guard let display = WindowDisplay.current else { throw CHHapticError(.notSupported) }
    self.display = display
  }

  /// The capabilities of the hardware.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    HardwareCapability(supportsHaptics: WindowDisplay.current != nil)
  }

  /// Starts the engine.
  public func start() throws {}
  /// Starts the engine.
  public func start() async throws {}
  /// Starts the engine.
  public func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) { completionHandler?(nil) }
  /// Stops the engine, and with it all vibrations.
  public func stop() async { await MainActor.run { vibrate([0]) } }
  /// Stops the engine, and with it all vibrations.
  public func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    Task { @MainActor in
      vibrate([0])
      completionHandler?(nil)
    }
  }
  /// Calls a closure when the engine has nothing to play: at once.
  public func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) {
    _ = finishedHandler(nil)
  }

  /// A player of a pattern.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    HapticPlayer(engine: self, pattern: pattern)
  }
  /// A player of a pattern, with a loop.
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    HapticPlayer(engine: self, pattern: pattern)
  }
  /// Plays the pattern of a file (AHAP).
  /// - Throws: An error of `Data` for a missing file; ``CHHapticError`` for a damaged one.
  public func playPattern(from fileURL: URL) throws { try playPattern(from: Data(contentsOf: fileURL)) }
  /// Plays a pattern in JSON (AHAP).
  /// - Throws: ``CHHapticError`` for a damaged one.
  public func playPattern(from data: Data) throws {
    try makePlayer(with: CHHapticPattern(data: data)).start(atTime: CHHapticTimeImmediate)
  }

  @MainActor func vibrate(_ milliseconds: [Int]) {
    guard !isMutedForHaptics || milliseconds == [0] else { return }
    display.devices.request(.vibration(milliseconds), on: display)
  }
}

/// The capabilities of hardware (`CoreHaptics.CHHapticDeviceCapability`).
public protocol CHHapticDeviceCapability {
  /// Whether it plays haptics.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds with them.
  var supportsAudio: Bool { get }
}

private struct HardwareCapability: CHHapticDeviceCapability {
  let supportsHaptics: Bool
  let supportsAudio = false
}

/// The time at which something is played at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// An error of haptics (`CoreHaptics.CHHapticError`).
public struct CHHapticError: Error, Equatable, Sendable, CustomNSError, LocalizedError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The engine does not run.
    case engineNotRunning = -4805
    /// The operation is not permitted.
    case operationNotPermitted = -4806
    /// The engine did not start in time.
    case engineStartTimeout = -4808
    /// Haptics are not available.
    case notSupported = -4809
    /// The server of the system has failed.
    case serverInitFailed = -4810
    /// The pattern is wrong.
    case invalidPatternPlayer = -4812
    /// The dictionary of a pattern is wrong.
    case invalidPatternDictionary = -4813
    /// A parameter is wrong.
    case invalidParameterType = -4820
    /// An event is wrong.
    case invalidEventType = -4821
    /// A time is wrong.
    case invalidEventTime = -4822
    /// A duration is wrong.
    case invalidEventDuration = -4823
    /// The version of a pattern is wrong.
    case badEventEntry = -4830
  }

  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence for persons.
  public var errorDescription: String? {
    switch code {
    case .notSupported: "There are no haptics where the app runs."
    case .invalidPatternDictionary, .badEventEntry, .invalidPatternPlayer: "The pattern of haptics is damaged."
    case .engineNotRunning, .operationNotPermitted, .engineStartTimeout, .serverInitFailed, .invalidParameterType,
      .invalidEventType, .invalidEventTime, .invalidEventDuration:
      "The pattern of haptics cannot be played."
    }
  }
}
