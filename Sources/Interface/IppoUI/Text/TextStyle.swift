import Foundation

/// The styles in effect for a part of a text; `nil` means: as the surroundings have it.
struct TextStyle: Equatable {
  var font: RenderFont?
  var color: RenderPaint?
  var isUnderlined = false
  var isStruckThrough = false
  var link: String?
  var letterSpacing = 0.0
  var baselineOffset = 0.0

  private mutating func changeFont(_ change: (inout RenderFont) -> Void) {
    var font = self.font ?? RenderFont()
    change(&font)
    self.font = font
  }

  mutating func apply(_ modifier: Text.Modifier, in environment: EnvironmentValues) {
    switch modifier {
    case .font(let font):
      // Weight, slant and digits set outside of the font stay.
      let old = self.font
      self.font = font?.render ?? environment.font?.render
      if let old {
        if let weight = old.weight, self.font?.weight == nil { changeFont { $0.weight = weight } }
        if let width = old.width, self.font?.width == nil { changeFont { $0.width = width } }
        if old.isItalic { changeFont { $0.isItalic = true } }
        if old.hasMonospacedDigits { changeFont { $0.hasMonospacedDigits = true } }
      }
    case .weight(let weight): changeFont { $0.weight = weight?.value }
    case .design(let design): changeFont { $0.design = design?.render ?? .default }
    case .width(let width): changeFont { $0.width = width?.render }
    case .bold(let isActive): changeFont { $0.weight = isActive ? 700 : nil }
    case .italic(let isActive): changeFont { $0.isItalic = isActive }
    case .monospaced(let isActive): changeFont { $0.design = isActive ? .monospaced : .default }
    case .monospacedDigit: changeFont { $0.hasMonospacedDigits = true }
    case .underline(let isActive): isUnderlined = isActive
    case .strikethrough(let isActive): isStruckThrough = isActive
    case .foreground(let style): color = style?.paint(in: environment)
    case .letterSpacing(let points): letterSpacing = Double(points)
    case .baselineOffset(let points): baselineOffset = Double(points)
    }
  }

  mutating func apply(_ style: Markdown.Style) {
    if style.isBold { changeFont { $0.weight = 700 } }
    if style.isItalic { changeFont { $0.isItalic = true } }
    if style.isCode { changeFont { $0.design = .monospaced } }
    if style.isStruckThrough { isStruckThrough = true }
    if let link = style.link { self.link = link }
  }
}
