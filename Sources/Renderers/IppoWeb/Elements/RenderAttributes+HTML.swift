import IppoRender

extension HTMLContext {
  /// Writes the attributes that every node can have, on the root element of its markup.
  func applyAttributes(to element: inout HTMLElement, of unit: some HTMLUnit) {
    if fill.contains(.horizontal) { element.addClass(fill.contains(.asking) ? "mx" : "fx") }
    if fill.contains(.vertical) { element.addClass("fy") }
    if fill.contains([.horizontal, .limited]) { element.addClass("lx") }
    if fill.contains([.vertical, .proportionate]) { element.addClass("ly") }
    if fill.contains([.vertical, .firm]), !fill.contains(.yielding) { element.addClass("ry") }
    if fill.contains([.horizontal, .dividing]) { element.addClass("dv") }
    // Most nodes have nothing else.
    guard node.hasOwnAttributes else { return }
    if attributes.isHidden { element.addClass("invisible") }
    if !attributes.allowsHitTesting { element.addClass("untouchable") }
    if attributes.isDisabled { element.addClass("disabled") }
    if attributes.zIndex != 0 { element.styles["z-index"] = CSSLength.number(attributes.zIndex) }
    if let pin = attributes.pin { element.addClass("pin-\(pin.rawValue)") }
    if attributes.layoutPriority != 0 {
      // The style sheet has 10⁸ for all others, and 1 for spacers.
      let exponent = min(max(8 + 4 * attributes.layoutPriority, 1), 28)
      element.styles["flex-grow"] = "1e\(CSSLength.number(exponent.rounded()))"
      // Of layers, those of the highest priority decide how large they are.
      element.addClass(attributes.layoutPriority > 0 ? "high" : "low")
    }
    if attributes.phase == .leaving {
      element.addClass("leaving")
      element["inert"] = ""
    }
    if let transition = attributes.transition?.wire, !unit.hasTransitionsOfParts {
      element["data-transition"] = transition
    }
    if attributes.awaitsAnswer { element["data-wait"] = "" }
    if attributes.hidesFocus { element.addClass("ringless") }
    if let isFocused = attributes.isFocused { element["data-focus"] = isFocused ? "1" : "0" }
    // The accent colour as a tint is that of the app: the accent colour here is the tint itself.
    if let tint = attributes.tint {
      element.styles["--tint"] = tint.css.replacing("var(--accent)", with: "var(--app-accent)")
    }
    if let scheme = attributes.colorScheme {
      element.styles["color-scheme"] = scheme.rawValue
      if attributes.isColorSchemeOfWindow { element.addClass("prefers-\(scheme.rawValue)") }
    }
    if let language = attributes.language {
      element["lang"] = language.tag
      element["dir"] = language.isRightToLeft ? "rtl" : "ltr"
    }
    if let isRightToLeft = attributes.isRightToLeft { element["dir"] = isRightToLeft ? "rtl" : "ltr" }
    // It counts from the folder of the first page.
    if let address = attributes.address { element["data-address"] = PageAddress.reference(address) }
    if let summary = attributes.summary { element["data-summary"] = summary }
    if let help = attributes.help { element["title"] = help }
    if let shortcut = attributes.shortcut { element["aria-keyshortcuts"] = shortcut.aria }
    if let effect = attributes.hoverEffect { element.addClass("hover-\(effect.rawValue)") }
    if let isSelectable = attributes.isTextSelectable { element.addClass(isSelectable ? "selectable" : "unselectable") }
    applyGestures(to: &element)
    applyExtras(to: &element)
    applyFocus(to: &element)
    applyAccessibility(to: &element, of: unit)
  }

  private func applyGestures(to element: inout HTMLElement) {
    guard !attributes.gestures.isDisjoint(with: [.tap, .longPress, .drag]), !isDisabled else { return }
    var names: [String] = []
    if attributes.gestures.contains(.tap) { names.append("tap") }
    if attributes.gestures.contains(.longPress) { names.append("longPress") }
    if attributes.gestures.contains(.drag) { names.append("drag") }
    if attributes.gestures.contains(.dragAtOnce) { names.append("now") }
    if attributes.gestures.contains(.tapFirst) { element["data-tap"] = "" }
    element["data-gestures"] = names.joined(separator: " ")
  }

  /// Writes the attributes for the second file of the client.
  private func applyExtras(to element: inout HTMLElement) {
    let gestures = attributes.gestures
    var names: [String] = element["data-also"].map { $0.isEmpty ? [] : [$0] } ?? []
    if gestures.contains(.hover) { names.append("hover") }
    if gestures.contains(.hoverMove) { names.append("move") }
    if !isDisabled {
      if gestures.contains(.pinch) { names.append("pinch") }
      if gestures.contains(.grab) {
        names.append("grab")
        element["draggable"] = "true"
      }
      if gestures.contains(.press) { names.append("press") }
      if gestures.contains(.reorder) {
        names.append("reorder")
        element["aria-keyshortcuts"] = "Alt+ArrowUp Alt+ArrowDown"
      }
      if gestures.contains(.drop) { names.append("drop") }
      if gestures.contains(.paste) { names.append("paste") }
      if gestures.contains(.copy) { names.append("copy") }
      if gestures.contains(.cut) { names.append("cut") }
    }
    if attributes.reportsFocus { names.append("focus") }
    if attributes.reportsPlace { names.append("place") }
    if attributes.reportsPhase { names.append("phase") }
    if !attributes.guides.isEmpty {
      names.append("guide")
      element["data-guide"] = attributes.guides.wire
    }
    if let keys = attributes.keys, !isDisabled {
      names.append("keys")
      let named = keys.names.map { $0.map { $0 == " " ? "Space" : $0 } } ?? ["*"]
      element["data-keys"] = (named + (keys.listensToUp ? ["^"] : [])).joined(separator: " ")
    }
    if !names.isEmpty { element["data-also"] = names.joined(separator: " ") }
  }

  /// Elements that are no controls can have the focus if that is asked for, or managed.
  private func applyFocus(to element: inout HTMLElement) {
    guard !isDisabled, element["tabindex"] == nil, !element.hasNativeRole else { return }
    if attributes.isFocusable {
      element["tabindex"] = "0"
    } else if attributes.isFocused != nil, children.isEmpty {
      element["tabindex"] = "-1"
    }
  }

  private func applyAccessibility(to element: inout HTMLElement, of unit: some HTMLUnit) {
    let accessibility = attributes.accessibility
    if let identifier = accessibility.identifier { element["data-testid"] = identifier }
    if accessibility.isHidden { element["aria-hidden"] = "true" }
    // Ranges such as sliders say a value in words themselves (`aria-valuetext`); everything else has it as a
    // description.
    let value = unit.takesValueText ? nil : accessibility.value
    let description = [value, accessibility.hint].compactMap { $0 }.joined(separator: ", ")
    if !description.isEmpty { element["aria-description"] = description }

    // The client joins the name of the parts. A label of the app is the name itself.
    let isCombined = accessibility.children == .combined && accessibility.label == nil && !holdsControls
    if isCombined, element.isNamedByContents { element.addExtra("combine") }
    // Controls name the element that takes the focus; everything else is named here, and needs a role to be named.
    guard !element.hasNativeRole, unit.place != .unseenLabel else { return }
    if accessibility.traits.contains(.isButton) {
      element["role"] = "button"
      if element["tabindex"] == nil, !isDisabled { element["tabindex"] = "0" }
    } else if accessibility.traits.contains(.isLink) {
      element["role"] = "link"
      if element["tabindex"] == nil, !isDisabled { element["tabindex"] = "0" }
    } else if accessibility.headingLevel > 0, element["role"] == nil, !element.tag.isHeading {
      element["role"] = "heading"
      element["aria-level"] = String(min(accessibility.headingLevel, 6))
    }
    if accessibility.traits.contains(.isSelected) { element["aria-current"] = "true" }
    if accessibility.traits.contains(.updatesFrequently) { element["aria-live"] = "polite" }
    // Of a picture nothing is read but its name (WAI-ARIA 1.2, 5.2.8), which is here that of all that is in it.
    if accessibility.children != .contained, element["role"] == nil, !holdsControls, attributes.gestures.isEmpty,
      accessibility.label != nil || accessibility.children == .combined
    {
      element["role"] = "img"
      if isCombined { element.addExtra("combine") }
      if let label = accessibility.label { element["aria-label"] = label } else { element["aria-labelledby"] = id("") }
    }
    if let label = accessibility.label, element["aria-label"] == nil, element["aria-labelledby"] == nil {
      element["aria-label"] = label
      if element["role"] == nil, element.tag == "div" || element.tag == "span" || element.tag == "p" {
        element["role"] = unit.isPicture ? "img" : "group"
      }
    }
  }
}

extension HTMLElement {
  /// Whether browsers compute the accessible name of the element from its contents (WAI-ARIA 1.2, 5.2.8.4).
  fileprivate var isNamedByContents: Bool {
    tag == "button" || tag == "a" || ["button", "link"].contains(attributes["role"])
  }

  /// Adds a name to those of the second file of the client.
  fileprivate mutating func addExtra(_ name: String) {
    self["data-also"] = self["data-also"].map { $0.isEmpty ? name : "\($0) \(name)" } ?? name
  }

  fileprivate var hasNativeRole: Bool {
    switch tag {
    case "button", "a", "input", "textarea", "select", "label", "fieldset", "dialog": true
    default: attributes["data-control"] != nil
    }
  }
}

extension String {
  fileprivate var isHeading: Bool { count == 2 && hasPrefix("h") && self != "hr" }
}

extension RenderShortcut {
  /// The value of `aria-keyshortcuts` (WAI-ARIA 1.2, 6.6).
  fileprivate var aria: String {
    var keys: [String] = []
    if command { keys.append("Meta") }
    if control { keys.append("Control") }
    if option { keys.append("Alt") }
    if shift { keys.append("Shift") }
    keys.append(key == " " ? "Space" : key == "+" ? "Plus" : key)
    return keys.joined(separator: "+")
  }
}
