internal import IppoArchive

/// A place where an element shows things that are written further inside: sheets at the window, toolbar items at a
/// page.
struct OutletID: Hashable, Sendable {
  enum Placement: Sendable { case before, after }

  enum Order: Sendable {
    /// The order of the tree.
    case byTree
    /// The order of appearance on screen, the latest last.
    case byAppearance
  }

  var name: String
  var placement: Placement
  var order: Order

  /// Presentations: children of the window or of the innermost stage, after the content.
  static let presentations = OutletID(name: "presentations", placement: .after, order: .byAppearance)

  /// Pages of a navigation, in the tree order of the views that open them. Each is on top of the page from which it was
  /// opened.
  static let pages = OutletID(name: "pages", placement: .after, order: .byTree)
}

/// The outlet of one element, with the nodes that are attached to it.
///
/// An outlet may pass its attachments on to the outlet around it, and take them back. The views keep their state in
/// either place.
@MainActor
final class Outlet {
  let id: OutletID
  unowned(unsafe) let host: ElementNode
  /// The next outlet of that name around this one.
  private let outer: Outlet?
  /// Whether the outlet around this one shows the attachments.
  private(set) var isPassedOn = false
  private var attachments: [Attachment] = []
  private var appearances = 0

  private struct Attachment {
    let node: _Node
    var appearance = 0
  }

  init(_ id: OutletID, host: ElementNode, within outer: Outlet?) {
    self.id = id
    self.host = host
    self.outer = outer
  }

  /// Passes the attachments on to the outlet around this one, if there is one, or takes them back. Attachments on
  /// screen stay in their order.
  func passOn(_ isPassedOn: Bool) {
    guard let outer, isPassedOn != self.isPassedOn else { return }
    self.isPassedOn = isPassedOn
    if isPassedOn {
      for attachment in attachments.sorted(by: { $0.appearance < $1.appearance }) {
        outer.attach(attachment.node, appearance: attachment.appearance == 0 ? 0 : outer.lastAppearance + 1)
      }
    } else {
      for index in attachments.indices {
        let appearance = outer.appearance(of: attachments[index].node) ?? 0
        attachments[index].appearance = appearance
        appearances = max(appearances, appearance)
        outer.detach(attachments[index].node)
      }
    }
    host.setNeedsChildren()
  }

  /// The appearance number of the topmost attachment, in this outlet or the one that it passes on to.
  private var lastAppearance: Int { isPassedOn ? outer?.lastAppearance ?? 0 : appearances }

  /// Collects again after the children of an attachment have changed.
  func childrenChanged() {
    if isPassedOn { outer?.host.setNeedsChildren() }
  }

  /// - Parameter appearance: when it came on screen, where that is known from an archive.
  func attach(_ node: _Node, appearance: Int = 0) {
    attachments.append(Attachment(node: node, appearance: appearance))
    appearances = max(appearances, appearance)
    if isPassedOn { outer?.attach(node, appearance: appearance) }
    host.setNeedsChildren()
  }

  /// The appearance number of an attachment, for an outlet ordered by appearance; `nil` while the attachment is off
  /// screen.
  func appearance(of node: _Node) -> Int? {
    if isPassedOn { return outer?.appearance(of: node) }
    guard id.order == .byAppearance, let known = attachments.first(where: { $0.node === node })?.appearance else {
      return nil
    }
    return known == 0 ? nil : known
  }

  func detach(_ node: _Node) {
    attachments.removeAll { $0.node === node }
    if isPassedOn { outer?.detach(node) }
    host.setNeedsChildren()
  }

  /// Rows have moved.
  func orderChanged() {
    if isPassedOn { outer?.orderChanged() }
    if id.order == .byTree, attachments.count > 1 { host.setNeedsChildren() }
  }

  func collect(into list: inout ChildList) {
    guard !isPassedOn else { return }
    var shown: [(appearance: Int, node: _Node, list: ChildList)] = []
    // Among attachments that appear together, the outer ones come first.
    attachments.sort { $0.node.precedes($1.node) }
    for index in attachments.indices {
      var children = ChildList()
      attachments[index].node.collect(into: &children)
      if children.children.isEmpty {
        attachments[index].appearance = 0
      } else if attachments[index].appearance == 0 {
        appearances += 1
        attachments[index].appearance = appearances
      }
      shown.append((attachments[index].appearance, attachments[index].node, children))
    }
    switch id.order {
    case .byTree: shown.sort { $0.node.precedes($1.node) }
    case .byAppearance: shown.sort { $0.appearance < $1.appearance }
    }
    for item in shown { list.children += item.list.children }
  }
}

/// A modifier that shows a view in an outlet around its content. Without such an outlet the view stays hidden.
@MainActor @preconcurrency
protocol OutletModifier: ViewModifier where Body == Never {
  associatedtype Attachment: View

  var outlet: OutletID { get }

  /// The view that the outlet shows. It has the environment of the modified view. It must not read state; see `Lazily`.
  @ViewBuilder var attachment: Attachment { get }
}

extension OutletModifier {
  /// Makes a node that shows the attachment in the outlet around it.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    OutletModifierNode(modifier, content, in: parent, inputs)
  }

  /// Gives the node another value of the modifier.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: OutletModifierNode<Self, V>.self).patch(modifier, content)
  }
}

private final class OutletModifierNode<Modifier: OutletModifier, V: View>: _Node {
  private var content: _Node!
  private var attachment: _Node?
  private var outlet: Outlet?

  init(_ modifier: Modifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs)
    guard let outlet = inputs.outlets[modifier.outlet] else { return }
    let node = Modifier.Attachment._makeNode(modifier.attachment, in: self, inputs.showing(in: outlet))
    node.ordinal = 1
    self.outlet = outlet
    attachment = node
    let archived = graph.persistence.formerNodes?.take(address.appending(Self.ownPart))
    outlet.attach(node, appearance: archived?.wholeNumber ?? 0)
  }

  func patch(_ modifier: Modifier, _ content: V) {
    V._patchNode(self.content, content)
    if let attachment { Modifier.Attachment._patchNode(attachment, modifier.attachment) }
  }

  override func place(of child: _Node) -> UInt64 {
    content == nil || child === content ? NodePlace.content : NodePlace.addition
  }

  override func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    guard let attachment, let appearance = outlet?.appearance(of: attachment) else { return }
    archiver.write(.integer(Int64(appearance)), at: address.appending(Self.ownPart), of: Self.recordName)
  }

  override var showsElsewhere: Bool {
    var list = ChildList()
    attachment?.collect(into: &list)
    return !list.children.isEmpty
  }

  /// The part of the address that separates the node's order of appearance from records of nodes below at the same
  /// address.
  private static var ownPart: UInt64 { StableHash.hash(recordName) }
  private static var recordName: String { "appearance" }

  override func collect(into list: inout ChildList) { content.collect(into: &list) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let attachment { body(attachment) }
  }

  override func willRemove() {
    if let attachment { outlet?.detach(attachment) }
  }
}
