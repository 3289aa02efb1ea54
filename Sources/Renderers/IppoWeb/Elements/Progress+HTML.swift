import IppoRender

extension RenderProgress: HTMLPhrasingUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var bar: HTMLElement
    if let fraction, !isRound {
      bar = HTMLElement("progress", part: "i", ["max": "1", "value": CSSLength.number(min(max(fraction, 0), 1))])
    } else {
      bar = HTMLElement("span", part: "i", class: style == .linear ? "progress-line" : "spinner")
      bar["role"] = "progressbar"
      if let fraction {
        bar.addClass("determinate")
        bar.styles["--fraction"] = CSSLength.number(min(max(fraction, 0), 1))
        bar["aria-valuemin"] = "0"
        bar["aria-valuemax"] = "100"
        bar["aria-valuenow"] = CSSLength.number((fraction * 100).rounded())
      }
    }
    if let text = context.attributes.accessibility.value { bar["aria-valuetext"] = text }
    context.setName(of: &bar, fallback: "Loading")
    bar["disabled"] = nil
    var element = context.root(context.boxTag, class: "progress")
    element["data-control"] = ""
    if style == .ring { element.addClass("ring") }
    if !context.children.isEmpty { element.append(context.label()) }
    element.append(bar)
    return element
  }

  private var isRound: Bool { style == .circular || style == .ring }

  func fillAxes(_ content: FillContent) -> FillAxes { isRound || fraction == nil ? [] : .horizontal }

  var takesValueText: Bool { true }
}
