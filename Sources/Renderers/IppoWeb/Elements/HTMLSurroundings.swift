import IppoRender

/// What a node's markup depends on besides the node itself: what its ancestors say about everything below them.
struct HTMLSurroundings: Equatable, Sendable {
  /// The kind of region the node is in; decides what a button or a text looks like and means there.
  enum Region: Sendable {
    case content
    /// Directly in a row of a list.
    case row
    case toolbar
    case menu
    case dialogActions
    case sectionHeader
    case swipeActions
  }

  var region = Region.content
  /// An ancestor is disabled.
  var isDisabled = false
  /// Inside a button, label or other element that may hold phrasing content only (HTML, 3.2.5.2.5).
  var isPhrasing = false
  var isInPresentation = false
  /// On a page that stands on another one, or in a column before the last: not the main region of the document.
  var isBesides = false
  var isInList = false
  /// Directly in a list or a section: in the markup it is an item, as rows are.
  var isAmongRows = false
  /// How wide a text is can be seen: something is behind it or beside it.
  var showsTextWidth = false
  /// The rows of the list can be selected.
  var isSelectable = false

  /// The surroundings of one of the children of a node that has these surroundings itself. It costs the same however
  /// many children there are.
  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in node: RenderNode) -> HTMLSurroundings {
    var result = self
    result.isAmongRows = false
    if node.attributes.isDisabled { result.isDisabled = true }
    switch node.element {
    case .window, .text, .image, .shape, .spacer, .divider, .layers, .box, .effect, .arrangement, .fitting, .geometry,
      .grid, .gridRow, .gap, .files, .custom:
      break
    case .decoration: result.showsTextWidth = true
    case .stack(let stack): if stack.axis == .horizontal { result.showsTextWidth = true }
    case .scroll: result.showsTextWidth = false
    case .list(let list):
      result.isAmongRows = true
      result.isInList = true
      result.showsTextWidth = false
      result.isSelectable = list.isSelectable
      result.region = .content
    case .section(let section):
      result.isAmongRows = isInList
      if section.hasHeader && child == children.first { result.region = .sectionHeader }
    case .row(let row):
      let actions = children.suffix(row.leadingActionCount + row.trailingActionCount)
      result.region = actions.contains(child) ? .swipeActions : .row
    case .button, .progress, .slider, .stepper, .toggle, .field, .picker:
      result.isPhrasing = true
    case .menu(let menu):
      if child != children.first {
        result.region = .menu
      } else if menu.style != .context {
        result.isPhrasing = true
      }
    case .disclosure:
      if child == children.first { result.isPhrasing = true }
    case .navigation(let navigation):
      result.region = .content
      result.isInList = false
      if children.prefix(max(0, navigation.columns.count - 1)).contains(child) { result.isBesides = true }
    case .tabs:
      result.region = .content
      result.isInList = false
    case .page:
      result.region = .content
      result.showsTextWidth = false
      result.isBesides = true
    case .toolbarItem:
      result.region = .toolbar
    case .presentation(let presentation):
      result = HTMLSurroundings(isDisabled: false, isInPresentation: true)
      switch presentation.kind {
      case .alert(_, let hasMessage), .confirmationDialog(_, _, let hasMessage):
        let messages = children.prefix(presentation.leadingCount + (hasMessage ? 1 : 0))
        result.region = messages.contains(child) ? .content : .dialogActions
      case .sheet, .fullScreenCover, .popover, .bottomMenu: break
      }
    }
    return result
  }

  /// Whether a child of a node has other surroundings than before after this change of it.
  static func change(from old: RenderNode, to new: RenderNode, children: [RenderNodeID]) -> Bool {
    let none = HTMLSurroundings()
    return children.contains {
      none.surroundings(of: $0, among: children, in: old) != none.surroundings(of: $0, among: children, in: new)
    }
  }
}
