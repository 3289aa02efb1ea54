public import Foundation

extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// A ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSNumber` of `NSUnderlineStyle`: 0 for no line, 1 for a single one.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``UIColor``; without one the line has that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An `NSNumber` of `NSUnderlineStyle`: 0 for no line, 1 for a single one.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``UIColor``; without one the line has that of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A ``UIColor`` for the outline of letters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSNumber`: the width of the outline of letters, in per cent of the font's size; negative for letters that are
  /// filled too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSNumber`: points by which the text is raised; negative for lowered.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSParagraphStyle` of UIKit, which is not here: it can be kept under the key, and not be made.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An `NSShadow` of UIKit, which is not here: it can be kept under the key, and not be made.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `URL`, or a string of one.
  public static let link = NSAttributedString.Key("NSLink")
  /// Something that is no letter: an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Whether letters are joined: a number. It is kept: renderers decide.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How slanted letters are: a number. It is kept, and not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide letters are drawn: a number. It is kept, and not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The room between letters in points: a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An effect of the letters, by its name. It is kept, and not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The direction of the text. It is kept: renderers decide.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
