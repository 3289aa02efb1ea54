import IppoRender

extension RenderGrid {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "grid", children: context.nodes)
    switch kind {
    case .table:
      element.addClass("grid-table")
      // The style sheet says of the first columns whether something in them fills the room.
      let columns = (1...max(1, columnCount(context))).map { "var(--c\($0),auto)" }
      element.styles["grid-template-columns"] = columns.joined(separator: " ")
      for (column, alignment) in RenderGridRow.columnAlignments(of: rows(context)).enumerated() {
        if let alignment { element.styles["--a\(column + 1)"] = alignment.css }
      }
    case .flow(let axis, let tracks):
      let template = tracks.map(\.css).joined(separator: " ")
      if axis == .vertical {
        element.styles["grid-template-columns"] = template
      } else {
        element.addClass("grid-flow-x")
        element.styles["grid-template-rows"] = template
      }
    }
    if hasHeader { element["role"] = "table" }
    let placement = alignment.placementClasses
    if !placement.isEmpty { element.addClass(placement) }
    if let horizontalSpacing { element.styles["column-gap"] = CSSLength.points(horizontalSpacing) }
    if let verticalSpacing { element.styles["row-gap"] = CSSLength.points(verticalSpacing) }
    return element
  }

  private func rows(_ context: HTMLContext) -> [RenderGridRow] {
    context.children.compactMap { child in
      if case .gridRow(let row) = context.lookup(child)?.element { row } else { nil }
    }
  }

  private func columnCount(_ context: HTMLContext) -> Int {
    rows(context).reduce(1) { max($0, $1.spans.reduce(0, +)) }
  }
}

extension RenderGrid.Track {
  fileprivate var css: String {
    switch self {
    case .fixed(let length): CSSLength.points(length)
    case .flexible(let minimum, let maximum): "minmax(\(CSSLength.points(minimum)),\(Self.upper(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill,minmax(\(CSSLength.points(minimum)),\(Self.upper(maximum))))"
    }
  }

  private static func upper(_ maximum: Double) -> String { maximum.isFinite ? CSSLength.points(maximum) : "1fr" }
}

extension RenderGridRow {
  /// The cells stand in the grid of the parent: a row is no box of its own (`display: contents`), so that columns
  /// line up. A cell that takes several columns has a part around it that says so.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "grid-row")
    if role != nil { element["role"] = "row" }
    for (index, child) in context.children.enumerated() {
      let span = index < spans.count ? spans[index] : 1
      var cell = HTMLElement(context.boxTag, part: "c\(index)", class: "grid-cell", children: [.node(child)])
      if index == 0 { cell.addClass("first") }
      if let role { cell["role"] = role == .header ? "columnheader" : "cell" }
      if span > 1 { cell.styles["--span"] = String(span) }
      if let alignment { cell.styles["align-self"] = alignment.vertical.css }
      // The style sheet knows the first columns of rows whose cells take one each.
      let column = column(of: index)
      if column != index || column >= 8 { cell.styles["justify-self"] = "var(--a\(column + 1),auto)" }
      if let anchor = anchor(of: index) {
        cell.styles["justify-self"] = anchor.horizontal.css
        cell.styles["align-self"] = anchor.vertical.css
      }
      element.append(cell)
    }
    return element
  }
}
