public import Foundation
import IppoRender

/// What takes events on Apple's platforms (`UIKit.UIResponder`). Events reach an app by its views here: a responder takes
/// none.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// There are no keyboards on the screen that the server hears of: these notifications are not posted by themselves.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

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

/// The name of a method (`ObjectiveC.Selector`). There are no methods that are called by name here, and `#selector` does not
/// exist without the runtime of Objective-C: only what says so takes one.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral value: String) { description = value }
}
