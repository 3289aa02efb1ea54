public import Foundation

/// An action of the user (`UIKit.UIEvent`). Events reach an app by views of SwiftUI: the type is for overrides.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  /// The kinds of events of one type.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of the event among those of its type.
  open var subtype: EventSubtype { .none }
  /// The touches of the event: none.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen (`UIKit.UITouch`). Touches reach an app by gestures of SwiftUI: the type is for overrides.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// The phase of the touch.
  open var phase: Phase { .ended }
  /// The number of taps.
  open var tapCount: Int { 0 }
  /// The view that was touched; `nil` for none.
  open var view: UIView? { nil }

  /// The place of the finger on a view, in points: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The former place of the finger on a view, in points: zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
