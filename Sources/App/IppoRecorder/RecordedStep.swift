package import IppoRender

/// An event of a person, by the role and the name of the control.
package struct RecordedStep: Hashable, Sendable {
  /// The action of the person.
  package enum Act: Hashable, Sendable {
    case tap
    case back
    case dismiss
    case type(String)
    case submit
    case toggle
    case select(String)
    case step(Int)
    case slide(Double)
    case delete(Int)
    case longPress
    case refresh
    case move(Int)
    /// A return to an address of the window, from the history of a browser.
    case show(String)
    /// An event that no test can repeat by role and name: its kind.
    case other(String)
  }

  package var act: Act
  /// The role of the control, as ``AccessibilityRole`` names it; empty for a control that assistive technology does not see.
  package var role: String
  package var name: String
  /// The place of the control among those with its role and name.
  package var index: Int
  /// The number of controls with its role and name.
  package var count: Int
  /// Whether no other control that can be tapped has the name.
  package var isOnlyOfName: Bool
  /// The id of the node.
  package var node: Int64

  /// The step in words: `tap button “Next”`.
  package var description: String {
    let target = "\(role) “\(name)”\(count > 1 ? " (number \(index &+ 1) of \(count))" : "")"
    return switch act {
    case .tap: "tap \(target)"
    case .back: "go back"
    case .dismiss: "dismiss \(target)"
    case .type(let text): "type “\(text)” into \(target)"
    case .submit: "press Return in \(target)"
    case .toggle: "toggle \(target)"
    case .select(let option): "select “\(option)” in \(target)"
    case .step(let step): "step \(target) by \(step)"
    case .slide(let value): "slide \(target) to \(value)"
    case .delete(let row): "delete row \(row &+ 1)"
    case .longPress: "long press \(target)"
    case .refresh: "refresh \(target)"
    case .move(let place): "move \(target) to place \(place &+ 1)"
    case .show(let address): "return to the address “\(address)”"
    case .other(let kind): "\(kind)\(role.isEmpty ? "" : " \(target)")"
    }
  }
}

extension RecordedStep {
  /// Describes an event by the screen before it.
  ///
  /// - Returns: `nil` for a report of a renderer, which no person causes.
  init?(_ event: RenderEvent, at id: RenderNodeID, in tree: RenderTree, screen: [AccessibilityNode]) {
    guard let act = Self.act(event, at: id, in: tree, screen) else { return nil }
    let roles = Self.roles(of: act)
    let target = screen.first { $0.id == id && (roles.isEmpty || roles.contains($0.role)) }
    self.act = target == nil && !act.isWithoutTarget ? .other(event.kind) : act
    role = target?.role.rawValue ?? ""
    name = target?.name ?? ""
    node = Int64(id.rawValue)
    (index, count) = (0, 0)
    isOnlyOfName = false
    if let target { find(target, on: screen) }
  }

  /// Describes an action on a control of a screen.
  package init(_ act: Act, on target: AccessibilityNode, of screen: [AccessibilityNode]) {
    self.act = act
    role = target.role.rawValue
    name = target.name
    node = Int64(target.id.rawValue)
    (index, count) = (0, 0)
    isOnlyOfName = false
    find(target, on: screen)
  }

  private mutating func find(_ target: AccessibilityNode, on screen: [AccessibilityNode]) {
    let equals = screen.filter { $0.role == target.role && $0.name == target.name }
    count = equals.count
    index = equals.firstIndex { $0.id == target.id } ?? 0
    isOnlyOfName = screen.filter { AccessibilityRole.tappable.contains($0.role) && $0.name == target.name }.count == 1
  }

  private static func roles(of act: Act) -> Set<AccessibilityRole> {
    switch act {
    case .tap: AccessibilityRole.tappable
    case .type, .submit: [.textbox]
    case .toggle: [.switch, .checkbox]
    case .select: [.combobox, .radiogroup, .tablist]
    case .step: [.spinbutton]
    case .slide: [.slider]
    case .delete: [.listitem]
    case .dismiss: [.dialog, .alertdialog]
    case .back: [.navigation]
    case .longPress, .refresh, .move, .show, .other: []
    }
  }

  private static func act(
    _ event: RenderEvent, at id: RenderNodeID, in tree: RenderTree, _ screen: [AccessibilityNode]
  ) -> Act? {
    switch event {
    case .activate: return .tap
    case .tap(let count, _): return count == 1 ? .tap : .other(event.kind)
    case .edit(let edit):
      guard case .field(let field)? = tree[id]?.element, let text = edit.applied(to: field) else {
        return .other(event.kind)
      }
      return .type(text)
    case .setText(let text): return .type(text)
    case .setOn:
      if case .disclosure? = tree[id]?.element { return .tap }
      return .toggle
    case .select(let index):
      let options = screen.first { $0.id == id }?.options ?? []
      return options.indices.contains(index) ? .select(options[index]) : .other(event.kind)
    case .setValue(let value): return .slide(value)
    case .step(let step): return .step(step)
    case .delete:
      let rows = screen.filter { $0.role == .listitem }
      return rows.firstIndex { $0.id == id }.map { .delete($0) } ?? .other(event.kind)
    case .move(let place): return .move(place)
    case .dismiss:
      if case .page? = tree[id]?.element { return .back }
      return .dismiss
    case .submit: return .submit
    case .refresh: return .refresh
    case .longPress: return .longPress
    case .show(let address): return .show(address)
    case .editing, .focus, .press, .hover, .focusWithin, .scroll, .measure, .place, .reach, .release, .resize:
      return nil
    case .drag, .pinch, .custom, .dropTarget, .drop, .key, .paste, .copy, .files, .device:
      return .other(event.kind)
    }
  }
}

extension RecordedStep.Act {
  /// Whether the action is that of the screen, and needs no control.
  fileprivate var isWithoutTarget: Bool {
    switch self {
    case .back, .dismiss, .show: true
    case .tap, .type, .submit, .toggle, .select, .step, .slide, .delete, .longPress, .refresh, .move, .other: false
    }
  }
}

extension RenderTextEdit {
  /// The text after the edit of the text that the person sees; `nil` for an edit of another text.
  fileprivate func applied(to field: RenderField) -> String? {
    guard field.text.utf16.count == length else { return nil }
    return edit.applied(to: field.text)
  }
}
