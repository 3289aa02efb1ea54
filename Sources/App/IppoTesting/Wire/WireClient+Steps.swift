#if Web
  import IppoUI

  extension WireClient {
    /// The accessibility tree, one line per node.
    public var outline: String { page.outline }

    /// Everything on screen, flattened.
    public var elements: [AccessibilityNode] { page.accessibility.flatMap(\.flattened) }

    /// Whether something on screen has exactly this name.
    public func contains(_ name: String) -> Bool { elements.contains { $0.name == name } }

    /// Whether something on screen has this role and exactly this name.
    public func contains(_ role: AccessibilityRole, _ name: String) -> Bool {
      elements.contains { $0.role == role && $0.name == name }
    }

    /// The one node with this role and name.
    /// - Parameter name: the accessible name, or the accessibility identifier; `nil` for any.
    public func find(_ role: AccessibilityRole, _ name: String? = nil) throws(WireError) -> AccessibilityNode {
      try one("\(role.rawValue) “\(name ?? "")”") {
        $0.role == role && (name == nil || $0.name == name || $0.identifier == name)
      }
    }

    /// Activates the button, link, tab or row with this name.
    public func tap(_ name: String) async throws {
      let target = try one("“\(name)” to tap") {
        [.button, .link, .tab, .listitem].contains($0.role) && ($0.name == name || $0.identifier == name)
      }
      try await tap(target)
    }

    /// Types into a field, replacing what is in it.
    public func type(_ text: String, into field: String? = nil) async throws {
      try await edit(find(.textbox, field).id, to: text)
    }

    /// Return in a field.
    public func submit(_ field: String? = nil) async throws {
      try await send(.submit, to: find(.textbox, field).id)
    }

    /// Turns a switch.
    public func set(_ name: String, on isOn: Bool) async throws {
      let target = try one("switch “\(name)”") { ($0.role == .switch || $0.role == .checkbox) && $0.name == name }
      try await send(.setOn(isOn), to: target.id)
    }

    /// Deletes the row with this text.
    public func delete(row name: String) async throws {
      try await send(.delete, to: find(.listitem, name).id)
    }

    /// Leaves the page on screen by its back button.
    public func back() async throws {
      let target = elements.first { node in
        node.role == .button && page["\(node.id.rawValue)b"]?.attributes["data-event"] == "dismiss"
      }
      guard let target else { throw WireError.notFound("page to leave", page: outline) }
      try await send(.dismiss, to: target.id)
    }

    private func tap(_ target: AccessibilityNode) async throws {
      try await send(page.event(of: target), to: target.id)
    }

    private func one(
      _ what: String, where matches: (AccessibilityNode) -> Bool
    ) throws(WireError) -> AccessibilityNode {
      var found = elements.filter(matches)
      // A row takes the name of what is in it: the control inside is meant.
      if found.count > 1 { found.removeAll { $0.role == .listitem } }
      guard let first = found.first else { throw .notFound(what, page: outline) }
      guard found.count == 1 else { throw .ambiguous(what, count: found.count, page: outline) }
      return first
    }
  }

  extension WirePage {
    /// The event of a click on a node's control, from its `data-event`.
    func event(of target: AccessibilityNode) -> RenderEvent {
      let control = controls(of: target.id).first {
        $0.attributes["aria-label"] == target.name || text(of: $0) == target.name
      }
      let element = control ?? controls(of: target.id).first
      switch element?.attributes["data-event"] {
      case "step": return .step(Int(element?.attributes["data-step"] ?? "1") ?? 1)
      case "select": return .select(Int(element?.attributes["data-index"] ?? "0") ?? 0)
      case "setOn": return .setOn(!target.isSelected)
      case "dismiss": return .dismiss
      case "delete": return .delete
      default: return .activate
      }
    }

    /// The elements of a node that take events, whatever part they are.
    private func controls(of node: RenderNodeID) -> [Element] {
      func walk(_ address: String) -> [Element] {
        guard let element = self[address], Self.node(of: address) == node else { return [] }
        let below = element.children.flatMap { child -> [Element] in
          if case .element(let address) = child { walk(address) } else { [] }
        }
        return (element.attributes["data-event"] != nil ? [element] : []) + below
      }
      return walk(String(node.rawValue))
    }
  }
#endif
