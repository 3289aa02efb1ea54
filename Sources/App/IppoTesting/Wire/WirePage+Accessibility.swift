#if Web
  import IppoUI

  extension WirePage {
    /// The accessibility tree that a browser would make of the page. The sources are HTML-AAM 1.0 and "Accessible Name
    /// and Description Computation 1.2", as far as the server's markup goes.
    public var accessibility: [AccessibilityNode] {
      guard let root else { return [] }
      // A modal dialog hides what is below it.
      if let modal = modals(in: root).last { return nodes(at: modal) }
      return nodes(at: root)
    }

    /// The accessibility tree as text, one line per node.
    public var outline: String { accessibility.map(\.outline).joined(separator: "\n") }

    private func modals(in address: String) -> [String] {
      guard let element = self[address] else { return [] }
      let below = element.children.flatMap { child -> [String] in
        if case .element(let address) = child { modals(in: address) } else { [] }
      }
      return (element.attributes["aria-modal"] != nil ? [address] : []) + below
    }

    private func nodes(at address: String) -> [AccessibilityNode] {
      guard let element = self[address] else { return [] }
      return nodes(of: element, node: Self.node(of: address))
    }

    private func nodes(of element: Element, node: RenderNodeID) -> [AccessibilityNode] {
      guard !isHidden(element) else { return [] }
      let node = element.address.map(Self.node) ?? node
      let below = { children(of: element).flatMap { nodes(of: $0, node: node) } }
      guard let role = role(of: element) else { return below() }
      var result = AccessibilityNode(id: node, role: role, name: name(of: element, role))
      result.value = value(of: element, role)
      result.identifier = element.attributes["data-testid"]
      result.isEnabled = element.attributes["disabled"] == nil && element.attributes["aria-disabled"] != "true"
      result.isSelected =
        element.attributes["checked"] != nil
        || ["aria-selected", "aria-checked", "aria-pressed", "aria-current", "aria-expanded"]
          .contains { element.attributes[$0] == "true" }
      result.options = children(of: element).filter { $0.tag == "option" }.map { text(of: $0) }
      if !Self.leaves.contains(role) {
        result.children = below()
      } else if role == .link, element.tag != "a" {
        // A row that leads on: its text is its name, but what can be used in it is there by itself.
        result.children = below().filter { $0.flattened.contains(where: \.isControl) }
      }
      return [result]
    }

    private func children(of element: Element) -> [Element] {
      let names = element.attributes["class"]?.split(separator: " ") ?? []
      let elements = element.children.compactMap { child -> Element? in
        switch child {
        case .text: nil
        case .fixed(let element): element
        case .element(let address): self[address]
        }
      }
      // The client makes inert what a dialog covers on its stage.
      let top =
        names.contains("navigation")
        ? elements.last { $0.attributes["inert"] == nil }
        : names.contains("stage") ? elements.last { $0.tag == "dialog" } : nil
      return top.map { [$0] } ?? elements
    }

    private func isHidden(_ element: Element) -> Bool {
      let names = element.attributes["class"]?.split(separator: " ") ?? []
      return element.attributes["hidden"] != nil || element.attributes["inert"] != nil
        || element.attributes["aria-hidden"] == "true" || names.contains("invisible")
        || names.contains("row-remove") && !isInEditing(element)
    }

    /// The style sheet shows the delete buttons of rows in edit mode only.
    private func isInEditing(_ element: Element) -> Bool {
      var next = element.address.flatMap { parent(of: $0) }
      while let address = next {
        if self[address]?.attributes["class"]?.split(separator: " ").contains("editing") == true { return true }
        next = parent(of: address)
      }
      return false
    }

    /// Roles whose content is their name.
    private static let leaves: Set<AccessibilityRole> = [
      .button, .link, .heading, .text, .img, .tab, .textbox, .slider, .combobox, .checkbox, .switch, .progressbar,
    ]

    private func role(of element: Element) -> AccessibilityRole? {
      if let role = element.attributes["role"] {
        switch role {
        case "menuitem", "menuitemcheckbox": return .button
        case "option": return .listitem
        case "listbox": return .list
        default: return AccessibilityRole(rawValue: role)
        }
      }
      switch element.tag {
      case "button", "summary": return .button
      case "a": return .link
      case "h1", "h2", "h3", "h4", "h5", "h6": return .heading
      case "ul": return .list
      case "li": return .listitem
      case "select": return .combobox
      case "textarea": return .textbox
      case "progress": return .progressbar
      case "dialog": return .dialog
      case "img": return element.attributes["alt"]?.isEmpty == false ? .img : nil
      case "input":
        switch element.attributes["type"] {
        case "checkbox": return .checkbox
        case "radio": return .checkbox
        case "range": return .slider
        default: return .textbox
        }
      case "p": return .text
      case "span": return element.attributes["class"]?.hasPrefix("text") == true ? .text : nil
      default: return nil
      }
    }

    private func name(of element: Element, _ role: AccessibilityRole) -> String {
      if let label = element.attributes["aria-label"] { return label }
      if let labelled = element.attributes["aria-labelledby"] {
        return labelled.split(separator: " ").map { text(of: String($0.dropFirst())) }.joined(separator: " ")
      }
      switch role {
      case .textbox: return element.attributes["placeholder"] ?? ""
      case .img: return element.attributes["alt"] ?? ""
      case .button, .link, .heading, .text, .tab, .listitem: return namedText(of: element)
      case .checkbox:
        guard let address = element.address, let option = parent(of: address) else { return "" }
        return text(of: option)
      default: return ""
      }
    }

    /// Content as a name: texts, and the names of pictures.
    private func namedText(of element: Element) -> String {
      guard element.attributes["aria-hidden"] != "true" else { return "" }
      if let label = element.attributes["aria-label"], element.attributes["role"] == "img" { return label }
      let parts = element.children.compactMap { child -> String? in
        switch child {
        case .text(let text): text
        case .fixed(let element): isHidden(element) ? nil : namedText(of: element)
        case .element(let address): self[address].flatMap { isHidden($0) ? nil : namedText(of: $0) }
        }
      }
      return parts.filter { !$0.isEmpty }.joined(separator: element.tag == "span" || element.tag == "p" ? "" : " ")
    }

    private func value(of element: Element, _ role: AccessibilityRole) -> String? {
      switch role {
      case .textbox, .slider, .progressbar: return element.attributes["aria-valuetext"] ?? element.attributes["value"]
      case .combobox:
        let chosen = element.attributes["value"]
        return children(of: element).first { $0.tag == "option" && $0.attributes["value"] == chosen }
          .map { text(of: $0) }
      default: return nil
      }
    }

    static func node(of address: String) -> RenderNodeID {
      RenderNodeID(Int(address.prefix { $0.isNumber }) ?? 0)
    }
  }
#endif
