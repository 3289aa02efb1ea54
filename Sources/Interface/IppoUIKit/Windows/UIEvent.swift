public import Foundation

/// Something that a person does (`UIKit.UIEvent`). Events reach an app by its views here: the type is for overrides.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  /// Which of its kind it is.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// Which of its kind it is.
  open var subtype: EventSubtype { .none }
  /// The touches of the event: none.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen (`UIKit.UITouch`). Touches reach an app by gestures of SwiftUI: the type is for overrides.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What the finger does.
  open var phase: Phase { .ended }
  /// How often the screen was tapped.
  open var tapCount: Int { 0 }
  /// The view that was touched; `nil` for none.
  open var view: UIView? { nil }

  /// Where the finger is on a view, in points: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the finger was on a view, in points: zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
