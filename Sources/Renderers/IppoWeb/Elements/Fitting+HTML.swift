import IppoRender

extension RenderFitting: HTMLUnit {
  /// The client shows the first alternative that fits; before it runs, the first one shows.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "fit", children: context.nodes)
    element["data-fit"] = (horizontal ? "x" : "") + (vertical ? "y" : "")
    element["data-also"] = ""
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { content.first }
}
