public import Foundation

/// Text that can be edited (`UIKit.UITextView`).
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// What is in the view. Setting it does not call the delegate.
  open var text: String! = "" { didSet { changes.note() } }
  /// The font; `nil` for that of the surroundings.
  open var font: UIFont? { didSet { changes.note() } }
  /// The colour of the text; `nil` for that of the surroundings.
  open var textColor: UIColor? { didSet { changes.note() } }
  /// Where the lines of a text that is not edited begin and end; `justified` and `natural` are drawn as `left`.
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  /// Whether people can change the text; else it is shown as text that can be scrolled.
  open var isEditable = true { didSet { changes.note() } }
  /// Whether people can select text. It is kept: renderers decide.
  open var isSelectable = true
  /// Room around the text, in points. It is kept, and does not change what is shown.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// How links in the text look. They are kept: the text is plain.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Is told what a person does with the text.
  open weak var delegate: (any UITextViewDelegate)?

  /// A person has changed the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: self.text.utf16.count)
    guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false else {
      return
    }
    self.text = text
    delegate?.textViewDidChange(self)
  }

  /// The focus has come, or gone.
  package func editing(_ isEditing: Bool) {
    if isEditing { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
  }

  /// The text; its attributes are not kept.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }

  open override class func appearance() -> UITextView { Appearances.proxy { UITextView() } }
}

/// Is told what a person does with a text (`UIKit.UITextViewDelegate`).
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The text has got the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The text has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a change is made. The whole text is replaced: renderers tell the text as it is after a change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// `true`: every change is made.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
