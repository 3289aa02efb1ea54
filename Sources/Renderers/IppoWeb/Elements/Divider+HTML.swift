import IppoRender

/// A line across the axis of the stack around it.
struct HTMLDivider: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.surroundings.isPhrasing ? "span" : "hr", class: "divider")
    if context.surroundings.region == .menu { element["role"] = "separator" }
    return element
  }

  /// In a row it is upright, which the row knows.
  func fillAxes(_ content: FillContent) -> FillAxes { [.horizontal, .dividing] }

  var firmness: Firmness { .none }
}

extension HTMLUnits {
  func visitDivider() -> Question.Answer { question.answer(of: HTMLDivider()) }
}
