import IppoRender

/// The root of a page.
struct HTMLWindow: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    context.root("div", class: "window", children: context.nodes)
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }
}

extension HTMLUnits {
  func visitWindow() -> Question.Answer { question.answer(of: HTMLWindow()) }
}
