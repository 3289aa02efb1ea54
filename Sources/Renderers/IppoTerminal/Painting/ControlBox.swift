import IppoRender

/// A box to press: filled, in brackets where there are no colours, and in the accent colour while it has the focus.
struct ControlBox {
  var background: Ink
  /// The ink of the content.
  var foreground: Ink
  var attributes: CellAttributes = []

  private init(background: Ink, foreground: Ink, attributes: CellAttributes) {
    self.background = background
    self.foreground = foreground
    self.attributes = attributes
  }

  /// The box of a button, or of what looks like one.
  ///
  /// - Parameter isActive: It has the focus, or is held down.
  init(
    _ button: RenderButton, isActive: Bool, _ color: RenderColor.Name, _ context: PaintContext, isMonochrome: Bool
  ) {
    let accent = context.ink(color)
    var attributes: CellAttributes =
      button.isDefault || button.style == .borderedProminent || button.role == .cancel ? .bold : []
    if isMonochrome {
      if isActive { attributes.insert(.reverse) }
      if !context.isEnabled { attributes.insert(.dim) }
      self.init(background: .background, foreground: .foreground, attributes: attributes)
      return
    }
    if isActive {
      self.init(background: accent, foreground: context.contrasting(accent), attributes: .bold)
      return
    }
    if button.style == .borderedProminent {
      let quiet = Ink(.rgb(accent.components(in: context.palette).over(context.palette.background, alpha: 0.75)))
      self.init(
        background: quiet.faded(context.isEnabled ? 1 : 0.5), foreground: context.contrasting(quiet),
        attributes: attributes)
      return
    }
    self.init(background: accent.faded(0.2), foreground: accent, attributes: attributes)
  }
}

extension Painter {
  func paint(_ look: ControlBox, _ rect: CellRect, _ context: PaintContext) {
    if isMonochrome {
      canvas.fill(rect, .background, attributes: look.attributes.intersection(.reverse), clip: context.clip)
      let row = rect.row + rect.rows / 2
      canvas.write(
        "[", at: CellPoint(column: rect.column, row: row), foreground: .foreground, attributes: look.attributes,
        clip: context.clip)
      canvas.write(
        "]", at: CellPoint(column: rect.maxColumn - 1, row: row), foreground: .foreground, attributes: look.attributes,
        clip: context.clip)
    } else {
      canvas.fill(rect, look.background, clip: context.clip)
    }
  }
}
