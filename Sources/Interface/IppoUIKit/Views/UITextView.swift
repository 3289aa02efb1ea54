public import Foundation

/// Text that can be edited (`UIKit.UITextView`).
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { changes.note() } }
  open var font: UIFont? { didSet { changes.note() } }
  open var textColor: UIColor? { didSet { changes.note() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  open var isEditable = true { didSet { changes.note() } }
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
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
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a change is made. The whole text is replaced: renderers tell the text as it is after a change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
