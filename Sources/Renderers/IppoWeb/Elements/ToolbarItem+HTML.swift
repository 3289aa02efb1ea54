import IppoRender

extension RenderToolbarItem: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    context.root("div", class: "toolbar-item", children: context.nodes)
  }

  func fillAxes(_ content: FillContent) -> FillAxes { [] }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.region = .toolbar
    return result
  }

  var place: ElementPlace { .toolbar(placement) }
}
