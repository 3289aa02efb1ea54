import IppoRender

extension RenderButton: HTMLPhrasingUnit {
  var isControl: Bool { true }

  func html(_ context: HTMLContext) -> HTMLElement {
    let target = url.flatMap(LinkScheme.link)
    let isLink = target != nil && !context.isDisabled
    let reference =
      context.isDisabled || context.surroundings.region == .menu ? nil : address.map(PageAddress.reference)
    // The row of a list, and every card, may hold fields and buttons beside what leads on: HTML allows neither within a
    // button. A text may hold links, which may not stand in another.
    let isAroundControls =
      !isLink && context.surroundings.region != .menu
      && (opensPage && context.surroundings.region == .row || reference != nil || context.holdsControls)
    let tag = isLink ? "a" : isAroundControls ? "div" : "button"
    var element = context.root(tag, class: "button", children: context.nodes)
    element.addClass(look(in: context.surroundings))
    if opensPage { element.addClass("leads") }
    if size != .regular { element.addClass("size-\(size.rawValue)") }
    switch borderShape {
    case .automatic, .roundedRectangle(radius: nil): break
    case .capsule: element.styles["border-radius"] = "100vmax"
    case .circle: element.addClass("circular")
    case .roundedRectangle(let radius?): element.styles["border-radius"] = CSSLength.points(radius)
    }
    if let role { element.addClass(role.rawValue) }
    if isLink, let target {
      element["href"] = target
      if !LinkScheme.isOwn(target) {
        element["rel"] = "noopener noreferrer"
        element["target"] = "_blank"
      }
    } else if isAroundControls {
      // The parts of a button are not read by themselves (WAI-ARIA 1.2, 5.2.8).
      element["role"] = "link"
      if context.isDisabled { element["aria-disabled"] = "true" } else { element["tabindex"] = "0" }
      if let reference { element.append(Self.cover(leadingTo: reference)) }
    } else {
      element["type"] = "button"
      // A link that the app follows itself.
      if context.attributes.accessibility.traits.contains(.isLink) { element["role"] = "link" }
      if context.isDisabled { element["disabled"] = "" }
    }
    if isPaste {
      element["data-paste"] = ""
      element["data-also"] = ""
    } else if !isLink, !isAroundControls || !context.isDisabled {
      element["data-event"] = "activate"
    }
    if context.surroundings.region == .menu {
      element["role"] = "menuitem"
      element["tabindex"] = "-1"
    }
    if isDefault { element["data-default"] = "" }
    if let label = context.name() { element["aria-label"] = label }
    if context.attributes.accessibility.traits.contains(.isSelected) { element["aria-pressed"] = "true" }
    return element
  }

  /// A link over everything that is no control, for pointers: a browser offers to open it elsewhere.
  private static func cover(leadingTo reference: String) -> HTMLElement {
    HTMLElement(
      "a", part: "o", class: "cover-link",
      ["href": reference, "draggable": "false", "tabindex": "-1", "aria-hidden": "true"])
  }

  /// The automatic style depends on where the button is, as in SwiftUI.
  private func look(in surroundings: HTMLSurroundings) -> String {
    switch (style, surroundings.region) {
    case (.assistive, _): "look-assistive"
    // What leads on takes the whole row.
    case (.custom, .row) where opensPage, (.plain, .row) where opensPage: "look-link"
    case (.custom, _), (.plain, _): "look-\(style.rawValue)"
    case (_, .menu): "look-menu"
    case (_, .dialogActions): "look-dialog"
    case (.automatic, _) where opensPage: "look-link"
    case (.automatic, .row): "look-row"
    case (.automatic, .toolbar): "look-bar"
    case (.automatic, _), (.borderless, _): "look-borderless"
    case (.bordered, _): "look-bordered"
    case (.borderedProminent, _): "look-prominent"
    }
  }

  func fillAxes(_ content: FillContent) -> FillAxes { content.all }

  var place: ElementPlace { .button }
}
