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
  /// A ``UIColor``; the colour of the text without one.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An `NSNumber` of `NSUnderlineStyle`: 0 for no line, 1 for a single one.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``UIColor``; the colour of the text without one.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A ``UIColor`` for the outline of letters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSNumber`: the width of the outline of letters, in per cent of the font's size; negative for letters that are
  /// filled too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSNumber`: the points by which the text is raised; negative for lowered text.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An ``NSParagraphStyle``, of which renderers follow the alignment.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An ``NSShadow``. The value is stored, but not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `URL`, or a string of one.
  public static let link = NSAttributedString.Key("NSLink")
  /// An ``NSTextAttachment`` in place of a letter.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Whether letters are joined: a number. The value is stored, but renderers decide.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant of letters: a number. The value is stored, but not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The width of letters: a number. The value is stored, but not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The space between letters in points: a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An effect of the letters, by its name. The value is stored, but not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The direction of the text. The value is stored, but renderers decide.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
