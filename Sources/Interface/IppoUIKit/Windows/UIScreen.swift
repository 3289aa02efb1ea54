public import Foundation

/// The screen of an app (`UIKit.UIScreen`), derived from the window of the running code.
///
/// ``bounds`` is the size of the window's content. In a browser, this is the page. In a terminal, each column has 8
/// points, and each row 16. Each window has its own bounds. A view that reads them in its body is evaluated again when
/// they change.
///
/// Code outside of a window finds the size of a phone: 390 by 844 points. Examples are a global that no view reads, and
/// a callback of a queue. A constant of a type is computed once, for the window that reads it first.
///
/// ```swift
/// Color.blue.frame(width: UIScreen.main.bounds.width / 2)
/// ```
public final class UIScreen: NSObject, Sendable {
  /// The only screen.
  public static let main = UIScreen()

  /// The only screen.
  public static var screens: [UIScreen] { [main] }

  private override init() {}

  /// The bounds of the window's content, in points, from zero.
  public var bounds: CGRect { WindowMetrics.current.bounds }

  /// The bounds of the window's content, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point: 2, because clients do not report theirs.
  public var scale: CGFloat { WindowMetrics.current.scale }

  /// The number of pixels per point: 2, because clients do not report theirs.
  public var nativeScale: CGFloat { scale }

  /// The surroundings of the window.
  public var traitCollection: UITraitCollection { .current }

  /// The number of frames per second: 60, because clients do not report theirs.
  public var maximumFramesPerSecond: Int { 60 }

  /// The brightness: 0.5, because clients do not report theirs. Setting it has no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// Whether the screen is recorded: `false`, because Ippo does not know.
  public var isCaptured: Bool { false }

  /// A recording has started or stopped. Ippo never posts the notification, because recordings are unknown.
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChange")
  /// The brightness has changed. Ippo never posts the notification, because the brightness is unknown.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  /// A screen was added. Ippo does not post it: there is one screen.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was removed. Ippo does not post it: there is one screen.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
