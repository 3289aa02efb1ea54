import IppoRender

/// A box that what is fixed within it does not leave.
struct HTMLStage: HTMLUnit {
  /// What it shows over its content is no business of `showModal()`, which makes the whole page inert: `stage.js` looks after
  /// it.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "stage", children: context.nodes)
    element["data-also"] = "stage"
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.isOnStage = true
    return result
  }
}

extension HTMLUnits {
  func visitStage() -> Question.Answer { question.answer(of: HTMLStage()) }
}
