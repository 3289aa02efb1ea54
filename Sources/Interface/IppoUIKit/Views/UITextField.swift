public import Foundation

/// One line of text (`UIKit.UITextField`).
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// When something that belongs to a field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// What is in the field. Setting it does not call the delegate.
  open var text: String? = "" { didSet { changes.note() } }
  /// What an empty field shows; `nil` for nothing.
  open var placeholder: String? { didSet { changes.note() } }
  /// The font; `nil` for that of the surroundings. One that hides its text has that of the surroundings.
  open var font: UIFont? { didSet { changes.note() } }
  /// The colour of the text; `nil` for that of the surroundings.
  open var textColor: UIColor? { didSet { changes.note() } }
  /// When there is a button that clears the field. It is kept: renderers decide.
  open var clearButtonMode = ViewMode.never
  /// The on-screen keyboard of a browser on a touch screen.
  open var keyboardType = UIKeyboardType.default
  /// What the field asks for, so that a browser can fill it in; `nil` for nothing in particular.
  open var textContentType: UITextContentType?
  /// Whether dots stand for letters. Set it before the field is first shown: a change is not noticed by itself.
  open var isSecureTextEntry = false

  /// Is told what a person does with the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A person has changed the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false else { return }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The focus has come, or gone.
  package func editing(_ isEditing: Bool) {
    if isEditing { delegate?.textFieldDidBeginEditing(self) } else { delegate?.textFieldDidEndEditing(self) }
  }

  /// A person has pressed Return.
  package func submit() { _ = delegate?.textFieldShouldReturn(self) }

  open override class func appearance() -> UITextField { Appearances.proxy { UITextField() } }
}

/// Is told what a person does with a field (`UIKit.UITextFieldDelegate`).
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// The field has got the focus. Is not called for fields that hide their text.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The field has lost the focus. Is not called for fields that hide their text.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Return was pressed. What is returned changes nothing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Whether a change is made. The whole text is replaced: renderers tell the text as it is after a change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// `true`: every change is made.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
