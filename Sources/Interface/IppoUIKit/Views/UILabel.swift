public import Foundation

/// A text (`UIKit.UILabel`).
@MainActor @preconcurrency
open class UILabel: UIView {
  /// What is shown; `nil` as an empty text.
  open var text: String? {
    get { attributed?.string }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }

  private var attributed: NSAttributedString? { didSet { changes.note() } }
  /// The font: the system's in 17 points where nothing is set; `nil` for that of the surroundings.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changes.note() } }
  /// The colour of the text; `nil` for that of the surroundings.
  open var textColor: UIColor! = .label { didSet { changes.note() } }
  /// Where lines begin and end; `justified` and `natural` are drawn as `left`.
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  /// The most lines; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { changes.note() } }
  /// Where a text that is too long is cut. It is kept; texts are cut at their end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changes.note() } }
  /// Whether letters become smaller where the text does not fit. It is kept; they do not.
  open var adjustsFontSizeToFitWidth = false
  /// Whether letters grow with the size of text that is preferred. It is kept: clients do not tell it.
  open var adjustsFontForContentSizeCategory = false
  /// How small letters may become, as a part of their size. It is kept; they do not become smaller.
  open var minimumScaleFactor: CGFloat = 0

  /// How wide lines may be, in points. It is kept: renderers break lines.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the text's shadow; `nil` for none. It is kept, and no shadow is drawn.
  open var shadowColor: UIColor?
  /// How far the text's shadow is, in points. It is kept, and no shadow is drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the text can be used. It is kept, and does not change what is drawn.
  open var isEnabled = true
  /// The colour of the text where it is highlighted. It is kept: it never is.
  open var highlightedTextColor: UIColor?

  /// The text with its attributes: fonts, colours, lines and links are shown.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }

  /// The size of the text by the measures of ``UIFont``, in points; what is drawn may differ.
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
