import IppoRender

extension RenderArrangement: HTMLUnit {
  /// Each child stands in a part of its own, at its place. The client measures the questions in `data-ask`: child,
  /// width and height on offer. An empty length is the ideal one, and -1 as much as there is.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "arrangement")
    element["data-also"] = ""
    element["data-ask"] = questions.map(\.wire).joined(separator: " ")
    if let width { element.styles["width"] = CSSLength.points(width) }
    if let height { element.styles["height"] = CSSLength.points(height) }
    for (index, child) in context.children.enumerated() {
      var cell = HTMLElement(context.boxTag, part: "c\(index)", class: "arranged", children: [.node(child)])
      if frames.indices.contains(index) {
        let frame = frames[index]
        cell.styles["inset-inline-start"] = CSSLength.points(frame.x)
        cell.styles["top"] = CSSLength.points(frame.y)
        cell.styles["width"] = CSSLength.points(frame.width)
        cell.styles["height"] = CSSLength.points(frame.height)
      } else {
        cell.addClass("unplaced")
      }
      element.append(cell)
    }
    return element
  }

  /// The layout is offered the whole width, and decides itself how much of it to take.
  func fillAxes(_ content: FillContent) -> FillAxes { [.horizontal, .asking] }
}

extension RenderArrangement.Question {
  fileprivate var wire: String {
    func length(_ length: Double?) -> String { length.map { $0.isFinite ? CSSLength.number($0) : "-1" } ?? "" }
    return "\(child)/\(length(proposal.width))/\(length(proposal.height))"
  }
}
