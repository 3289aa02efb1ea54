package import Foundation
package import IppoRender

/// The estimated size of texts, from average widths of the letters of the system font. Browsers and terminals lay out
/// texts by themselves, and may draw them in another size.
package enum TextMeasure {
  /// The properties of a font that determine the size of texts.
  package struct Font {
    /// The size of letters, in points.
    package let pointSize: CGFloat
    private let weight: CGFloat
    private let isMonospaced: Bool

    /// A font in a size.
    package init(_ font: RenderFont, pointSize: CGFloat) {
      self.pointSize = pointSize
      weight = CGFloat(font.weight ?? 400)
      isMonospaced = font.design == .monospaced
    }

    /// A font in its own size.
    package init(_ font: RenderFont) {
      let points = font.size ?? font.style.map(Self.points) ?? 17
      self.init(font, pointSize: CGFloat(points * font.scale))
    }

    /// The height of a line, in points.
    package var lineHeight: CGFloat { pointSize * 1.193 }

    private static func points(of style: RenderFont.Style) -> Double {
      switch style {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    fileprivate func width(of text: some StringProtocol) -> CGFloat {
      let units = text.reduce(0) { $0 + advance(of: $1) }
      return units * pointSize * (1 + max(weight - 400, 0) / 5000)
    }

    /// The width of a character, in parts of the font's size.
    private func advance(of character: Character) -> CGFloat {
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
  }

  /// - Parameters:
  ///   - width: The width of lines, in points.
  ///   - mostLines: The maximum number of lines; 0 for no limit.
  package static func size(of text: String, in font: Font, width: CGFloat, mostLines: Int = 0) -> CGSize {
    var lines = lines(of: text, in: font, width: width)
    if mostLines > 0 { lines = Array(lines.prefix(mostLines)) }
    let longest = lines.map { font.width(of: $0) }.max() ?? 0
    return CGSize(
      width: min(longest, width).rounded(.up), height: (CGFloat(lines.count) * font.lineHeight).rounded(.up))
  }

  /// The text in lines that are broken between words.
  package static func lines(of text: String, in font: Font, width: CGFloat) -> [String] {
    let space = font.width(of: " ")
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var words: [Substring] = []
      var length: CGFloat = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let added = font.width(of: word)
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
}
