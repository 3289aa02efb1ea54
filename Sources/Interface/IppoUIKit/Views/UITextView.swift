public import Foundation

/// Text that can be edited (`UIKit.UITextView`).
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// What is in the view. Setting it does not call the delegate.
  open var text: String! {
    get { attributed.string }
    set { attributed = NSAttributedString(string: newValue ?? "") }
  }

  private var attributed = NSAttributedString(string: "") { didSet { changes.note() } }

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
  open override var delegate: (any UIScrollViewDelegate)? {
    get { editor }
    set { editor = newValue as? any UITextViewDelegate }
  }

  private weak var editor: (any UITextViewDelegate)?

  /// The room in which the text is set.
  open private(set) lazy var textContainer = NSTextContainer()
  /// What is found in the text and can be followed. It is kept: nothing is looked for.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of text that is typed. They are kept, and not shown.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is selected. It is kept: it neither selects nor follows.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether letters grow with the size of text that is preferred. It is kept: clients do not tell it.
  open var adjustsFontForContentSizeCategory = false
  /// Whether attributes can be changed by a person. It is kept: they cannot.
  open var allowsEditingTextAttributes = false
  /// What takes the place of an on-screen keyboard. It is kept: keyboards are the browser's.
  open var inputView: UIView?
  /// What stands above an on-screen keyboard. It is kept: keyboards are the browser's.
  open var inputAccessoryView: UIView?
  /// The on-screen keyboard of a browser on a touch screen.
  open var keyboardType = UIKeyboardType.default
  /// What the text is, so that a browser can fill it in; `nil` for nothing in particular.
  open var textContentType: UITextContentType?
  /// Which letters an on-screen keyboard begins with. It is kept: browsers decide.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. It is kept: browsers decide.
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

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A view whose text is set in a room; the room has no effect.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: the text scrolls by itself.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// A person has changed the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: self.text.utf16.count)
    guard isEditable, editor?.textView(self, shouldChangeTextIn: range, replacementText: text) != false else {
      return
    }
    self.text = text
    editor?.textViewDidChange(self)
    editor?.textViewDidChangeSelection(self)
  }

  /// The focus has come, or gone.
  package func editing(_ isEditing: Bool) {
    responder.changed(isFirst: isEditing)
    if isEditing { editor?.textViewDidBeginEditing(self) } else { editor?.textViewDidEndEditing(self) }
  }

  // MARK: Focus

  private var responder = TextResponder() { didSet { if responder != oldValue { changes.note() } } }

  /// Whether the text is to have the focus, as the app has last said; `nil` where it has not.
  package var focusWish: Bool? { responder.wish }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Whether a person is editing the text.
  open override var isFirstResponder: Bool { responder.isFirst }

  /// Gives the text the focus, as soon as it is shown.
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

  /// The text with its attributes: fonts, colours, lines and links are shown where the text is not edited. What is typed has
  /// none.
  open var attributedText: NSAttributedString! {
    get { attributed }
    set { attributed = newValue ?? NSAttributedString(string: "") }
  }

  open override class func appearance() -> UITextView { Appearances.proxy { UITextView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITextView {
    appearance()
  }
}

/// Is told what a person does with a text (`UIKit.UITextViewDelegate`).
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the text may get the focus. What is returned has no effect: renderers decide.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the text may lose the focus. What is returned has no effect: renderers decide.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// What is selected has changed. It is called when the text has.
  func textViewDidChangeSelection(_ textView: UITextView)
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

  /// `true`: every change is made.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// The room in which a text is set (`UIKit.NSTextContainer`). It is kept: renderers set texts.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The room at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0
  /// Where a text that is too long is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size of the room, in points; zero for any.
  open var size: CGSize
  /// Whether the width is that of the view.
  open var widthTracksTextView = false
  /// Whether the height is that of the view.
  open var heightTracksTextView = false

  /// A room of a size, in points.
  public init(size: CGSize = .zero) { self.size = size }
}

/// What is found in a text and can be followed (`UIKit.UIDataDetectorTypes`). Nothing is looked for.
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
