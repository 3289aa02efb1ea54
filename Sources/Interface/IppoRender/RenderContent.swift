/// A font by text style or by size; with neither, the font of the surroundings with the other properties changed.
public struct RenderFont: Hashable, Sendable {
  public enum Style: String, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: String, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// `nil` when the font is given by size.
  public var style: Style?
  /// Points; `nil` when the font is given by style.
  public var size: Double?
  /// CSS weight, 100...900; `nil` for that of the style.
  public var weight: Int?
  public var design: Design
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var hasSmallCapitals: Bool
  /// A family by name (`Font.custom`), where the renderer has it; `nil` for the system font.
  public var family: String?
  /// Height of a line as a multiple of the size; `nil` for that of the font.
  public var lineHeight: Double?
  /// How wide letters are, as a multiple of the font's own; `nil` for these.
  public var width: Double?

  public init(
    style: Style? = nil, size: Double? = nil, weight: Int? = nil, design: Design = .default, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, hasSmallCapitals: Bool = false, family: String? = nil,
    lineHeight: Double? = nil, width: Double? = nil
  ) {
    self.style = style
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCapitals = hasSmallCapitals
    self.family = family
    self.lineHeight = lineHeight
    self.width = width
  }
}

/// A paragraph of styled runs. `nil` in a style means: as the surroundings have it.
public struct RenderText: Equatable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: RenderFont?
    public var color: RenderPaint?
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// A URL to follow; renderers check its scheme. See also ``RenderText/linksAreEvents``.
    public var link: String?
    /// An SF Symbols name shown in place of `text` (`Text(Image(systemName:))`).
    public var symbol: String?
    /// Points added between characters.
    public var letterSpacing: Double
    /// Points the run is raised by.
    public var baselineOffset: Double

    public init(
      _ text: String, font: RenderFont? = nil, color: RenderPaint? = nil, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, link: String? = nil, symbol: String? = nil, letterSpacing: Double = 0,
      baselineOffset: Double = 0
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.link = link
      self.symbol = symbol
      self.letterSpacing = letterSpacing
      self.baselineOffset = baselineOffset
    }
  }

  public enum Alignment: String, Sendable { case leading, center, trailing }

  public enum Truncation: String, Sendable { case head, middle, tail }

  public var runs: [Run]
  public var font: RenderFont?
  public var color: RenderPaint?
  public var alignment: Alignment
  /// `nil`: as many lines as fit.
  public var lineLimit: Int?
  /// The text is at least as tall as so many lines of it; 0 where it is as tall as its lines.
  public var reservedLines: Int
  public var truncation: Truncation
  /// 0...1; below 1 the text may shrink to fit.
  public var minimumScale: Double
  public var lineSpacing: Double
  /// The app follows the links itself: each is a ``RenderEvent/select(_:)`` with the index of its run, whatever its scheme.
  public var linksAreEvents: Bool

  public init(
    _ runs: [Run], font: RenderFont? = nil, color: RenderPaint? = nil, alignment: Alignment = .leading,
    lineLimit: Int? = nil, truncation: Truncation = .tail, minimumScale: Double = 1, lineSpacing: Double = 0,
    reservedLines: Int = 0, linksAreEvents: Bool = false
  ) {
    self.runs = runs
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.lineSpacing = lineSpacing
    self.reservedLines = reservedLines
    self.linksAreEvents = linksAreEvents
  }

  /// The text without its styles.
  public var string: String { runs.map(\.text).joined() }
}

/// A symbol by its SF Symbols name, or an image of the app's assets.
public struct RenderImage: Equatable, Sendable {
  public enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(String)
    case url(String)
  }

  public enum Fit: String, Sendable { case original, stretch, fit, fill }

  public var source: Source
  public var font: RenderFont?
  public var color: RenderPaint?
  /// How the image fills its frame; `original` keeps its own size.
  public var fit: Fit

  public init(_ source: Source, font: RenderFont? = nil, color: RenderPaint? = nil, fit: Fit = .original) {
    self.source = source
    self.font = font
    self.color = color
    self.fit = fit
  }
}

/// An outline with a fill, a stroke, or both.
public struct RenderShape: Equatable, Sendable {
  public enum Outline: Equatable, Sendable {
    case rectangle
    case roundedRectangle(topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double)
    case circle
    case ellipse
    case capsule
    /// SVG path data (SVG 2, 9.3) in points, in the coordinate space of a box of `width` by `height`.
    case path(String, width: Double, height: Double)
  }

  public struct Stroke: Equatable, Sendable {
    public var paint: RenderPaint
    public var width: Double
    /// "butt", "round" or "square".
    public var cap: String
    /// "miter", "round" or "bevel".
    public var join: String
    public var dash: [Double]
    /// The stroke lies inside the outline (`strokeBorder`).
    public var isInner: Bool

    public init(
      paint: RenderPaint, width: Double = 1, cap: String = "butt", join: String = "miter", dash: [Double] = [],
      isInner: Bool = false
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.dash = dash
      self.isInner = isInner
    }
  }

  public var outline: Outline
  public var fill: RenderPaint?
  public var stroke: Stroke?
  /// The part of the outline to draw, 0...1 (`trim(from:to:)`).
  public var trimStart: Double
  public var trimEnd: Double

  public init(
    _ outline: Outline, fill: RenderPaint? = nil, stroke: Stroke? = nil, trimStart: Double = 0, trimEnd: Double = 1
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.trimStart = trimStart
    self.trimEnd = trimEnd
  }
}

public struct RenderProgress: Equatable, Sendable {
  public enum Style: String, Sendable { case automatic, linear, circular }

  /// 0...1; `nil` while it is not known.
  public var fraction: Double?
  public var style: Style

  public init(fraction: Double? = nil, style: Style = .automatic) {
    self.fraction = fraction
    self.style = style
  }
}
