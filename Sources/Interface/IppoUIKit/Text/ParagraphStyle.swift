public import Foundation

/// The layout of the lines of a text (`UIKit.NSParagraphStyle`). Renderers follow only the alignment.
open class NSParagraphStyle: NSObject, @unchecked Sendable {  // set before it is handed on
  fileprivate struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  fileprivate var values = Values()

  /// The style of texts without a style.
  public static let `default` = NSParagraphStyle()

  /// The style of texts without a style.
  public override init() {}

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The break of lines, or the cut of a text that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The factor of the height of lines; 0 for the height of the font.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of lines, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The readiness to hyphenate words, 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Styles are equal if all their properties are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// The hash of the alignment and the space between lines.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineSpacing)
    return hasher.finalize()
  }

  /// A mutable copy.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A mutable layout of the lines of a text (`UIKit.NSMutableParagraphStyle`).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {  // set before it is handed on
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The break of lines, or the cut of a text that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The factor of the height of lines; 0 for the height of the font.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The minimum height of lines, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of lines, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of lines, in points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The readiness to hyphenate words, 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// A shadow of letters (`UIKit.NSShadow`). The value is stored, but not drawn.
open class NSShadow: NSObject, @unchecked Sendable {  // used as a value: made, set, handed on
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`.
  open var shadowColor: Any?

  /// No shadow.
  public override init() {}
}

/// An object in place of a letter of a text (`UIKit.NSTextAttachment`). A text shows a space in its place.
open class NSTextAttachment: NSObject, @unchecked Sendable {  // used as a value: made, set, handed on
  /// The picture; `nil` for none.
  open var image: UIImage?
  /// The position and the size on the line, in points.
  open var bounds = CGRect.zero

  /// An empty attachment.
  public override init() {}

  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A line below or through letters (`UIKit.NSUnderlineStyle`).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// A bit for each property, as in UIKit.
  public let rawValue: Int

  /// A line by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = Self(rawValue: 1)
  /// One thick line.
  public static let thick = Self(rawValue: 2)
  /// Two lines.
  public static let double = Self(rawValue: 9)
  /// Dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = Self(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = Self(rawValue: 0x400)
  /// A line below words alone, with gaps at spaces.
  public static let byWord = Self(rawValue: 0x8000)
}

/// The measurement and the drawing of a text (`UIKit.NSStringDrawingOptions`).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option, as in UIKit.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// The font's space between lines counts.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// The outlines of letters count.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// A text that is too long ends with an ellipsis.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// The context of a drawn text (`UIKit.NSStringDrawingContext`).
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of letters, as a part of their size. The value is only stored.
  open var minimumScaleFactor: CGFloat = 0
  /// The actual scale of letters: 1.
  open var actualScaleFactor: CGFloat { 1 }
}
