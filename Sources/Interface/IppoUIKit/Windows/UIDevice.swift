public import Foundation
import IppoRender

/// The position of a device (`UIKit.UIDeviceOrientation`).
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
  /// Whether a window can have the orientation: sideways, upright or upside down.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The orientation of a window on its device (`UIKit.UIInterfaceOrientation`).
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

/// The allowed orientations of a window on its device (`UIKit.UIInterfaceOrientationMask`).
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

/// The device of an app (`UIKit.UIDevice`), derived from the window of the running code.
///
/// A window of at least 700 points in width counts as an iPad, and a narrower one as an iPhone. A window that is wider
/// than high counts as held sideways. Observation tracks reads in a body, as with ``UIScreen/bounds``.
/// ``orientationDidChangeNotification`` is posted when a window is turned or resized into another orientation.
public final class UIDevice: NSObject, Sendable {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The device of the window of the running code.
  public static let current = UIDevice()

  /// A window was turned or resized into another orientation. The object of the notification is the device.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// The battery's charge has changed. Ippo never posts the notification, because the charge is unknown.
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// The charging of the battery has started or stopped. Ippo never posts the notification, because the state is
  /// unknown.
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// An object has come near the device, or has gone. Ippo never posts the notification, because the surroundings are
  /// unknown.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private override init() {}

  /// The name of the device, "iPhone" or "iPad", by the layout of the window.
  public var name: String { model }

  /// The model of the device, "iPhone" or "iPad", by the layout of the window.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model of the device, "iPhone" or "iPad", by the layout of the window.
  public var localizedModel: String { model }

  /// The system whose API this is: "iOS".
  public var systemName: String { "iOS" }

  /// The version whose API this is: "18.0".
  public var systemVersion: String { "18.0" }

  /// The kind of device: `pad` for a window of at least 700 points in width, else `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { WindowMetrics.current.idiom }

  /// The orientation: `landscapeLeft` for a window that is wider than high, else `portrait`.
  public var orientation: UIDeviceOrientation { WindowMetrics.current.isLandscape ? .landscapeLeft : .portrait }

  /// A number that stays the same for a visitor of a server. Outside of servers, it stays the same for a process. The
  /// number is stored with the values of `@AppStorage`.
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

  /// Whether the device reports changes of the orientation: always.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Does nothing. Apps use the key "orientation" to turn the device, which only a user of a client can do.
  public func setValue(_ value: Any?, forKey key: String) {}

  /// Does nothing: the device always reports changes of the orientation.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: the device always reports changes of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// `false`, because the battery of a client is unknown. Setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// The state of the battery, which is unknown.
  public var batteryState: BatteryState { .unknown }

  /// The charge of the battery: -1, for unknown.
  public var batteryLevel: Float { -1 }

  /// `false`, because the surroundings of a client are unknown. Setting it has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether an object is near the device: `false`, because Ippo does not know.
  public var proximityState: Bool { false }
}
