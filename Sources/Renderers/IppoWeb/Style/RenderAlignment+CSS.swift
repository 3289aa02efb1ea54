import IppoRender

extension RenderAlignment.Horizontal {
  /// For `justify-items` in a grid and `align-items` in a column.
  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension RenderAlignment.Vertical {
  /// For `align-items` in a grid or a row.
  var css: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
}

extension RenderAlignment {
  /// Classes that place the one child of a grid: `ax-…` across, `ay-…` down. Centred is the style sheet's default.
  var placementClasses: String {
    var names: [String] = []
    if horizontal != .center { names.append("ax-\(horizontal.css)") }
    switch vertical {
    case .center: break
    case .top, .firstTextBaseline: names.append("ay-start")
    case .bottom, .lastTextBaseline: names.append("ay-end")
    }
    return names.joined(separator: " ")
  }
}
