public import Foundation

/// An editor of text (`UIKit.UITextView`).
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text in the view. Setting it does not call the delegate.
  open var text: String! {
    get { attributed.string }
    set { attributed = NSAttributedString(string: newValue ?? "") }
  }

  private var attributed = NSAttributedString(string: "") { didSet { changes.note() } }

  /// The font; `nil` for that of the surroundings.
  open var font: UIFont? { didSet { changes.note() } }
  /// The colour of the text; `nil` for that of the surroundings.
  open var textColor: UIColor? { didSet { changes.note() } }
  /// The alignment of a text that is not editable; `justified` and `natural` are drawn as `left`.
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  /// Whether the user can change the text. Otherwise, the text is shown in a scroll view.
  open var isEditable = true { didSet { changes.note() } }
  /// Whether the user can select text. The value is stored, but renderers decide.
  open var isSelectable = true
  /// The space around the text, in points. The value is stored, but renderers ignore it.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The look of links in the text. The values are stored: the text is plain.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Receives the user's actions in the text.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { editor }
    set { editor = newValue as? any UITextViewDelegate }
  }

  private weak var editor: (any UITextViewDelegate)?

  /// The container in which the text is laid out.
  open private(set) lazy var textContainer = NSTextContainer()
  /// The data in the text that become links. The value is stored, but the text is not searched.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of typed text. The values are stored, but not shown.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selected range. The value is stored: it neither selects text nor follows the selection.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether letters grow with the preferred size of text. The value is stored: clients do not report this size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the user can change attributes. The value is stored: users change only the text.
  open var allowsEditingTextAttributes = false
  /// The view in place of an on-screen keyboard. The value is stored, but the browser decides about keyboards.
  open var inputView: UIView?
  /// The view above an on-screen keyboard. The value is stored, but the browser decides about keyboards.
  open var inputAccessoryView: UIView?
  /// The on-screen keyboard of a browser on a touch screen.
  open var keyboardType = UIKeyboardType.default
  /// The content of the text, so that a browser can fill it in; `nil` for any text.
  open var textContentType: UITextContentType?
  /// The letters that an on-screen keyboard capitalizes. The value is stored, but browsers decide.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the client corrects words. The value is stored, but browsers decide.
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

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A view whose text is laid out in a container. The container has no effect.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: the text scrolls by itself.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Handles the user's change of the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: self.text.utf16.count)
    guard isEditable, editor?.textView(self, shouldChangeTextIn: range, replacementText: text) != false else {
      return
    }
    self.text = text
    editor?.textViewDidChange(self)
    editor?.textViewDidChangeSelection(self)
  }

  /// Handles a change of the focus.
  package func editing(_ isEditing: Bool) {
    responder.changed(isFirst: isEditing)
    if isEditing { editor?.textViewDidBeginEditing(self) } else { editor?.textViewDidEndEditing(self) }
  }

  // MARK: Focus

  private var responder = TextResponder() { didSet { if responder != oldValue { changes.note() } } }

  /// The app's last request for the focus; `nil` for none.
  package var focusWish: Bool? { responder.wish }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Whether the user is editing the text.
  open override var isFirstResponder: Bool { responder.isFirst }

  /// Requests the focus for the text, as soon as it is shown.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable else { return false }
    responder.become()
    return true
  }

  /// Takes the focus from the text.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    responder.resign()
    return true
  }

  /// The text with its attributes. Fonts, colours, lines and links are shown in a text that is not editable. Typed text
  /// has no attributes.
  open var attributedText: NSAttributedString! {
    get { attributed }
    set { attributed = newValue ?? NSAttributedString(string: "") }
  }

  open override class func appearance() -> UITextView { Appearances.proxy { UITextView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITextView {
    appearance()
  }
}

/// A delegate that receives the user's actions in a text (`UIKit.UITextViewDelegate`).
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the text may get the focus. The result has no effect: renderers decide.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the text may lose the focus. The result has no effect: renderers decide.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The selection has changed. The method is called after changes of the text.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The text has got the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The text has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether the view accepts a change. The range is the whole text, because renderers report the text after a change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// `true`: the view accepts every change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A container in which a text is laid out (`UIKit.NSTextContainer`). Its values are stored: renderers lay out texts.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The space at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for as many as the text has.
  open var maximumNumberOfLines = 0
  /// The cut of a text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size of the container, in points; zero for any.
  open var size: CGSize
  /// Whether the container has the width of the view.
  open var widthTracksTextView = false
  /// Whether the container has the height of the view.
  open var heightTracksTextView = false

  /// A container of a size, in points.
  public init(size: CGSize = .zero) { self.size = size }
}

/// The data in a text that become links (`UIKit.UIDataDetectorTypes`). Texts are not searched.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// A bit for each, as in UIKit.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of the web and of mail.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = Self(rawValue: 1 << 2)
  /// Days and times.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Everything.
  public static let all = Self(rawValue: .max)
}
