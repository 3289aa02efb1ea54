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
  /// The rows of the list can be selected.
  var isSelectable = false

  /// The surroundings of the child at `index` of a node that has these surroundings itself.
  func surroundings(ofChildAt index: Int, of count: Int, in node: RenderNode) -> HTMLSurroundings {
    var result = self
    result.isAmongRows = false
    if node.attributes.isDisabled { result.isDisabled = true }
    switch node.element {
    case .window, .text, .image, .shape, .spacer, .divider, .layers, .decoration, .box, .effect, .arrangement, .fitting,
      .scroll, .geometry, .grid, .gridRow, .stack, .gap, .custom:
      break
    case .list(let list):
      result.isAmongRows = true
      result.isInList = true
      result.isSelectable = list.isSelectable
      result.region = .content
    case .section(let section):
      result.isAmongRows = isInList
      if index == 0 && section.hasHeader { result.region = .sectionHeader }
    case .row(let row):
      result.region = index >= count - row.leadingActionCount - row.trailingActionCount ? .swipeActions : .row
    case .button, .progress, .slider, .stepper, .toggle, .field, .picker:
      result.isPhrasing = true
    case .menu(let menu):
      if index > 0 {
        result.region = .menu
      } else if menu.style != .context {
        result.isPhrasing = true
      }
    case .disclosure:
      if index == 0 { result.isPhrasing = true }
    case .navigation(let navigation):
      result.region = .content
      result.isInList = false
      if index < navigation.columns.count - 1 { result.isBesides = true }
    case .tabs:
      result.region = .content
      result.isInList = false
    case .page:
      result.region = .content
      result.isBesides = true
    case .toolbarItem:
      result.region = .toolbar
    case .presentation(let presentation):
      result = HTMLSurroundings(isDisabled: false, isInPresentation: true)
      switch presentation.kind {
      case .alert(_, let hasMessage), .confirmationDialog(_, _, let hasMessage):
        result.region = hasMessage && index == 0 ? .content : .dialogActions
      case .sheet, .fullScreenCover, .popover, .bottomMenu: break
      }
    }
    return result
  }

  /// Whether children of a node can have other surroundings than before after this change of it.
  static func change(from old: RenderNode, to new: RenderNode) -> Bool {
    let none = HTMLSurroundings()
    return (0...2).contains {
      none.surroundings(ofChildAt: $0, of: 3, in: old) != none.surroundings(ofChildAt: $0, of: 3, in: new)
    }
  }
}
