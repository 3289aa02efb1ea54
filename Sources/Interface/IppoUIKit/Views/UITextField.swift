public import Foundation

/// One line of text (`UIKit.UITextField`).
@MainActor @preconcurrency
open class UITextField: UIControl {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? = "" { didSet { changes.note() } }
  open var placeholder: String? { didSet { changes.note() } }
  open var font: UIFont? { didSet { changes.note() } }
  open var textColor: UIColor? { didSet { changes.note() } }
  open var clearButtonMode = ViewMode.never
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType?
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
  func textFieldDidBeginEditing(_ textField: UITextField)
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
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
