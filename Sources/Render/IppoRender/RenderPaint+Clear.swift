extension RenderPaint {
  /// Whether nothing is painted.
  package var isClear: Bool {
    guard case .color(let color) = self else { return false }
    return color == .named(.clear) || color.opacity == 0
  }
}
