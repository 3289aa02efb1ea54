public import Foundation

extension Text {
  /// A style of a text.
  enum Modifier: Equatable, Sendable {
    indirect case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    indirect case underline(LineStyle?)
    indirect case strikethrough(LineStyle?)
    indirect case foreground(_ShapeStyleStorage?)
    case letterSpacing(CGFloat)
    case baselineOffset(CGFloat)
  }

  /// The font; `nil` for that of the surroundings.
  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// The weight of the font; `nil` for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  /// The family of the system font; `nil` for the default one.
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Bold.
  public func bold() -> Text { modified(.bold(true)) }

  /// Bold, or not: `false` takes it away where the surroundings ask for it.
  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  /// Italic.
  public func italic() -> Text { modified(.italic(true)) }

  /// Italic, or not: `false` takes it away where the surroundings ask for it.
  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  /// Makes all characters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  /// Digits equally wide.
  public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  /// A line under the text, in the text's colour or one of its own.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.underline(isActive ? Text.LineStyle(pattern: .solid, color: color) : nil))
  }

  /// A line under the text, in the text's colour or one of its own.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { modified(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }

  /// A line through the text, in the text's colour or one of its own.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? Text.LineStyle(pattern: .solid, color: color) : nil))
  }

  /// A line through the text, in the text's colour or one of its own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { modified(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }

  /// The colour of the text; `nil` for that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color?._storage)) }

  /// The style of the text's painting.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text where S._Effects == EmptyModifier {
    modified(.foreground(style._storage))
  }

  /// The style of the text's painting, without the effects of the style, which are for views.
  @_disfavoredOverload
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(style._storage)) }

  /// Adds points between characters.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.letterSpacing(kerning)) }

  /// Adds points after every character.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.letterSpacing(tracking)) }

  /// Raises the text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }
}
