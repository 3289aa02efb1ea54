public import Foundation

/// One line of text (`UIKit.UITextField`).
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// When something that belongs to a field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// What is in the field. Setting it does not call the delegate.
  open var text: String? {
    get { attributed.map(\.string) }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }

  private var attributed: NSAttributedString? = NSAttributedString(string: "") { didSet { changes.note() } }

  /// The text; its attributes are kept until the text is changed, and not shown: fields have one font.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }

  /// What an empty field shows; its attributes are not kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The attributes of text without any of its own. They are kept, and not shown.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What an empty field shows; `nil` for nothing.
  open var placeholder: String? { didSet { changes.note() } }
  /// The font; `nil` for that of the surroundings. One that hides its text has that of the surroundings.
  open var font: UIFont? { didSet { changes.note() } }
  /// The colour of the text; `nil` for that of the surroundings.
  open var textColor: UIColor? { didSet { changes.note() } }
  /// When there is a button that clears the field. It is kept: renderers decide.
  open var clearButtonMode = ViewMode.never
  /// Where the text lies.
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  /// The edge of the field: `roundedRect`, `line` and `bezel` are drawn as a field with a border.
  open var borderStyle = BorderStyle.none { didSet { changes.note() } }
  /// A picture in place of the edge. It is kept, and does not change what is shown.
  open var background: UIImage?
  /// What stands before the text, where ``leftViewMode`` is not `never`.
  open var leftView: UIView? { didSet { changes.note() } }
  /// What stands after the text, where ``rightViewMode`` is not `never`.
  open var rightView: UIView? { didSet { changes.note() } }
  /// When there is a view before the text; all but `never` are `always`.
  open var leftViewMode = ViewMode.never { didSet { changes.note() } }
  /// When there is a view after the text; all but `never` are `always`.
  open var rightViewMode = ViewMode.never { didSet { changes.note() } }
  /// What takes the place of an on-screen keyboard. It is kept: keyboards are the browser's.
  open var inputView: UIView?
  /// What stands above an on-screen keyboard. It is kept: keyboards are the browser's.
  open var inputAccessoryView: UIView?
  /// Whether letters become smaller where the text does not fit. It is kept; they do not.
  open var adjustsFontSizeToFitWidth = false
  /// Whether letters grow with the size of text that is preferred. It is kept: clients do not tell it.
  open var adjustsFontForContentSizeCategory = false
  /// How small letters may become, in points. It is kept; they do not become smaller.
  open var minimumFontSize: CGFloat = 0
  /// Which letters an on-screen keyboard begins with.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked. It is kept: browsers decide.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks are turned. It is kept: browsers decide.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes become longer. It is kept: browsers decide.
  open var smartDashesType = UITextSmartDashesType.default
  /// What Return is called. It is kept: keyboards are the browser's.
  open var returnKeyType = UIReturnKeyType.default
  /// Light or dark for an on-screen keyboard. It is kept: keyboards are the browser's.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether Return waits for text. It is kept: keyboards are the browser's.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text goes when editing begins. It is kept, and it stays.
  open var clearsOnBeginEditing = false

  /// The edge of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Whether a person is editing the text.
  open var isEditing: Bool { isFirstResponder }
  /// The on-screen keyboard of a browser on a touch screen.
  open var keyboardType = UIKeyboardType.default
  /// What the field asks for, so that a browser can fill it in; `nil` for nothing in particular.
  open var textContentType: UITextContentType?
  /// Whether dots stand for letters. Set it before the field is first shown: a change is not noticed by itself.
  open var isSecureTextEntry = false { didSet { changes.note() } }

  /// Is told what a person does with the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A person has changed the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false else { return }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// The focus has come, or gone.
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

  /// A person has pressed Return.
  package func submit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: Focus

  private var responder = TextResponder() { didSet { if responder != oldValue { changes.note() } } }

  /// Whether the field is to have the focus, as the app has last said; `nil` where it has not.
  package var focusWish: Bool? { responder.wish }

  package func focusChanged(_ hasFocus: Bool) { responder.changed(isFirst: hasFocus) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether a person is editing the text.
  open override var isFirstResponder: Bool { responder.isFirst }

  /// Gives the field the focus, as soon as it is shown.
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

/// Is told what a person does with a field (`UIKit.UITextFieldDelegate`).
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// The field has got the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether the field may get the focus. What is returned has no effect: renderers decide.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Whether the field may lose the focus. What is returned has no effect: renderers decide.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has lost the focus: `committed`, always.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the button that clears the field does so. It is not asked: browsers clear by themselves.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

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

  /// `true`: every change is made.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
