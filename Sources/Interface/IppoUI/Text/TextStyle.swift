import Foundation

/// The styles in effect for a part of a text; `nil` means: as the surroundings have it.
struct TextStyle: Equatable {
  /// The font that `font(_:)` sets, before the modifiers that change one property of it.
  private var base: RenderFont?
  private var weight: Int?
  private var isBold = false
  private var width: Double?
  private var design: RenderFont.Design?
  private var isMonospaced = false
  private var isItalic: Bool?
  private var hasMonospacedDigits = false
  var color: RenderPaint?
  var underline: RenderText.Line?
  var strikethrough: RenderText.Line?
  /// The colour behind the characters.
  var background: RenderColor?
  var link: String?
  var letterSpacing = 0.0
  var baselineOffset = 0.0

  /// The plain look of a text of which only the characters count.
  init() {}

  /// The look of text without other modifiers, in the font of the surroundings.
  init(in environment: EnvironmentValues) { base = environment.renderFont }

  /// The font with all changes of it.
  var font: RenderFont? {
    let isChanged =
      weight != nil || isBold || width != nil || design != nil || isMonospaced || isItalic != nil || hasMonospacedDigits
    guard isChanged else { return base }
    var font = base ?? RenderFont()
    if let weight = isBold ? 700 : weight { font.weight = weight }
    if let width { font.width = width }
    if let design = isMonospaced ? .monospaced : design { font.design = design }
    if let isItalic { font.isItalic = isItalic }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    return font
  }

  mutating func apply(_ modifier: Text.Modifier, in environment: EnvironmentValues) {
    switch modifier {
    case .font(let font):
      base = font.map { $0.within(environment.font).render(in: environment) } ?? environment.renderFont
      // Changes from outside of the font stay, except for the properties that the font itself sets.
      if base?.weight != nil { (weight, isBold) = (nil, false) }
      if base?.width != nil { width = nil }
    case .weight(let weight): (self.weight, isBold) = (weight?.value, false)
    case .design(let design): (self.design, isMonospaced) = (design?.render, false)
    case .width(let width): self.width = width?.render
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .monospaced(let isActive): isMonospaced = isActive
    case .monospacedDigit: hasMonospacedDigits = true
    case .underline(let line): underline = line?.render
    case .strikethrough(let line): strikethrough = line?.render
    case .foreground(let style): color = style?.paint(in: environment)
    case .letterSpacing(let points): letterSpacing = Double(points)
    case .baselineOffset(let points): baselineOffset = Double(points)
    }
  }

  mutating func apply(_ style: Markdown.Style) {
    if style.isBold { isBold = true }
    if style.isItalic { isItalic = true }
    if style.isCode { isMonospaced = true }
    if style.isStruckThrough, strikethrough == nil { strikethrough = RenderText.Line() }
    if let link = style.link { self.link = link }
  }
}
