import IppoRender

/// `ZStack`: children upon each other, as cells of one grid area.
struct HTMLLayers: HTMLUnit {
  let alignment: RenderAlignment

  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "z", children: context.nodes)
    let placement = alignment.placementClasses
    if !placement.isEmpty { element.addClass(placement) }
    element.setGuides(alignment)
    if context.fill.contains(.byOneProportion) { element.takeProportion(ofLayersIn: context) }
    return element
  }

  var firmness: Firmness { .ofContent }

  func fillAxes(_ content: FillContent) -> FillAxes {
    if content.holdsSpacer { return .both }
    // The others have no say in how large they are together.
    let highest = content.children.map(content.priority).max()
    let deciding = content.children.filter { content.priority($0) == highest }
    let fill = FillAxes.together(deciding.lazy.map(content.fill))
    let filling = deciding.filter { !content.fill($0).isEmpty }
    if filling.count == 1, case .proportion(_?) = content.place(filling[0]) { return fill.union(.byOneProportion) }
    return fill
  }
}

extension HTMLUnits {
  func visitLayers(_ alignment: RenderAlignment) -> Question.Answer {
    question.answer(of: HTMLLayers(alignment: alignment))
  }
}
