import IppoRender

/// The unit of the web for each element. The value of an element is its unit itself. For a case without a value, the
/// unit says in its own file which case it is for.
///
/// A unit is asked where it lies: to hand it out takes a box, and a reference to everything in it.
struct HTMLUnits<Question: HTMLQuestion>: RenderElementVisitor {
  let question: Question

  func visit(_ unit: some HTMLUnit) -> Question.Answer { question.answer(of: unit) }
}

/// A question for every unit.
protocol HTMLQuestion {
  associatedtype Answer

  func answer(of unit: some HTMLUnit) -> Answer
}

extension RenderElement {
  /// The unit of the element.
  var unit: any HTMLUnit { ask(WholeUnit()) }

  /// The place of the element in the one around it.
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
