import IppoRender

/// The facts of the surroundings that decide how a node is drawn.
struct PaintContext {
  /// The area of the screen that may be drawn on.
  var clip: CellRect
  var palette: Palette
  /// The palette is the terminal's own, so that its own colours can be used as they are.
  var isOwnPalette = true
  var tint: RenderColor?
  /// The default paint of text and symbols.
  var foreground: RenderPaint = .color(.named(.primary))
  /// The ink of all content on a highlighted background.
  var contrast: Ink?
  var attributes: CellAttributes = []
  var isEnabled = true
  var isRedacted = false
  var opacity = 1.0
  var colors = ColorMatrix.identity
  /// How far everything is turned, in radians, clockwise. Symbols that have a turned form follow.
  var turn = 0.0
  /// The focused row highlights all that is in it, so its controls do not do so themselves.
  var isHighlighted = false

  func ink(_ color: RenderColor) -> Ink {
    var ink = palette.resolve(color, accent: tint)
    if !isOwnPalette || colors != .identity, case let base = ink.components(in: palette) {
      ink = Ink(.rgb(colors.apply(base)), alpha: ink.alpha)
    }
    let isOrnament = color.base == .named(.separator) || color.base == .named(.quaternary)
    return ink.faded(opacity * (isEnabled ? 1 : 0.5)).quiet(isOrnament || !isEnabled || opacity < 1)
  }

  func ink(_ name: RenderColor.Name) -> Ink { ink(.named(name)) }

  /// The colour of text: on a highlight it is the one that contrasts with it.
  func text(_ name: RenderColor.Name) -> Ink { contrast.map(onHighlight) ?? ink(name) }

  private func onHighlight(_ ink: Ink) -> Ink { ink.faded(isEnabled ? 1 : 0.5).quiet(!isEnabled) }

  /// Black or white, whichever stands out from a colour.
  func contrasting(_ ink: Ink) -> Ink {
    let luminance = ink.components(in: palette).luminance
    return Ink(.rgb(luminance > 0.22 ? RGB(0, 0, 0) : RGB(255, 255, 255)))
  }

  /// The ink of a paint at a place in a rectangle; gradients differ from place to place.
  func ink(_ paint: RenderPaint, at point: CellPoint, in rect: CellRect) -> Ink {
    switch paint {
    case .color(let color): return ink(color)
    case .material(let thickness): return ink(.secondaryBackground).faded(0.5 + 0.1 * Double(min(max(thickness, 0), 4)))
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient:
      return GradientSampler(paint: paint, rect: rect).ink(at: point, context: self)
    }
  }
}
