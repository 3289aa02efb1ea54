import IppoRender

extension RenderStepper: HTMLPhrasingUnit {
  var isControl: Bool { true }

  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "stepper")
    element["data-control"] = ""
    element["role"] = "group"
    if let label = context.attributes.accessibility.label {
      element["aria-label"] = label
    } else if !context.children.isEmpty {
      element["aria-labelledby"] = context.id("l")
    }
    if let value { element["aria-description"] = value }
    if let scale, !context.attributes.awaitsAnswer {
      element["data-by"] = String(scale.step)
      if let minimum = scale.minimum { element["data-least"] = String(minimum) }
      if let maximum = scale.maximum { element["data-most"] = String(maximum) }
    }
    if !context.children.isEmpty { element.append(context.label()) }
    element.append(
      HTMLElement(
        "span", part: "b", class: "stepper-buttons",
        children: [
          .element(button("d", context.word(.decrement), step: -1, "minus", isEnabled: canDecrement, context)),
          .element(button("u", context.word(.increment), step: 1, "plus", isEnabled: canIncrement, context)),
        ]))
    return element
  }

  private func button(
    _ part: String, _ name: String, step: Int, _ symbol: String, isEnabled: Bool, _ context: HTMLContext
  ) -> HTMLElement {
    var button = HTMLElement(
      "button", part: part,
      ["type": "button", "aria-label": name, "data-event": "step", "data-step": String(step)],
      children: [.element(SymbolSet.icon(symbol))])
    if !isEnabled || context.isDisabled { button["disabled"] = "" }
    return button
  }

  /// With a visible label it puts label and control at the two ends.
  func fillAxes(_ content: FillContent) -> FillAxes { content.hasVisibleLabel ? .horizontal : [] }
}
