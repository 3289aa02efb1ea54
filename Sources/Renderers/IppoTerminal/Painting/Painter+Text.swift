import IppoRender

extension Painter {
  /// A line of plain text.
  func paint(_ line: TextLine, at point: CellPoint, foreground: Ink, attributes: CellAttributes, clip: CellRect) {
    var place = point
    for item in line.items {
      canvas.put(item.glyph, at: place, foreground: foreground, attributes: attributes, clip: clip)
      place.column += item.glyph.columns
    }
  }

  func textInk(_ paint: RenderPaint, at point: CellPoint, in rect: CellRect, _ context: PaintContext) -> Ink {
    if let contrast = context.contrast {
      // What is secondary stays a little quieter on a highlight.
      let isQuiet = paint == .color(.named(.secondary)) || paint == .color(.named(.tertiary))
      return contrast.faded(isQuiet || !context.isEnabled ? 0.7 : 1).quiet(!context.isEnabled)
    }
    return context.ink(paint, at: point, in: rect)
  }

  /// Bold for heavy weights and for the styles that are heavy by themselves.
  static func attributes(_ font: RenderFont?) -> CellAttributes {
    guard let font else { return [] }
    var attributes: CellAttributes = []
    let isHeading: Bool =
      switch font.style {
      case .largeTitle, .title, .title2, .title3, .headline: true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2, nil: (font.size ?? 0) >= 24
      }
    if font.weight.map({ $0 >= 600 }) ?? isHeading { attributes.insert(.bold) }
    if font.isItalic { attributes.insert(.italic) }
    return attributes
  }
}
