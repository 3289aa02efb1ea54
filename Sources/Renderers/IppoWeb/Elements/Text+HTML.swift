import IppoRender

extension RenderText: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    let level = context.attributes.accessibility.headingLevel
    let isHeading = level > 0 && !context.surroundings.isPhrasing && context.surroundings.region != .sectionHeader
    let tag = isHeading ? "h\(min(level, 6))" : context.surroundings.isPhrasing ? "span" : "p"
    var element = context.root(tag, class: "text")
    if isUnseenLabel, let label = context.name() {
      // A text, because Firefox takes no name from attributes of what is hidden (`HTMLContext.label`).
      element.addClass("sr")
      element.children = [.text(label)]
    } else if runs.allSatisfy(\.isPlain) {
      // One text node, so that a change of it is one short op.
      let string = string
      if !string.isEmpty { element.children = [.text(string)] }
    } else {
      element.children = runs.enumerated().map { index, run in
        var element = run.html(part: "r\(index)", followsLink: !linksAreEvents, in: context.surroundings.words)
        if linksAreEvents, run.link != nil {
          element["role"] = "link"
          if !context.isDisabled {
            element["tabindex"] = "0"
            element["data-event"] = "select"
            element["data-index"] = "\(index)"
          }
        }
        return .element(element)
      }
    }
    element.apply(font)
    if let color { element.colorText(with: color) }
    if alignment != .leading { element.addClass("ta-\(alignment.rawValue)") }
    if let lineLimit {
      element.addClass(lineLimit == 1 ? "line" : "lines")
      if lineLimit == 1, minimumScale < 1 { element["data-least"] = CSSLength.number(max(0, minimumScale)) }
      if lineLimit == 1, truncation != .tail { element["data-truncate"] = truncation.rawValue }
      if lineLimit > 1 { element.styles["--lines"] = String(lineLimit) }
    }
    if reservedLines > 0 { element.styles["min-height"] = "\(reservedLines)lh" }
    if context.surroundings.showsTextWidth && mayWrap { element["data-also"] = "wrap" }
    if lineSpacing > 0 {
      element.addClass("spaced-lines")
      element.styles["--between"] = CSSLength.points(lineSpacing)
    }
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { [] }

  var place: ElementPlace { isUnseenLabel ? .unseenLabel : .content }

  var isPicture: Bool { true }
}

extension RenderText {
  /// A text of a few words rarely stands in more than one line.
  private var mayWrap: Bool { lineLimit != 1 && runs.reduce(0) { $0 + $1.text.utf8.count } > 24 }
}

extension RenderText.Run {
  fileprivate var isPlain: Bool {
    font == nil && color == nil && underline == nil && strikethrough == nil && link == nil && symbol == nil
      && background == nil && letterSpacing == 0 && baselineOffset == 0
  }

  /// Every run of a paragraph with styles is a part, so that a change of one leaves the others alone.
  fileprivate func html(part: String, followsLink: Bool, in words: RenderWords) -> HTMLElement {
    var element: HTMLElement
    if let symbol {
      element = SymbolSet.image(symbol, in: words)
    } else if followsLink, let address = link.flatMap(LinkScheme.link) {
      element = HTMLElement("a", text: text)
      element["href"] = address
      if !LinkScheme.isOwn(address) {
        element["rel"] = "noopener noreferrer"
        element["target"] = "_blank"
      }
    } else {
      element = HTMLElement("span", text: text)
    }
    element.part = part
    element.apply(font)
    if let color { element.colorText(with: color) }
    if let background { element.styles["background"] = background.css }
    if underline != nil { element.addClass("under") }
    if strikethrough != nil { element.addClass("strike") }
    // Both lines of a text look alike in CSS: as the one under it.
    if let line = underline ?? strikethrough {
      if let color = line.color { element.styles["text-decoration-color"] = color.css }
      if line.pattern != .solid { element.styles["text-decoration-style"] = line.pattern.css }
    }
    if letterSpacing != 0 { element.styles["letter-spacing"] = CSSLength.points(letterSpacing) }
    if baselineOffset != 0 { element.styles["vertical-align"] = CSSLength.points(baselineOffset) }
    return element
  }
}

extension RenderText.Line.Pattern {
  /// A value for the CSS `text-decoration-style` property, which has no pattern of dashes and dots.
  fileprivate var css: String {
    switch self {
    case .solid: "solid"
    case .dash, .dashDot: "dashed"
    case .dot, .dashDotDot: "dotted"
    }
  }
}
