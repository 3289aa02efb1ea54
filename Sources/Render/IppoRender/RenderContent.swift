/// A font by text style or by size; with neither, the font of the surroundings with the other properties changed.
public struct RenderFont: Hashable, Sendable {
  /// The text styles of SwiftUI's `Font.TextStyle`. The renderer decides their sizes.
  public enum Style: String, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The kind of typeface, as in SwiftUI's `Font.Design`.
  public enum Design: String, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// Which letters are drawn as small capitals: all, those that are small, or those that are large.
  public enum SmallCapitals: String, Sendable { case all, lowercase, uppercase }

  /// The text style; `nil` for a font by size.
  public var style: Style?
  /// The size in points; `nil` for a font by style.
  public var size: Double?
  private var storedWeight: Int16?
  /// The kind of typeface.
  public var design: Design
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// Whether digits are equally wide, so that numbers stand in columns.
  public var hasMonospacedDigits: Bool
  /// The letters that are small capitals; `nil` for letters as they are.
  public var smallCapitals: SmallCapitals?
  private var rare: Rare<RareTraits>

  private struct RareTraits: RareProperties {
    var family: String?
    var lineHeight: Double?
    var width: Double?
  }

  /// The CSS weight, 100...900; `nil` for the weight of the style.
  public var weight: Int? {
    get { storedWeight.map(Int.init) }
    set { storedWeight = newValue.map { Int16(clamping: $0) } }
  }

  /// The name of a family (`Font.custom`), if the renderer has it; `nil` for the system font.
  public var family: String? {
    get { rare.properties.family }
    set { rare.properties.family = newValue }
  }

  /// The height of a line as a multiple of the size; `nil` for the line height of the font.
  public var lineHeight: Double? {
    get { rare.properties.lineHeight }
    set { rare.properties.lineHeight = newValue }
  }

  /// The width of letters as a multiple of their width in the font; `nil` for that width.
  public var width: Double? {
    get { rare.properties.width }
    set { rare.properties.width = newValue }
  }

  /// The factor for text in the style, for a user who prefers another size than the usual one.
  public var scale: Double

  /// The font of the surroundings, unless a style, a size or a family is given.
  /// - Parameter size: in points.
  /// - Parameter weight: a CSS weight, 100...900.
  public init(
    style: Style? = nil, size: Double? = nil, weight: Int? = nil, design: Design = .default, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, smallCapitals: SmallCapitals? = nil, family: String? = nil,
    lineHeight: Double? = nil, width: Double? = nil, scale: Double = 1
  ) {
    self.style = style
    self.size = size
    storedWeight = weight.map { Int16(clamping: $0) }
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCapitals = smallCapitals
    rare = Rare(RareTraits(family: family, lineHeight: lineHeight, width: width))
    self.scale = scale
  }
}

/// A paragraph of styled runs. A property of a style that is `nil` has the value of the surroundings.
public struct RenderText: Equatable, Sendable {
  /// A line along a text.
  public struct Line: Hashable, Sendable {
    /// The dashes and dots of a line.
    public enum Pattern: String, CaseIterable, Sendable { case solid, dash, dot, dashDot, dashDotDot }

    /// The dashes and dots of the line.
    public var pattern: Pattern
    /// The colour of the line; `nil` for the colour of the text.
    public var color: RenderColor?

    /// A solid line in the colour of the text, unless stated.
    public init(pattern: Pattern = .solid, color: RenderColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Characters of one style.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font of the characters; `nil` for the font of the text.
    public var font: RenderFont?
    /// The colour of the characters; `nil` for the colour of the text.
    public var color: RenderPaint?
    private var rare: Rare<RareStyle>

    private struct RareStyle: RareProperties {
      var underline: Line?
      var strikethrough: Line?
      var link: String?
      var symbol: String?
      var background: RenderColor?
      var letterSpacing = 0.0
      var baselineOffset = 0.0
    }

    /// The line under the text; `nil` for none.
    public var underline: Line? {
      get { rare.properties.underline }
      set { rare.properties.underline = newValue }
    }

    /// The line through the text; `nil` for none.
    public var strikethrough: Line? {
      get { rare.properties.strikethrough }
      set { rare.properties.strikethrough = newValue }
    }

    /// A URL to follow; renderers check its scheme. See also ``RenderText/linksAreEvents``.
    public var link: String? {
      get { rare.properties.link }
      set { rare.properties.link = newValue }
    }

    /// An SF Symbols name shown in place of `text` (`Text(Image(systemName:))`).
    public var symbol: String? {
      get { rare.properties.symbol }
      set { rare.properties.symbol = newValue }
    }

    /// The colour behind the characters; `nil` for none.
    public var background: RenderColor? {
      get { rare.properties.background }
      set { rare.properties.background = newValue }
    }

    /// Points added between characters.
    public var letterSpacing: Double {
      get { rare.properties.letterSpacing }
      set { rare.properties.letterSpacing = newValue }
    }

    /// The distance in points by which the run is raised.
    public var baselineOffset: Double {
      get { rare.properties.baselineOffset }
      set { rare.properties.baselineOffset = newValue }
    }

    /// Characters with the style of the text, unless stated.
    public init(
      _ text: String, font: RenderFont? = nil, color: RenderPaint? = nil, underline: Line? = nil,
      strikethrough: Line? = nil, link: String? = nil, symbol: String? = nil, background: RenderColor? = nil,
      letterSpacing: Double = 0, baselineOffset: Double = 0
    ) {
      self.text = text
      self.font = font
      self.color = color
      rare = Rare(
        RareStyle(
          underline: underline, strikethrough: strikethrough, link: link, symbol: symbol, background: background,
          letterSpacing: letterSpacing, baselineOffset: baselineOffset))
    }
  }

  /// The position of lines that are shorter than the longest one.
  public enum Alignment: String, Sendable { case leading, center, trailing }

  /// The part of a text that an ellipsis replaces if the text does not fit.
  public enum Truncation: String, Sendable { case head, middle, tail }

  /// The characters, in order, by style.
  public var runs: [Run]
  /// The font of runs without a font; `nil` for the font of the surroundings.
  public var font: RenderFont?
  /// The colour of runs without a colour; `nil` for the colour of the surroundings.
  public var color: RenderPaint?
  /// The position of shorter lines.
  public var alignment: Alignment
  /// The maximum number of lines; `nil` for as many lines as fit.
  public var lineLimit: Int?
  /// The minimum height of the text, in lines; 0 for a text as tall as its lines.
  public var reservedLines: Int
  /// The part of the text that is left out if the text does not fit.
  public var truncation: Truncation
  /// The scale, 0...1, to which the text may shrink to fit; 1 for a text that keeps its size.
  public var minimumScale: Double
  /// The distance between lines in points, besides the height of the font's lines.
  public var lineSpacing: Double
  /// Whether the app follows the links itself. Each link is then a ``RenderEvent/select(_:)`` with the index of its
  /// run, whatever its scheme.
  public var linksAreEvents: Bool

  /// Text with the style of its surroundings and as many lines as fit, unless stated.
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

  /// The text cut at its line ends, each line with the styles of the text.
  public var lines: [RenderText] {
    var lines = [[Run]()]
    for run in runs {
      for (index, piece) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        if index > 0 { lines.append([]) }
        var part = run
        part.text = String(piece)
        lines[lines.count - 1].append(part)
      }
    }
    return lines.map { runs in
      var line = self
      line.runs = runs
      return line
    }
  }

  /// Whether the text is the hidden label of a control (`labelsHidden()`), which has a name without letters.
  public var isUnseenLabel: Bool { runs.isEmpty }
}

/// A symbol by its SF Symbols name, or an image of the app's assets.
public struct RenderImage: Equatable, Sendable {
  /// The sources of images.
  public enum Source: Hashable, Sendable {
    /// A name of SF Symbols.
    case symbol(String)
    /// A name among the app's assets.
    case asset(String)
    /// The address of an image.
    case url(String)
  }

  /// The size of an image in its frame. An original image has its own size, and a stretched one has both lengths of the
  /// frame. An image that fits is as large as the frame allows, and one that fills just covers the frame.
  public enum Fit: String, Sendable { case original, stretch, fit, fill }

  /// The source of the image.
  public var source: Source
  /// The font whose size and weight a symbol follows; `nil` for the font of the surroundings.
  public var font: RenderFont?
  /// The paint of a symbol; `nil` for the paint of the surroundings.
  public var color: RenderPaint?
  /// The paint of the shape behind the sign in a symbol, such as a circle; `nil` for the same paint.
  public var back: Back?
  /// The size of the image in its frame; `original` keeps its own size.
  public var fit: Fit
  /// Whether an enlarged picture shows its pixels as squares.
  public var isPixelated: Bool
  /// The number of pixels of the picture per point.
  public var scale: Double
  /// The size of a symbol beside text of its font (`imageScale`).
  public var size: SymbolSize
  /// Whether the node is notified if its picture cannot be loaded: ``RenderEvent/custom(name:detail:)`` with the name
  /// `error`.
  public var reportsFailure: Bool

  /// The size of a symbol beside text.
  public enum SymbolSize: String, Sendable { case small, medium, large }

  /// The paint of the shape behind the sign in a symbol.
  public enum Back: Hashable, Sendable {
    /// A weaker level of the sign's paint.
    case weaker
    /// A paint of its own.
    case paint(RenderPaint)
  }

  /// An image in its own size and the style of its surroundings, unless stated.
  public init(
    _ source: Source, font: RenderFont? = nil, color: RenderPaint? = nil, back: Back? = nil, fit: Fit = .original,
    isPixelated: Bool = false, scale: Double = 1, size: SymbolSize = .medium, reportsFailure: Bool = false
  ) {
    self.source = source
    self.font = font
    self.color = color
    self.back = back
    self.fit = fit
    self.isPixelated = isPixelated
    self.scale = scale
    self.size = size
    self.reportsFailure = reportsFailure
  }
}

/// An outline with a fill, a stroke, or both.
public struct RenderShape: Equatable, Sendable {
  /// The line around a shape. Lengths are in points.
  public enum Outline: Equatable, Sendable {
    /// The edges of the box.
    case rectangle
    /// The edges of the box, with a radius at each corner.
    case roundedRectangle(topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double)
    /// The largest circle that fits into the box, in its middle.
    case circle
    /// The ellipse that touches all edges of the box.
    case ellipse
    /// The edges of the box, with the shorter sides as half circles.
    case capsule
    /// SVG path data (SVG 2, 9.3) in points, in the coordinate space of a box of `width` by `height`. Its inside
    /// follows the nonzero rule, or the even-odd one (SVG 2, 13.4.2).
    case path(String, width: Double, height: Double, isEvenOdd: Bool = false)
  }

  /// A line along an outline.
  public struct Stroke: Equatable, Sendable {
    /// The paint of the line.
    public var paint: RenderPaint
    /// The thickness of the line, in points.
    public var width: Double
    /// "butt", "round" or "square".
    public var cap: String
    /// "miter", "round" or "bevel".
    public var join: String
    /// The maximum length of pointed corners, as a multiple of the width. Longer corners are cut off.
    public var miterLimit: Double
    /// Lengths of dashes and gaps by turns, in points.
    public var dash: [Double]
    /// The part of the dash pattern that lies before the beginning of the outline, in points.
    public var dashPhase: Double
    /// Whether the stroke lies inside the outline (`strokeBorder`).
    public var isInner: Bool

    /// A line of one point without gaps, unless stated.
    public init(
      paint: RenderPaint, width: Double = 1, cap: String = "butt", join: String = "miter", miterLimit: Double = 10,
      dash: [Double] = [], dashPhase: Double = 0, isInner: Bool = false
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
      self.isInner = isInner
    }
  }

  /// The line around the shape.
  public var outline: Outline
  /// The paint inside the outline; `nil` for none.
  public var fill: RenderPaint?
  /// The line along the outline; `nil` for none.
  public var stroke: Stroke?
  /// The start of the drawn part of the outline, 0...1 (`trim(from:to:)`). The start applies to strokes without dashes:
  /// the part of another figure is an outline of its own.
  public var trimStart: Double
  /// The end of the drawn part of the outline, 0...1.
  public var trimEnd: Double
  /// Whether a part of the outline is drawn, even if the part is all of it for now. The drawn part may grow and shrink
  /// smoothly.
  public var isTrimmed: Bool

  /// The whole outline, neither filled nor stroked unless stated.
  public init(
    _ outline: Outline, fill: RenderPaint? = nil, stroke: Stroke? = nil, trimStart: Double = 0, trimEnd: Double = 1,
    isTrimmed: Bool? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.trimStart = trimStart
    self.trimEnd = trimEnd
    self.isTrimmed = isTrimmed ?? (trimStart > 0 || trimEnd < 1)
  }
}
