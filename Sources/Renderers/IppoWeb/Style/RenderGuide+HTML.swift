import IppoRender

extension HTMLElement {
  /// Guides of the app's own that a container aligns by; others follow from its style.
  mutating func setGuides(_ alignment: RenderAlignment) {
    if !alignment.guides.isEmpty { self["data-align"] = alignment.guides.wire }
  }
}

extension [RenderGuide] {
  /// One list for each guide, with spaces between: the axis and the name, then the factors of width, height, first and
  /// last baseline, then points.
  var wire: String {
    map { guide in
      let axis = guide.axis == .horizontal ? "x" : "y"
      let numbers = [guide.width, guide.height, guide.firstBaseline, guide.lastBaseline, guide.constant]
      return "\(axis)\(guide.name)," + numbers.map(CSSLength.number).joined(separator: ",")
    }
    .joined(separator: " ")
  }
}
