public import Foundation
import IppoRender

/// How a device is held (`UIKit.UIDeviceOrientation`).
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Sideways, its upper edge to the left.
  case landscapeLeft
  /// Sideways, its upper edge to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether the device is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is held upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether a window can lie like this: sideways, upright or upside down.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// How a window lies on its device (`UIKit.UIInterfaceOrientation`).
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Sideways, the home button at the right.
  case landscapeRight
  /// Sideways, the home button at the left.
  case landscapeLeft

  /// Whether the window is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the window is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How a window may lie on its device (`UIKit.UIInterfaceOrientationMask`).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each orientation, as in UIKit.
  public let rawValue: UInt

  /// Orientations by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Sideways, the home button at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Sideways, the home button at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Sideways, either way.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  /// Every orientation but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}

/// The device, as far as an app sees it (`UIKit.UIDevice`): the window of the person it is shown to.
///
/// A window of 700 points and more is that of an iPad, a narrower one that of an iPhone; one that is wider than high is
/// held sideways. What is read in a body is observed, as ``UIScreen/bounds`` is, and
/// ``orientationDidChangeNotification`` is posted when a window is turned or resized into another orientation.
public final class UIDevice: NSObject, Sendable {
  /// What is known of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The device of the window that asks.
  public static let current = UIDevice()

  /// A window was turned, or resized into another orientation; its object is the device.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// The battery's charge has changed. It is not posted: clients do not tell it.
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is charged, or charged no more. It is not posted: clients do not tell it.
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// Something has come near, or gone. It is not posted: clients do not tell it.
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

  /// A number that stays the same for a visitor of a server, and for a process that is none: it is kept where
  /// `@AppStorage` keeps its values.
  public var identifierForVendor: UUID? {
    let store = WindowScope.current?.defaultAppStorage ?? .standard
    let key = "UIDevice.identifierForVendor"
    if let known = store.string(forKey: key).flatMap(UUID.init) { return known }
    let new = UUID()
    store.set(new.uuidString, forKey: key)
    return new
  }

  /// Whether apps run side by side: always.
  public var isMultitaskingSupported: Bool { true }

  /// `true`: changes of the orientation are always told.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Does nothing: the device of a client cannot be turned, which apps ask for by the key "orientation".
  public func setValue(_ value: Any?, forKey key: String) {}

  /// Does nothing: changes of the orientation are always told.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: changes of the orientation are always told.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// `false`: the battery of a client is not known. Setting it changes nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Unknown.
  public var batteryState: BatteryState { .unknown }

  /// -1: unknown.
  public var batteryLevel: Float { -1 }

  /// `false`: whether something is near a client is not known. Setting it changes nothing.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// `false`: it is not known.
  public var proximityState: Bool { false }
}
