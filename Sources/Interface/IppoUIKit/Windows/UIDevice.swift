public import Foundation
import IppoRender

/// How a device is held (`UIKit.UIDeviceOrientation`).
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// How a window lies on its device (`UIKit.UIInterfaceOrientation`).
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How a window may lie on its device (`UIKit.UIInterfaceOrientationMask`).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}

/// The device, as far as an app sees it (`UIKit.UIDevice`): the window of the person it is shown to.
///
/// A window of 700 points and more is that of an iPad, a narrower one that of an iPhone; one that is wider than high is held
/// sideways. What is read in a body is observed, as ``UIScreen/bounds`` is, and
/// ``orientationDidChangeNotification`` is posted when a window is turned or resized into another orientation.
public final class UIDevice: NSObject, Sendable {
  /// What is known of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// That of whoever asks.
  public static let current = UIDevice()

  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private override init() {}

  /// "iPhone" or "iPad", as the window is laid out for one or the other.
  public var name: String { model }

  /// "iPhone" or "iPad", as the window is laid out for one or the other.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// "iPhone" or "iPad", as the window is laid out for one or the other.
  public var localizedModel: String { model }

  /// "iOS": the system whose API this is.
  public var systemName: String { "iOS" }

  /// "18.0": the version whose API this is.
  public var systemVersion: String { "18.0" }

  /// `pad` for a window of 700 points and more, else `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { WindowMetrics.current.idiom }

  /// `landscapeLeft` for a window that is wider than high, else `portrait`.
  public var orientation: UIDeviceOrientation { WindowMetrics.current.isLandscape ? .landscapeLeft : .portrait }

  /// A number that stays the same for a visitor of a server, and for a process that is none: it is kept where `@AppStorage`
  /// keeps its values.
  public var identifierForVendor: UUID? {
    let store = WindowScope.current?.defaultAppStorage ?? .standard
    let key = "UIDevice.identifierForVendor"
    if let known = store.string(forKey: key).flatMap(UUID.init) { return known }
    let new = UUID()
    store.set(new.uuidString, forKey: key)
    return new
  }

  public var isMultitaskingSupported: Bool { true }

  /// Whether turns are told: always.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Turns are always told.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Turns are always told.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Whether the battery is watched: a client's is not known, and setting it changes nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Unknown.
  public var batteryState: BatteryState { .unknown }

  /// -1: unknown.
  public var batteryLevel: Float { -1 }

  /// Whether nearness is watched: a client's is not known, and setting it changes nothing.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Unknown.
  public var proximityState: Bool { false }
}
