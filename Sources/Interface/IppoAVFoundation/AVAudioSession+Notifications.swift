public import Foundation

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason for another route.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

extension AVAudioSession {
  /// Another app has taken the device, or has given it back. Ippo does not post it: the device is the browser's.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Sound goes to another device. Ippo does not post it: the device is the browser's.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// The service for sound has begun anew. Ippo does not post it: the service is the browser's.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  /// The sharing of a route with other apps (`AVAudioSession.RouteSharingPolicy`). It has no effect: the device is the browser's.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The usual sharing.
    case `default` = 0
    /// The route for long sounds.
    case longFormAudio = 1
    /// The route that the system has chosen.
    case independent = 2
    /// The route for long films.
    case longFormVideo = 3
  }

  /// Sets the kind, the way and the options, which are kept. The sharing of the route has no effect.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }

  /// The kind of an interruption (`AVAudioSession.InterruptionType`).
  public enum InterruptionType: UInt, Sendable {
    /// The device was given back.
    case ended = 0
    /// Another app has taken the device.
    case began = 1
  }

  /// Options of the end of an interruption (`AVAudioSession.InterruptionOptions`).
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may go on playing.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The reason for another route (`AVAudioSession.RouteChangeReason`).
  public enum RouteChangeReason: UInt, Sendable {
    /// The reason is unknown.
    case unknown = 0
    /// A device was plugged in.
    case newDeviceAvailable = 1
    /// A device was pulled out.
    case oldDeviceUnavailable = 2
    /// The app has another category.
    case categoryChange = 3
    /// The app has overridden the route.
    case override = 4
    /// The device has woken up.
    case wakeFromSleep = 6
    /// No device suits the category.
    case noSuitableRouteForCategory = 7
    /// The settings of the route have changed.
    case routeConfigurationChange = 8
  }
}
