public import Foundation

/// One line of text (`UIKit.UITextField`).
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The conditions for the views of a field.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The text in the field. Setting it does not call the delegate.
  open var text: String? {
    get { attributed.map(\.string) }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }

  private var attributed: NSAttributedString? = NSAttributedString(string: "") { didSet { changes.note() } }

  /// The text with its attributes, which are stored until the text is changed. The attributes are not shown: fields
  /// have one font.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }

  /// The text in an empty field. Its attributes are dropped.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The attributes of text without attributes. The values are stored, but not shown.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text in an empty field; `nil` for none.
  open var placeholder: String? { didSet { changes.note() } }
  /// The font; `nil` for the font of the surroundings. A field that hides its text has the font of the surroundings.
  open var font: UIFont? { didSet { changes.note() } }
  /// The colour of the text; `nil` for that of the surroundings.
  open var textColor: UIColor? { didSet { changes.note() } }
  /// The condition for a button that clears the field. The value is stored, but renderers decide.
  open var clearButtonMode = ViewMode.never
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  /// The edge of the field: `roundedRect`, `line` and `bezel` are drawn as a field with a border.
  open var borderStyle = BorderStyle.none { didSet { changes.note() } }
  /// A picture in place of the edge. The value is stored, but renderers ignore it.
  open var background: UIImage?
  /// The view before the text, unless ``leftViewMode`` is `never`.
  open var leftView: UIView? { didSet { changes.note() } }
  /// The view after the text, unless ``rightViewMode`` is `never`.
  open var rightView: UIView? { didSet { changes.note() } }
  /// The condition for the view before the text; all values but `never` mean `always`.
  open var leftViewMode = ViewMode.never { didSet { changes.note() } }
  /// The condition for the view after the text; all values but `never` mean `always`.
  open var rightViewMode = ViewMode.never { didSet { changes.note() } }
  /// The view in place of an on-screen keyboard. The value is stored, but the browser decides about keyboards.
  open var inputView: UIView?
  /// The view above an on-screen keyboard. The value is stored, but the browser decides about keyboards.
  open var inputAccessoryView: UIView?
  /// Whether letters become smaller if the text does not fit. The value is stored, but letters keep their size.
  open var adjustsFontSizeToFitWidth = false
  /// Whether letters grow with the preferred size of text. The value is stored: clients do not report this size.
  open var adjustsFontForContentSizeCategory = false
  /// The minimum size of letters, in points. The value is stored, but letters keep their size.
  open var minimumFontSize: CGFloat = 0
  /// The letters that an on-screen keyboard capitalizes.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the client corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the client checks the spelling of words. The value is stored, but browsers decide.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether the client curls quotation marks. The value is stored, but browsers decide.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether the client lengthens dashes. The value is stored, but browsers decide.
  open var smartDashesType = UITextSmartDashesType.default
  /// The name of the Return key. The value is stored, but the browser decides about keyboards.
  open var returnKeyType = UIReturnKeyType.default
  /// The appearance of an on-screen keyboard. The value is stored, but the browser decides about keyboards.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether Return waits for text. The value is stored, but the browser decides about keyboards.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is removed when editing begins. The value is stored, but the text stays.
  open var clearsOnBeginEditing = false

  /// The edge of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Whether the user is editing the text.
  open var isEditing: Bool { isFirstResponder }
  /// The on-screen keyboard of a browser on a touch screen.
  open var keyboardType = UIKeyboardType.default
  /// The content that the field asks for, so that a browser can fill it in; `nil` for any text.
  open var textContentType: UITextContentType?
  /// Whether dots replace the letters.
  open var isSecureTextEntry = false { didSet { changes.note() } }

  /// Receives the user's actions in the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Handles the user's change of the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false else { return }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// Handles a change of the focus.
  package func editing(_ isEditing: Bool) {
    focusChanged(isEditing)
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
    }
  }

  /// Handles Return in the field.
  package func submit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: Focus

  private var responder = TextResponder() { didSet { if responder != oldValue { changes.note() } } }

  /// The app's last request for the focus; `nil` for none.
  package var focusWish: Bool? { responder.wish }

  package func focusChanged(_ hasFocus: Bool) { responder.changed(isFirst: hasFocus) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the user is editing the text.
  open override var isFirstResponder: Bool { responder.isFirst }

  /// Requests the focus for the field, as soon as it is shown.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled else { return false }
    responder.become()
    return true
  }

  /// Takes the focus from the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    responder.resign()
    return true
  }

  open override class func appearance() -> UITextField { Appearances.proxy { UITextField() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITextField {
    appearance()
  }
}

/// A delegate that receives the user's actions in a field (`UIKit.UITextFieldDelegate`).
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// The field has got the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether the field may get the focus. The result has no effect: renderers decide.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Whether the field may lose the focus. The result has no effect: renderers decide.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has lost the focus. The reason is always `committed`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the clear button clears the field. The method is never called: browsers clear fields by themselves.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// The text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Return was pressed. The result has no effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Whether the field accepts a change. The range is the whole text, because renderers report the text after a change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  /// `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// `true`: the field accepts every change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
