public import Foundation

/// A font by text style or by size (`SwiftUI.Font`). Fonts are values and compare equal when made the same way.
public struct Font: Hashable, Sendable {
  /// The font that renderers draw.
  public var render: RenderFont
  /// Whether a size in points is that at the usual size of text, and grows with it.
  private var isRelative = false

  init(render: RenderFont) { self.render = render }

  /// The font that renderers draw for a user's preferred size of text.
  func render(in environment: EnvironmentValues) -> RenderFont {
    let factor = environment.dynamicTypeSize.factor
    guard factor != 1 else { return render }
    var copy = render
    if render.style != nil || render.size == nil {
      copy.style = render.style ?? .body
      copy.scale = factor
    } else if isRelative {
      copy.size = render.size.map { $0 * factor }
    }
    return copy
  }

  /// Whether the font is ``default``, perhaps in another weight or the like.
  private var isDefault: Bool { render.style == nil && render.size == nil }

  /// The font with the style, the size and the family of the font around it, where it is ``default``.
  func within(_ font: @autoclosure () -> Font?) -> Font {
    guard isDefault, let base = font() else { return self }
    var copy = self
    (copy.render.style, copy.render.size) = (base.render.style, base.render.size)
    copy.render.family = render.family ?? base.render.family
    copy.render.weight = render.weight ?? base.render.weight
    copy.render.isItalic = render.isItalic || base.render.isItalic
    if render.design == .default { copy.render.design = base.render.design }
    copy.isRelative = base.isRelative
    return copy
  }

  /// The named sizes of text.
  public enum TextStyle: CaseIterable, Codable, Hashable, Sendable {
    /// The styles from the largest to the smallest. Terminals draw titles and headlines bold, as cells have one size.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var render: RenderFont.Style {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The family of the system font.
  public enum Design: Codable, Hashable, Sendable {
    /// The family. Browsers take the nearest font the system has; terminals have one font, which is monospaced.
    case `default`, serif, rounded, monospaced

    var render: RenderFont.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    /// 100...900, as in CSS.
    let value: Int

    /// The thinnest strokes: 100 in CSS.
    public static let ultraLight = Weight(value: 100)
    /// Thinner strokes than `light`: 200 in CSS.
    public static let thin = Weight(value: 200)
    /// Thin strokes: 300 in CSS.
    public static let light = Weight(value: 300)
    /// Strokes of usual thickness: 400 in CSS.
    public static let regular = Weight(value: 400)
    /// A little thicker than usual: 500 in CSS.
    public static let medium = Weight(value: 500)
    /// The weight between `medium` and `bold`: 600 in CSS. Terminals draw this weight and all heavier ones bold.
    public static let semibold = Weight(value: 600)
    /// Thick strokes: 700 in CSS.
    public static let bold = Weight(value: 700)
    /// Thicker strokes than `bold`: 800 in CSS.
    public static let heavy = Weight(value: 800)
    /// The thickest strokes: 900 in CSS.
    public static let black = Weight(value: 900)
  }

  /// The height of lines: as the font has them, 1.1 times its size, or 1.5 times its size. Terminals have lines of one
  /// row.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The font of the environment, or that of running text where the environment has none.
  public static let `default` = Font(render: RenderFont())
  /// The largest titles.
  public static let largeTitle = Font(render: RenderFont(style: .largeTitle))
  /// Titles of the first level.
  public static let title = Font(render: RenderFont(style: .title))
  /// Titles of the second level.
  public static let title2 = Font(render: RenderFont(style: .title2))
  /// Titles of the third level.
  public static let title3 = Font(render: RenderFont(style: .title3))
  /// Headings of paragraphs and rows: as large as `body`, and heavier.
  public static let headline = Font(render: RenderFont(style: .headline))
  /// Lines under headings.
  public static let subheadline = Font(render: RenderFont(style: .subheadline))
  /// The font of running text, by which other styles are measured. Views without another font have it.
  public static let body = Font(render: RenderFont(style: .body))
  /// Text beside the main text.
  public static let callout = Font(render: RenderFont(style: .callout))
  /// Notes.
  public static let footnote = Font(render: RenderFont(style: .footnote))
  /// Text that belongs to pictures and controls.
  public static let caption = Font(render: RenderFont(style: .caption))
  /// The smallest text.
  public static let caption2 = Font(render: RenderFont(style: .caption2))
}

extension Font {
  /// The system font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(
      render: RenderFont(style: style.render, weight: weight?.value, design: design?.render ?? .default))
  }

  /// The system font in a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(style, design: design, weight: nil)
  }

  /// The system font in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      render: RenderFont(size: Double(size), weight: weight?.value, design: design?.render ?? .default))
  }

  /// The system font in a size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    system(size: size, weight: .some(weight), design: .some(design))
  }

  /// A font by family name, in a size in points; renderers that do not have the family take the system font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = custom(name, fixedSize: size)
    font.isRelative = true
    return font
  }

  /// A font by family name, in a size in points that would grow with a text style: renderers keep it as it is.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A font by family name, in a size in points that does not change with the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(render: RenderFont(size: Double(fixedSize), family: name))
  }

  private func changing(_ change: (inout RenderFont) -> Void) -> Font {
    var copy = self
    change(&copy.render)
    return copy
  }

  /// Slanted letters.
  public func italic() -> Font { changing { $0.isItalic = true } }

  /// The weight ``Weight/bold``.
  public func bold() -> Font { weight(.bold) }

  /// Strokes of that weight, in place of the font's own. A font on the page that has no such weight shows its nearest
  /// one.
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight.value } }

  /// Returns the font with all characters equally wide.
  public func monospaced() -> Font { changing { $0.design = .monospaced } }

  /// Digits equally wide.
  public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { changing { $0.smallCapitals = .all } }

  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { changing { $0.smallCapitals = .lowercase } }

  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { changing { $0.smallCapitals = .uppercase } }

  /// Taller or shorter lines, in browsers.
  public func leading(_ leading: Leading) -> Font {
    changing {
      $0.lineHeight =
        switch leading {
        case .standard: nil
        case .tight: 1.1
        case .loose: 1.5
        }
    }
  }
}

extension EnvironmentValues {
  /// The font with which renderers draw text by default; `nil` leaves it to them.
  var renderFont: RenderFont? {
    if let font { return font.render(in: self) }
    return dynamicTypeSize == .large ? nil : Font.body.render(in: self)
  }
}
