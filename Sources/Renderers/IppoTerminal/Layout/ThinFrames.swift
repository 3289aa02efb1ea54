import IppoRender

extension LayoutNode {
  /// The length in points of the frame that the node fills along an axis, if the length is less than half a cell.
  ///
  /// Such a frame is as long as a cell, so that it stays visible. Its content can read the intended length here.
  func thinLength(_ axis: RenderAxis) -> Double? {
    let half = (axis == .vertical ? CellMetrics.cellHeight : CellMetrics.cellWidth) / 2
    for ancestor in ancestors {
      var length: Double?
      if case .box(.frame(let width, let height, _)) = ancestor.element {
        length = axis == .vertical ? height : width
      } else if case .box(.flexibleFrame(_, _, let maxWidth, _, _, let maxHeight, _)) = ancestor.element {
        length = (axis == .vertical ? maxHeight : maxWidth).flatMap { $0.isFinite ? $0 : nil }
      } else if !ancestor.offersWhatItIsOffered {
        return nil
      }
      if let length { return length > 0 && length < half ? length : nil }
    }
    return nil
  }

  private var offersWhatItIsOffered: Bool {
    if case .effect = element { return true }
    if case .layers = element { return true }
    if case .decoration = element { return true }
    if case .geometry = element { return true }
    return false
  }
}

extension RenderPaint {
  /// Whether the colour is a quiet one, like the background of a bar.
  var isFaint: Bool {
    guard case .color(let color) = self else { return false }
    guard case .named(let name) = color.base else { return color.opacity < 0.5 }
    switch name {
    case .tertiary, .quaternary, .gray, .gray2, .gray3, .gray4, .gray5, .gray6, .separator, .placeholder, .background,
      .secondaryBackground, .tertiaryBackground, .clear:
      return true
    case .primary, .secondary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
      .pink, .brown, .white, .black, .link:
      return color.opacity < 0.5
    }
  }
}
