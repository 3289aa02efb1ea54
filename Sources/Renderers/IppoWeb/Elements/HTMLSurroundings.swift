import IppoRender

/// The facts besides the node itself on which its markup depends: those that its ancestors set for everything below
/// them.
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
  /// Directly on a stage, which is what a presentation covers there, and not the window.
  var isOnStage = false
  /// On a page that stands on another one, or in a column before the last: not the main region of the document.
  var isBesides = false
  var isInList = false
  /// Directly in a list or a section: in the markup it is an item, as rows are.
  var isAmongRows = false
  /// How wide a text is can be seen: something is behind it or beside it.
  var showsTextWidth = false
  /// The rows of the list can be selected.
  var isSelectable = false
  /// Several rows of the list can be selected at once.
  var selectsSeveral = false
  /// Ippo's own words, beside the app's texts.
  var words = RenderWords()

  /// The surroundings of one of the children of a node that has these surroundings itself. It costs the same however
  /// many children there are.
  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in node: RenderNode) -> HTMLSurroundings {
    node.element.unit.surroundings(of: child, among: children, in: within(node))
  }

  /// The surroundings that the children of a node share, without the element's own facts about each child.
  func within(_ node: RenderNode) -> HTMLSurroundings {
    var result = self
    result.isAmongRows = false
    result.isOnStage = false
    if node.attributes.isDisabled { result.isDisabled = true }
    if let language = node.attributes.language { result.words = language.words }
    return result
  }

  /// Whether a child of a node has other surroundings than before after this change of it.
  static func change(from old: RenderNode, to new: RenderNode, children: [RenderNodeID]) -> Bool {
    let (former, current) = (old.element.unit, new.element.unit)
    let (before, after) = (HTMLSurroundings().within(old), HTMLSurroundings().within(new))
    return children.contains {
      former.surroundings(of: $0, among: children, in: before)
        != current.surroundings(of: $0, among: children, in: after)
    }
  }
}
