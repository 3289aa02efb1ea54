#if UI
  public import Foundation
  public import IppoUI

  extension TextState {
    /// A style of a text.
    enum Modifier: Equatable, Hashable, Sendable {
      case accessibilityHeading(AccessibilityHeadingLevel)
      case accessibilityLabel(TextState)
      case accessibilityTextContentType(AccessibilityTextContentType)
      case baselineOffset(CGFloat)
      case bold(isActive: Bool)
      case font(Font?)
      case fontDesign(Font.Design?)
      case fontWeight(Font.Weight?)
      case fontWidth(FontWidth?)
      case foregroundColor(Color?)
      case italic(isActive: Bool)
      case kerning(CGFloat)
      case monospacedDigit
      case speechAdjustedPitch(Double)
      case speechAlwaysIncludesPunctuation(Bool)
      case speechAnnouncementsQueued(Bool)
      case speechSpellsOutCharacters(Bool)
      case strikethrough(isActive: Bool, pattern: LineStylePattern?, color: Color?)
      case tracking(CGFloat)
      case underline(isActive: Bool, pattern: LineStylePattern?, color: Color?)
    }

    /// The width of a font's characters.
    public enum FontWidth: String, Equatable, Hashable, Sendable {
      /// The narrowest characters.
      case compressed
      /// Characters narrower than those of the font.
      case condensed
      /// Characters wider than those of the font.
      case expanded
      /// Characters as wide as those of the font.
      case standard
    }

    /// The dots and dashes of a line through or under text.
    public enum LineStylePattern: String, Equatable, Hashable, Sendable {
      /// Dashes.
      case dash
      /// A dash and a dot in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
      /// Dots.
      case dot
      /// A line without gaps.
      case solid
    }

    /// The vertical offset from the line the text stands on, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self.modified(.baselineOffset(baselineOffset)) }

    /// Bold.
    public func bold() -> Self { self.modified(.bold(isActive: true)) }

    /// Bold, or not.
    public func bold(isActive: Bool) -> Self { self.modified(.bold(isActive: isActive)) }

    /// The font.
    public func font(_ font: Font?) -> Self { self.modified(.font(font)) }

    /// The family of the system font.
    public func fontDesign(_ design: Font.Design?) -> Self { self.modified(.fontDesign(design)) }

    /// The weight of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Self { self.modified(.fontWeight(weight)) }

    /// The width of the font's characters.
    public func fontWidth(_ width: FontWidth?) -> Self { self.modified(.fontWidth(width)) }

    /// The colour.
    public func foregroundColor(_ color: Color?) -> Self { self.modified(.foregroundColor(color)) }

    /// Italic.
    public func italic() -> Self { self.modified(.italic(isActive: true)) }

    /// Italic, or not.
    public func italic(isActive: Bool) -> Self { self.modified(.italic(isActive: isActive)) }

    /// The space added between characters, in points; ligatures are kept.
    public func kerning(_ kerning: CGFloat) -> Self { self.modified(.kerning(kerning)) }

    /// Digits of one width.
    public func monospacedDigit() -> Self { self.modified(.monospacedDigit) }

    /// A line through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
      self.modified(.strikethrough(isActive: isActive, pattern: .solid, color: color))
    }

    /// A line through the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil) -> Self {
      self.modified(.strikethrough(isActive: isActive, pattern: pattern, color: color))
    }

    /// The space added between characters, in points.
    public func tracking(_ tracking: CGFloat) -> Self { self.modified(.tracking(tracking)) }

    /// A line under the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
      self.modified(.underline(isActive: isActive, pattern: .solid, color: color))
    }

    /// A line under the text.
    public func underline(_ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil) -> Self {
      self.modified(.underline(isActive: isActive, pattern: pattern, color: color))
    }
  }
#endif
