import IppoRender

/// A region that tells its size: `GeometryReader`.
struct HTMLGeometry: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "geometry", children: context.nodes)
    element["data-geometry"] = ""
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }
}

extension HTMLUnits {
  func visitGeometry() -> Question.Answer { question.answer(of: HTMLGeometry()) }
}
