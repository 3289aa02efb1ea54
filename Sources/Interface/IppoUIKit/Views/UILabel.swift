public import Foundation

/// A text (`UIKit.UILabel`).
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text of the label; `nil` is shown as an empty text.
  open var text: String? {
    get { attributed?.string }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }

  private var attributed: NSAttributedString? { didSet { changes.note() } }
  /// The font: by default, the system font in 17 points; `nil` for the font of the surroundings.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changes.note() } }
  /// The colour of the text; `nil` for that of the surroundings.
  open var textColor: UIColor! = .label { didSet { changes.note() } }
  /// The alignment of lines; `justified` and `natural` are drawn as `left`.
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  /// The maximum number of lines; 0 for as many as the text has.
  open var numberOfLines = 1 { didSet { changes.note() } }
  /// The cut of a text that is too long. The value is stored, but texts are cut at their end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changes.note() } }
  /// Whether letters become smaller if the text does not fit. The value is stored, but letters keep their size.
  open var adjustsFontSizeToFitWidth = false
  /// Whether letters grow with the preferred size of text. The value is stored: clients do not report this size.
  open var adjustsFontForContentSizeCategory = false
  /// The minimum scale of letters, as a part of their size. The value is stored, but letters keep their size.
  open var minimumScaleFactor: CGFloat = 0

  /// The maximum width of lines, in points. The value is stored: renderers break lines.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the text's shadow; `nil` for none. The value is stored, but shadows are not drawn.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points. The value is stored, but shadows are not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the text is enabled. The value is stored, but renderers ignore it.
  open var isEnabled = true
  /// The colour of the highlighted text. The value is stored: the text is never highlighted.
  open var highlightedTextColor: UIColor?

  /// The text with its attributes: fonts, colours, lines and links are shown.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }

  /// The size of the text by the measures of ``UIFont``, in points. Renderers may draw it in another size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width =
      numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : size.width > 0 ? size.width : .greatestFiniteMagnitude
    return TextMeasure.size(of: text, in: font ?? .systemFont(ofSize: 17), width: width, mostLines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
  }

  open override class func appearance() -> UILabel { Appearances.proxy { UILabel() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UILabel {
    appearance()
  }
}
