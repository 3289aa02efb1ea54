public import Foundation
import IppoRender

/// A receiver of events on Apple's platforms (`UIKit.UIResponder`). Events reach an app by views of SwiftUI, and a
/// responder receives none.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The keyboard on the screen is about to appear. Ippo never posts the notification, because the keyboards of clients
  /// are unknown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has appeared. Ippo does not post it.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to disappear. Ippo does not post it.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has disappeared. Ippo does not post it.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to change its place or size. Ippo does not post it.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard has changed its place or size. Ippo does not post it.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key for the keyboard's rectangle before a change, in a notification's `userInfo`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's rectangle after a change, in a notification's `userInfo`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of a change in seconds, in a notification's `userInfo`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of a change, in a notification's `userInfo`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// Creates a responder.
  public override init() {}

  /// The next responder for an event: `nil`, because responders receive no events.
  open var next: UIResponder? { nil }

  /// Fingers have touched the view. The method is never called: put a gesture of SwiftUI on the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers move on the view. The method is never called: put a gesture of SwiftUI on the view.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers were lifted from the view. The method is never called: put a gesture of SwiftUI on the view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The system has taken touches away. The method is never called: put a gesture of SwiftUI on the view.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The device begins to move. The method is never called: the motion of clients is unknown.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device was shaken. The method is never called: the motion of clients is unknown.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A motion of the device was cancelled. The method is never called: the motion of clients is unknown.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Whether the responder can take the focus: `false` for a plain responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder has the focus: `false`, because Ippo does not know. Read the app's `@FocusState`.
  open var isFirstResponder: Bool { false }

  /// Does nothing: a view of the app has the focus by `@FocusState`.
  /// - Returns: `false`.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Takes the focus from the field that has it by the app's `@FocusState`.
  /// - Returns: Whether there was one.
  @discardableResult
  open func resignFirstResponder() -> Bool { WindowDisplay.current?.endEditing() ?? false }
}

/// The name of a method (`ObjectiveC.Selector`).
///
/// Methods cannot be called by name, and `#selector` needs the runtime of Objective-C. The names have an effect only
/// where a declaration says so.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// A method by its name.
  public init(_ name: String) { description = name }

  /// A method by its name, written as a string.
  public init(stringLiteral value: String) { description = value }
}
