public import Foundation

/// The screen, as far as an app sees it (`UIKit.UIScreen`): the window of the person it is shown to.
///
/// ``bounds`` is the size of the window's content: that of the page in a browser, and in a terminal 8 points for each
/// column and 16 for each row. Each window has its own, and a view that reads it in its body is evaluated again when it
/// changes.
///
/// What runs outside of a window (a global that is read by code of no view, a callback of a queue) finds the size of a
/// phone: 390 by 844 points. A constant of a type is computed once, for whichever window reads it first.
///
/// ```swift
/// Color.blue.frame(width: UIScreen.main.bounds.width / 2)
/// ```
public final class UIScreen: NSObject, Sendable {
  /// The only one.
  public static let main = UIScreen()

  /// The only one.
  public static var screens: [UIScreen] { [main] }

  private override init() {}

  /// The window's content, in points, from zero.
  public var bounds: CGRect { WindowMetrics.current.bounds }

  /// The window's content, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels in a point: 2, as clients do not tell theirs.
  public var scale: CGFloat { WindowMetrics.current.scale }

  /// Pixels in a point: 2, as clients do not tell theirs.
  public var nativeScale: CGFloat { scale }

  /// The surroundings of the window.
  public var traitCollection: UITraitCollection { .current }

  /// How often pictures change in a second: 60 where nothing else is known.
  public var maximumFramesPerSecond: Int { 60 }

  /// Half: the brightness of a person's screen is not told. Setting it changes nothing.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// Whether the screen is recorded: never known.
  public var isCaptured: Bool { false }

  /// A recording was begun or ended. It is not posted: it is never known.
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChange")
  /// The brightness has changed. It is not posted: it is not told.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  /// A screen was added. It is not posted: there is one.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was removed. It is not posted: there is one.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
