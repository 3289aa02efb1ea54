public import Foundation
import IppoRender

/// The size of texts by what is known of the system font: how wide its letters are on the whole. Browsers and terminals set
/// texts by themselves, so what is drawn may differ.
enum TextMeasure {
  /// In parts of the font's size.
  private static func advance(of character: Character, _ isMonospaced: Bool) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value >= 0x1100, scalar.properties.isIdeographic || scalar.properties.isEmojiPresentation { return 1 }
    if (0x3040...0x30FF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value) { return 1 }
    if isMonospaced { return 0.6 }
    return switch character {
    case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!": 0.26
    case " ", "f", "t", "r", "(", ")", "[", "]", "I", "-", "/": 0.34
    case "m", "w", "M", "W", "@", "%": 0.86
    case _ where character.isUppercase: 0.68
    case _ where character.isNumber: 0.6
    default: 0.55
    }
  }

  static func width(of text: some StringProtocol, in font: UIFont) -> CGFloat {
    let isMonospaced = font.render.design == .monospaced
    let weight = CGFloat(font.render.weight ?? 400)
    let units = text.reduce(0) { $0 + advance(of: $1, isMonospaced) }
    return units * font.pointSize * (1 + max(weight - 400, 0) / 5000)
  }

  /// - Parameters:
  ///   - width: of lines, in points.
  ///   - mostLines: 0 for no limit.
  static func size(of text: String, in font: UIFont, width: CGFloat, mostLines: Int = 0) -> CGSize {
    var lines = lines(of: text, in: font, width: width)
    if mostLines > 0 { lines = Array(lines.prefix(mostLines)) }
    let longest = lines.map { Self.width(of: $0, in: font) }.max() ?? 0
    return CGSize(
      width: min(longest, width).rounded(.up), height: (CGFloat(lines.count) * font.lineHeight).rounded(.up))
  }

  /// The text in lines that are broken between words.
  static func lines(of text: String, in font: UIFont, width: CGFloat) -> [String] {
    let space = Self.width(of: " ", in: font)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var words: [Substring] = []
      var length: CGFloat = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let added = Self.width(of: word, in: font)
        if !words.isEmpty, length + space + added > width {
          lines.append(words.joined(separator: " "))
          (words, length) = ([word], added)
        } else {
          length += added + (words.isEmpty ? 0 : space)
          words.append(word)
        }
      }
      lines.append(words.joined(separator: " "))
    }
    return lines
  }

  static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }
}

extension String {
  /// The size of the text in one line for each paragraph, by what is known of the system font, in points. What is drawn may
  /// differ.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(of: self, in: TextMeasure.font(attrs), width: .greatestFiniteMagnitude)
  }

  /// The size of the text in lines that are no wider than `size`, from zero; see ``size(withAttributes:)``. The options and
  /// the context have no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    CGRect(origin: .zero, size: TextMeasure.size(of: self, in: TextMeasure.font(attributes), width: size.width))
  }

  /// Draws the text into the picture that is made.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect, attrs ?? [:])
  }

  /// Draws the text into the picture that is made.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
  }
}

extension NSString {
  /// See `String.size(withAttributes:)`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// See `String.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }

  /// Draws the text into the picture that is made.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into the picture that is made.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }
}

extension NSAttributedString {
  private var firstAttributes: [Key: Any] { length > 0 ? attributes(at: 0, effectiveRange: nil) : [:] }

  /// The size of the text in the font of its first letter; see `String.size(withAttributes:)`.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// The size of the text in the font of its first letter; see `String.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect { string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context) }

  /// Draws the text in the attributes of its first letter into the picture that is made.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }

  /// Draws the text in the attributes of its first letter into the picture that is made.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }
}
