import IppoRender

/// `ZStack`: children upon each other, as cells of one grid area.
struct HTMLLayers: HTMLUnit {
  let alignment: RenderAlignment

  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "z", children: context.nodes)
    let placement = alignment.placementClasses
    if !placement.isEmpty { element.addClass(placement) }
    element.setGuides(alignment)
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { content.holdsSpacer ? .both : content.all }
}
