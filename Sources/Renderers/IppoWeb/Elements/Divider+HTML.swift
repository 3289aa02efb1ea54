import IppoRender

/// A line across the axis of the stack around it.
struct HTMLDivider: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.surroundings.isPhrasing ? "span" : "hr", class: "divider")
    if context.surroundings.region == .menu { element["role"] = "separator" }
    return element
  }

  /// It is the stack that fills the axis across where a divider stands in it.
  func fillAxes(_ content: FillContent) -> FillAxes { [] }

  var place: ElementPlace { .divider }
}
