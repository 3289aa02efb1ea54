import IppoRender

extension RenderToggle: HTMLPhrasingUnit {
  var isControl: Bool { true }

  /// A switch or check box inside its label, or a button that stays pressed (WAI-ARIA APG, "Switch", "Button").
  func html(_ context: HTMLContext) -> HTMLElement {
    if context.surroundings.region == .menu { return menuItem(context) }
    // In bars toggles are buttons, as in SwiftUI.
    if style == .automatic, context.surroundings.region == .toolbar { return pressedButton(context, look: "look-bar") }
    if style == .button { return pressedButton(context, look: "look-bordered") }
    var element = context.root("label", class: "toggle")
    element.append(context.label())
    var input = HTMLElement("input", part: "i", ["type": "checkbox", "data-event": "setOn"])
    if style == .checkbox {
      element.addClass("checkbox")
    } else {
      input["role"] = "switch"
      input.addClass("switch")
    }
    context.setName(of: &input)
    if isOn { input["checked"] = "" }
    if isMixed { input.addClass("mixed") }
    element.append(input)
    return element
  }

  private var state: String { isMixed ? "mixed" : isOn ? "true" : "false" }

  private func pressedButton(_ context: HTMLContext, look: String) -> HTMLElement {
    var element = context.root("button", class: "button \(look)", children: context.nodes)
    element["type"] = "button"
    element["data-event"] = "setOn"
    element["aria-pressed"] = state
    if let label = context.name() { element["aria-label"] = label }
    if context.isDisabled { element["disabled"] = "" }
    return element
  }

  private func menuItem(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("button", class: "button look-menu", children: context.nodes)
    element["type"] = "button"
    element["role"] = "menuitemcheckbox"
    element["tabindex"] = "-1"
    element["data-event"] = "setOn"
    element["aria-checked"] = state
    if context.isDisabled { element["disabled"] = "" }
    return element
  }

  /// With a visible label it puts label and control at the two ends.
  func fillAxes(_ content: FillContent) -> FillAxes {
    style == .button || !content.hasVisibleLabel ? [] : .horizontal
  }

  func entered(by event: RenderEvent) -> [String: [String: String?]] {
    guard case .setOn(let isOn) = event, style != .button else { return [:] }
    return ["i": ["checked": isOn ? "" : nil]]
  }
}
