public import Foundation
import IppoRender

/// What takes events on Apple's platforms (`UIKit.UIResponder`). Events reach an app by its views here: a responder
/// takes none.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The keyboard on the screen is about to come. It is not posted by itself, as clients do not tell of such keyboards.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has come. It is not posted by itself.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go. It is not posted by itself.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone. It is not posted by itself.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to change its place or size. It is not posted by itself.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard has changed its place or size. It is not posted by itself.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key for the keyboard's rectangle before a change, in a notification's `userInfo`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's rectangle after a change, in a notification's `userInfo`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for how long a change takes, in seconds, in a notification's `userInfo`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of a change, in a notification's `userInfo`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// What takes no events.
  public override init() {}

  /// Who takes an event that this one does not: `nil`, as there are no events of UIKit.
  open var next: UIResponder? { nil }

  /// Fingers have touched. Is never called: put a gesture of SwiftUI on the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers move. Is never called: put a gesture of SwiftUI on the view.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers were lifted. Is never called: put a gesture of SwiftUI on the view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches were taken away. Is never called: put a gesture of SwiftUI on the view.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The device begins to move. Is never called: clients do not tell how they are moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device was shaken. Is never called: clients do not tell how they are moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A movement of the device was none. Is never called: clients do not tell how they are moved.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Whether the focus can be taken: never, by this way.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the focus is here: never known. Ask the app's `@FocusState`.
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
/// Methods cannot be called by name here, and `#selector` needs the runtime of Objective-C: the names have an effect
/// only where a declaration says so.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// A method by its name.
  public init(_ name: String) { description = name }

  /// A method by its name, written as a string.
  public init(stringLiteral value: String) { description = value }
}
