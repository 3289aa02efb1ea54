import IppoRender

/// A label, and the frame that is drawn around it.
struct ButtonElement: ControlElement {
  let button: RenderButton

  private func chrome(_ node: LayoutNode) -> ButtonChrome {
    var chrome = ButtonChrome(button, at: node.controlPlace)
    // A symbol alone, of one or two columns, is hard to hit.
    let isDrawnByTheApp = button.style == .custom || isLinkOfRow(node)
    if chrome.horizontal == 0, !isDrawnByTheApp, node.labelExtent(.ideal).snapped.columns < Self.leastColumns {
      chrome.horizontal = 1
    }
    return chrome
  }

  /// Whether the button is a link that looks like the text of its row.
  private func isLinkOfRow(_ node: LayoutNode) -> Bool {
    button.opensPage && button.style == .automatic && node.controlPlace == .row
  }

  /// The number of columns that a pointer hits without effort.
  private static let leastColumns = 3

  /// Hides assistive buttons, which have no use on the screen of a terminal.
  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] {
    button.style == .assistive ? [] : present
  }

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard button.style != .assistive else { return .zero }
    let chrome = chrome(node)
    let (x, y) = (Double(chrome.horizontal), Double(chrome.vertical))
    let label = node.labelExtent(proposal.inset(width: 2 * x, height: 2 * y))
    return label.outset(top: y, leading: x, bottom: y, trailing: x)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let chrome = chrome(node)
    let rect = CellRect(columns: size.columns, rows: size.rows).inset(
      top: chrome.vertical, leading: chrome.horizontal, bottom: chrome.vertical, trailing: chrome.horizontal)
    let isCentred = chrome.isBoxed || node.controlPlace != .row
    node.placeLabel(
      in: rect, alignment: RenderAlignment(horizontal: isCentred ? .center : .leading),
      proposal: proposal.inset(width: Double(2 * chrome.horizontal), height: Double(2 * chrome.vertical)))
  }

  func isBox(_ node: LayoutNode) -> Bool { chrome(node).isBoxed }

  /// Whether containers arrange the button in the same way: stacks go by the box, and dialogs by the role.
  func isArrangedLike(_ old: RenderElement) -> Bool {
    guard case .button(let old) = old else { return false }
    return (old.style, old.size, old.role, old.opensPage) == (button.style, button.size, button.role, button.opensPage)
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    var inner = context
    let color: RenderColor.Name = button.role == .destructive ? .red : .accent
    if chrome(node).isBoxed {
      let isActive = painter.isFocused(node) || painter.isPressed(node)
      let look = ControlBox(button, isActive: isActive, color, context, isMonochrome: painter.isMonochrome)
      painter.paint(look, rect, context)
      inner.contrast = look.foreground
      inner.attributes.formUnion(look.attributes)
    } else {
      // A link in a row looks like the row's text, an action like something to press.
      let isText =
        button.style == .plain || button.style == .custom || isLinkOfRow(node)
      if !isText { inner.foreground = .color(.named(color)) }
      if button.role == .cancel, !isText { inner.attributes.insert(.bold) }
      if painter.isMonochrome, !isText, node.controlPlace == .row, node.id != painter.appearance.highlighted {
        inner.attributes.insert(.underline)
      }
    }
    painter.paintChildren(of: node, rect, inner)
    if context.isEnabled, let link = button.url.flatMap({ TerminalLink(url: $0, id: String(node.id.rawValue)) }) {
      painter.canvas.link(rect, to: link, clip: context.clip)
    }
  }

  // MARK: Focus

  /// `true`: the style and the kind of the button decide whether the focus stops at it.
  var decidesWhatIsUsed: Bool { true }

  /// Whether the focus stops at the button. In edit mode, a row is edited, and its link has no focus.
  func isFocusStop(_ node: LayoutNode) -> Bool {
    button.style != .assistive && !(button.opensPage && node.enclosingRow?.isEdited ?? false)
  }

  func focusLook(_ node: LayoutNode) -> FocusLook { chrome(node).isBoxed ? .own : .highlight }

  var answer: DialogAnswer? { DialogAnswer(isDefault: button.isDefault, role: button.role) }

  // MARK: Use

  var takesActivationKeys: Bool { true }

  var hint: ControlHint? { .enter(button.opensPage ? .open : .press) }

  /// Activates the button. A button that pastes waits for the terminal's clipboard, which arrives when the user pastes
  /// while the button has the focus.
  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    button.isPaste ? [] : [.activate]
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    activate(node, &interaction)
  }

  func pasted(_ text: String, _ interaction: inout Interaction) -> [RenderEvent] {
    button.isPaste ? [.paste(text)] : []
  }

  // MARK: Menus

  func menuItems(of node: LayoutNode) -> [Popup.Item] {
    [
      Popup.Item(
        title: Popup.title(node.present), isEnabled: !node.attributes.isDisabled,
        isDestructive: button.role == .destructive, shortcut: node.attributes.shortcut,
        action: .send(.activate, node.id))
    ]
  }

  /// The commands of the button. Assistive buttons, and buttons that wait for the terminal's clipboard, have none.
  func commands(of node: LayoutNode) -> [Popup.Item] {
    guard button.style != .assistive, !button.isPaste else { return [] }
    return menuItems(of: node).map { item in
      var item = item
      if let label = node.attributes.accessibility.label, !label.isEmpty { item.title = label }
      return item
    }
  }
}

/// The frame that a button draws around its label, by its style and its place.
struct ButtonChrome: Equatable {
  /// Whether the button is drawn as a box with a background of its own, or in brackets on a monochrome terminal.
  var isBoxed: Bool
  /// The columns at each side of the label.
  var horizontal: Int
  /// The rows above and below the label.
  var vertical = 0

  static let none = ButtonChrome(isBoxed: false, horizontal: 0)

  init(isBoxed: Bool, horizontal: Int, vertical: Int = 0) {
    self.isBoxed = isBoxed
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ button: RenderButton, at place: ControlPlace) {
    switch button.style {
    case .plain, .custom, .assistive: self = .none
    case .borderless: self = .none
    case .automatic where place == .row: self = .none
    case .automatic where place == .bar: self = ButtonChrome(isBoxed: false, horizontal: 1)
    // A link in a row is drawn by the row, elsewhere it is text in the accent colour.
    case .automatic where button.opensPage: self = .none
    case .automatic, .bordered, .borderedProminent:
      self =
        switch button.size {
        case .mini, .small: ButtonChrome(isBoxed: true, horizontal: 1)
        case .regular, .large: ButtonChrome(isBoxed: true, horizontal: 2)
        case .extraLarge: ButtonChrome(isBoxed: true, horizontal: 3, vertical: 1)
        }
    }
  }
}

extension TerminalUnits {
  func visit(_ button: RenderButton) -> any TerminalElement { ButtonElement(button: button) }
}
