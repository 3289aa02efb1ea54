import IppoRender

extension RenderNavigation: HTMLUnit {
  /// Covered pages are hidden by the style sheet: all but the last one that is not leaving.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "navigation", children: context.nodes)
    if !columns.isEmpty {
      element.addClass("columns")
      let tracks = columns.indices.map { index in
        let widest = index < columns.count - 1 ? CSSLength.points(max(0, columns[index].width)) : "1fr"
        return "minmax(\(leastWidth(of: index)), \(widest))"
      }
      element.styles["grid-template-columns"] = tracks.joined(separator: " ")
    }
    return element
  }

  /// The least width of a column: its minimum. In a window without the space for all minimums, the width is a share of the
  /// window in proportion to the minimum. So all columns stay in the window.
  private func leastWidth(of index: Int) -> String {
    /// The points that a column without a minimum has in that proportion.
    let usualMinimum = 64.0
    let minimums = columns.map { column in column.minimum.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
    guard let minimum = minimums[index] else { return "0" }
    let sum = minimums.reduce(0) { $0 + ($1 ?? usualMinimum) }
    return "min(\(CSSLength.points(minimum)), \(CSSLength.percent(minimum / sum)))"
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.region = .content
    result.isInList = false
    if children.prefix(max(0, columns.count - 1)).contains(child) { result.isBesides = true }
    return result
  }
}
