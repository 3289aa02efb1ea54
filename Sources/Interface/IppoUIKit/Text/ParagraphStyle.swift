public import Foundation

/// How lines of a text are set (`UIKit.NSParagraphStyle`). Of a text that is shown, its alignment counts.
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

  /// The style of texts that say nothing.
  public static let `default` = NSParagraphStyle()

  /// The style of texts that say nothing.
  public override init() {}

  /// Where lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// The room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines are broken or cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How high lines are, as a factor; 0 for as high as they are.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How high lines are at least, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// How high lines are at most, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far other lines are moved in, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How readily words are divided, 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Equal where everything is.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Of where lines lie and the room between them.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineSpacing)
    return hasher.finalize()
  }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// How lines of a text are set, for setting it (`UIKit.NSMutableParagraphStyle`).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {  // set before it is handed on
  /// Where lines lie.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The room between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The room after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The room before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where lines are broken or cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// How high lines are, as a factor; 0 for as high as they are.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How high lines are at least, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// How high lines are at most, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How far the first line is moved in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far other lines are moved in, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, in points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How readily words are divided, 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// A shadow of letters (`UIKit.NSShadow`). It is kept, and not drawn.
open class NSShadow: NSObject, @unchecked Sendable {  // used as a value: made, set, handed on
  /// How far the shadow is, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`.
  open var shadowColor: Any?

  /// No shadow.
  public override init() {}
}

/// Something in a text that is no letter (`UIKit.NSTextAttachment`). A text shows a space in its place.
open class NSTextAttachment: NSObject, @unchecked Sendable {  // used as a value: made, set, handed on
  /// The picture; `nil` for none.
  open var image: UIImage?
  /// Where it is on the line, in points.
  open var bounds = CGRect.zero

  /// Nothing yet.
  public override init() {}

  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Something that is no letter, as a text.
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
  /// Below words, and not below spaces.
  public static let byWord = Self(rawValue: 0x8000)
}

/// How a text is measured and drawn (`UIKit.NSStringDrawingOptions`).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option, as in UIKit.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// With the room that the font has between lines.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// By the outlines of letters.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// With an ellipsis at the end of a text that is too long.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What is known of a text that was drawn (`UIKit.NSStringDrawingContext`).
open class NSStringDrawingContext: NSObject {
  /// How small letters may become, as a part of their size. It is kept.
  open var minimumScaleFactor: CGFloat = 0
  /// How small letters became: 1.
  open var actualScaleFactor: CGFloat { 1 }
}
