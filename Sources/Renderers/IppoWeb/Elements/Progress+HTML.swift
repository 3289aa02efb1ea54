import IppoRender

extension RenderProgress: HTMLPhrasingUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    if style == .ring || style == .arc { return gauge(context) }
    var bar: HTMLElement
    if let fraction, style != .circular {
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
    if let paint {
      bar.addClass("painted")
      bar.styles["--paint"] = paint.cssBackground
      bar.styles["--fraction"] = CSSLength.number(max(min(fraction ?? 1, 1), 0.001))
    }
    if let text = context.attributes.accessibility.value { bar["aria-valuetext"] = text }
    context.setName(of: &bar, fallback: context.word(.loading))
    bar["disabled"] = nil
    var element = context.root(context.boxTag, class: "progress")
    element["data-control"] = ""
    if style == .ring { element.addClass("ring") }
    if !context.children.isEmpty { element.append(context.label()) }
    element.append(bar)
    return element
  }

  /// A ring around its labels (WAI-ARIA 1.2, "meter").
  private func gauge(_ context: HTMLContext) -> HTMLElement {
    let fraction = min(max(fraction ?? 0, 0), 1)
    var ring = HTMLElement("span", part: "i", class: "gauge-\(style.rawValue)", ["role": "meter"])
    ring.styles["--fraction"] = CSSLength.number(fraction)
    if let paint { ring.styles["--paint"] = paint.cssBackground }
    ring["aria-valuemin"] = "0"
    ring["aria-valuemax"] = "100"
    ring["aria-valuenow"] = CSSLength.number((fraction * 100).rounded())
    if let text = context.attributes.accessibility.value { ring["aria-valuetext"] = text }
    context.setName(of: &ring, fallback: context.word(.gauge))
    ring["disabled"] = nil
    var element = context.root(context.boxTag, class: "gauge")
    element["data-control"] = ""
    if !context.children.isEmpty { element.append(context.label()) }
    element.append(ring)
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes {
    switch style {
    case .circular, .ring, .arc: []
    case .automatic, .linear: fraction == nil ? [] : .horizontal
    }
  }

  var takesValueText: Bool { true }
}
