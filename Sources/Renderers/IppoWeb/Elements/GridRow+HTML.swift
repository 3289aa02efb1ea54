import IppoRender

extension RenderGridRow: HTMLUnit {
  /// The cells stand in the grid of the parent: a row is no box of its own (`display: contents`), so that columns
  /// line up. A cell that takes several columns has a part around it that says so.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "grid-row")
    if role != nil { element["role"] = "row" }
    if let alignment { element.setGuides(alignment) }
    for (index, child) in context.children.enumerated() {
      let span = index < spans.count ? spans[index] : 1
      var cell = HTMLElement(context.boxTag, part: "c\(index)", class: "grid-cell", children: [.node(child)])
      if index == 0 { cell.addClass("first") }
      if let role { cell["role"] = role == .header ? "columnheader" : "cell" }
      if span > 1 {
        cell.addClass("spans")
        cell.styles["--span"] = String(span)
      }
      if let alignment { cell.styles["align-self"] = alignment.vertical.css }
      // The style sheet knows the first columns of rows whose cells take one each.
      let column = column(of: index)
      if column != index { cell.addClass("column-\(column + 1)") }
      if column != index || column >= 8 { cell.styles["justify-self"] = "var(--a\(column + 1),auto)" }
      if columnAlignments.indices.contains(index), let own = columnAlignments[index] { cell.setGuides(own) }
      if let anchor = anchor(of: index) { cell.anchor(at: anchor) }
      element.append(cell)
    }
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { content.sized }

  var place: ElementPlace {
    .gridRow(columns: spans.reduce(0, +), alignments: RenderGridRow.columnAlignments(of: [self]))
  }
}

extension HTMLElement {
  /// Puts what is in a cell at a point of its room: between tracks that share what it leaves.
  fileprivate mutating func anchor(at point: RenderPaint.UnitPoint) {
    func tracks(_ share: Double) -> String {
      let (before, after) = (CSSLength.number(max(0, share)), CSSLength.number(max(0, 1 - share)))
      return "minmax(0,\(before)fr) auto minmax(0,\(after)fr)"
    }
    addClass("anchored")
    for property in ["justify-self", "align-self"] { styles[property] = "stretch" }
    styles["grid-template-columns"] = tracks(point.x)
    styles["grid-template-rows"] = tracks(point.y)
  }
}
