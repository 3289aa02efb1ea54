import IppoRender

extension RenderSlider: HTMLPhrasingUnit {
  var isControl: Bool { true }

  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("label", class: "slider")
    if !context.children.isEmpty { element.append(context.label(hidden: true)) }
    var input = HTMLElement("input", part: "i", ["type": "range", "data-event": "setValue"])
    input["min"] = CSSLength.number(minimum)
    input["max"] = CSSLength.number(maximum)
    input["step"] = step.map(CSSLength.number) ?? "any"
    input["value"] = CSSLength.number(value)
    if let text = context.attributes.accessibility.value { input["aria-valuetext"] = text }
    context.setName(of: &input)
    element.append(input)
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .horizontal }

  func entered(by event: RenderEvent) -> [String: [String: String?]] {
    guard case .setValue(let number) = event else { return [:] }
    return ["i": ["value": CSSLength.number(number)]]
  }

  var takesValueText: Bool { true }
}
