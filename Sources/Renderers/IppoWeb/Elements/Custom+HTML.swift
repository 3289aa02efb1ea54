import IppoRender

/// An element that a library defines for itself.
struct HTMLCustom: HTMLUnit {
  let name: String
  let payload: String

  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "custom", children: context.nodes)
    element["data-custom"] = name
    element["data-payload"] = payload
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { content.all }
}
