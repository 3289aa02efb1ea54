public import Foundation

/// A text (`UIKit.UILabel`).
@MainActor @preconcurrency
open class UILabel: UIView {
  /// What is shown; `nil` as an empty text.
  open var text: String? { didSet { changes.note() } }
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

  /// The text; its attributes are not kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  open override class func appearance() -> UILabel { Appearances.proxy { UILabel() } }
}
