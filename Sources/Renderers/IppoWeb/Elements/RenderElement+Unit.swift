import IppoRender

/// What the web knows of each element. What renderers see of an element is its unit itself; where there is nothing to see but the
/// case, the unit says in its own file which one it is for.
///
/// A unit is asked where it lies: to hand it out takes a box, and a reference to everything in it.
struct HTMLUnits<Question: HTMLQuestion>: RenderElementVisitor {
  let question: Question

  func visit(_ unit: some HTMLUnit) -> Question.Answer { question.answer(of: unit) }
}

/// What can be asked of every unit.
protocol HTMLQuestion {
  associatedtype Answer

  func answer(of unit: some HTMLUnit) -> Answer
}

extension RenderElement {
  /// What the web knows of the element.
  var unit: any HTMLUnit { ask(WholeUnit()) }

  /// What the element is to the one around it.
  var place: ElementPlace { ask(PlaceOfUnit()) }

  /// Asks the unit of the element.
  func ask<Question: HTMLQuestion>(_ question: Question) -> Question.Answer { accept(HTMLUnits(question: question)) }
}

private struct WholeUnit: HTMLQuestion {
  func answer(of unit: some HTMLUnit) -> any HTMLUnit { unit }
}

private struct PlaceOfUnit: HTMLQuestion {
  func answer(of unit: some HTMLUnit) -> ElementPlace { unit.place }
}
