/// A node of the accessibility tree, which users of assistive technology find on the screen.
public struct AccessibilityNode: Equatable, Sendable {
  /// The render node that takes the events.
  public var id: RenderNodeID
  /// The role of the node, in the words of WAI-ARIA.
  public var role: AccessibilityRole
  /// The accessible name: a label that was set, or the text of the content.
  public var name: String
  /// The value that a field, slider, picker or progress shows.
  public var value: String?
  /// The `accessibilityIdentifier`, which is never read out; `nil` without one.
  public var identifier: String?
  /// Whether events reach the node: `false` if the node or a node around it is disabled.
  public var isEnabled = true
  /// Whether the node is a switch that is on, or a chosen row.
  public var isSelected = false
  /// Titles of a picker's options or of tabs.
  public var options: [String] = []
  /// The nodes inside the node, in reading order.
  public var children: [AccessibilityNode] = []

  package init(
    id: RenderNodeID, role: AccessibilityRole, name: String, value: String? = nil, identifier: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, children: [AccessibilityNode] = []
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.value = value
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.children = children
  }

  /// The node and all below it, parents first.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

  /// Whether the user can operate the node.
  package var isControl: Bool {
    switch role {
    case .button, .checkbox, .combobox, .link, .menu, .radiogroup, .slider, .spinbutton, .switch, .textbox: true
    default: false
    }
  }

  /// One line per node, indented by depth: `button "Next"`, `textbox "Guess" = 12`, `button "Delete All" (disabled)`.
  public var outline: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return ["\(indent)\(summary)"] + children.flatMap { $0.lines(depth: depth + 1) }
  }

  /// The node's own line of the ``outline``.
  public var summary: String {
    var line = role.rawValue
    if !name.isEmpty { line += " \"\(name)\"" }
    if let value { line += " = \(value)" }
    if !options.isEmpty { line += " of \(options.joined(separator: " | "))" }
    if isSelected { line += " (selected)" }
    if !isEnabled { line += " (disabled)" }
    return line
  }
}
