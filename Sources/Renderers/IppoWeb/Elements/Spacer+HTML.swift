import IppoRender

/// Flexible room along the axis of the stack around it.
struct HTMLSpacer: HTMLUnit {
  let minLength: Double?

  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "spacer")
    if let minLength { element.styles["--min"] = CSSLength.points(minLength) }
    return element
  }

  /// The stack with the spacer fills its axis, in place of the spacer.
  func fillAxes(_ content: FillContent) -> FillAxes { [] }

  var firmness: Firmness { .none }

  var place: ElementPlace { .spacer }
}

extension HTMLUnits {
  func visitSpacer(minLength: Double?) -> Question.Answer { question.answer(of: HTMLSpacer(minLength: minLength)) }
}
