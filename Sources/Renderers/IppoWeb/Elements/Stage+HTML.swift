import IppoRender

/// A box that what is fixed within it does not leave.
struct HTMLStage: HTMLUnit {
  /// The views over its content must not use `showModal()`, which makes the whole page inert: `stage.js` looks after
  /// them.
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
