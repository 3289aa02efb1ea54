public import Foundation

/// A text (`UIKit.UILabel`).
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? { didSet { changes.note() } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changes.note() } }
  open var textColor: UIColor! = .label { didSet { changes.note() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  /// 0 for as many as there are.
  open var numberOfLines = 1 { didSet { changes.note() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changes.note() } }
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0

  /// The text; its attributes are not kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  open override class func appearance() -> UILabel { Appearances.proxy { UILabel() } }
}
