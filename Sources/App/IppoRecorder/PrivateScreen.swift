internal import IppoRender

/// The parts of a screen that recordings leave out: `privacySensitive()` content, and the texts of secure fields.
struct PrivateScreen {
  private var ids: Set<RenderNodeID> = []
  /// The nodes around private ones, with the texts that their names may contain.
  private var around: [RenderNodeID: [String]] = [:]
  private var secure: Set<RenderNodeID> = []
  /// The private texts.
  private(set) var texts: Set<String> = []

  init(_ tree: RenderTree) {
    guard let root = tree.root else { return }
    for id in tree.subtree(of: root) {
      guard let node = tree[id] else { continue }
      if case .field(let field) = node.element, field.isSecure {
        texts.insert(field.text)
        secure.insert(id)
      }
      if node.attributes.isPrivate { add(id, in: tree) }
    }
    texts.remove("")
  }

  private mutating func add(_ id: RenderNodeID, in tree: RenderTree) {
    var own: Set<String> = []
    for id in tree.subtree(of: id) {
      ids.insert(id)
      switch tree[id]?.element {
      case .text(let text)?:
        own.insert(text.string)
        own.insert(tree[id]?.attributes.accessibility.label ?? "")
      case .field(let field)?: own.insert(field.text)
      default: own.insert(tree[id]?.attributes.accessibility.label ?? "")
      }
    }
    own.remove("")
    texts.formUnion(own)
    for outer in sequence(first: id, next: { tree.parent(of: $0) }) {
      around[outer, default: []] += own.sorted { ($0.count, $0) > ($1.count, $1) }
    }
  }

  func contains(_ id: RenderNodeID) -> Bool { ids.contains(id) }

  /// The line of a node, without private texts.
  func line(of node: AccessibilityNode) -> ScreenLine {
    var line = ScreenLine(node)
    // The bullets would tell the length, and the value of another control is no text of the screen.
    if secure.contains(node.id) || ids.contains(node.id), line.value?.isEmpty == false { line.value = PrivateName.mask }
    for text in around[node.id] ?? [] {
      line.name = line.name.replacing(text, with: PrivateName.mask)
      line.value = line.value?.replacing(text, with: PrivateName.mask)
    }
    return line
  }
}
