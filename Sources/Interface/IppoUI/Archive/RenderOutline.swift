internal import IppoArchive
internal import RuntimeABI

/// The ids of the nodes of a render tree, parents first, with the kind and the number of children of each node. That is
/// enough to find the same nodes in a tree that was made again.
struct RenderOutline {
  struct Node: Equatable {
    var id: RenderNodeID
    var kind: String
    var childCount: Int
  }

  private(set) var nodes: [Node] = []

  /// Makes the outline of a tree, without nodes on their way out and the nodes below them.
  init(_ tree: RenderTree) {
    guard let root = tree.root else { return }
    nodes.reserveCapacity(tree.count)
    let kinds = ElementKinds()
    var pending = [root]
    while let id = pending.popLast() {
      guard let node = tree[id] else { continue }
      let children = Self.lastingChildren(of: id, in: tree)
      nodes.append(Node(id: id, kind: kinds.name(of: node.element), childCount: children.count))
      pending.append(contentsOf: children.reversed())
    }
  }

  private static func lastingChildren(of id: RenderNodeID, in tree: RenderTree) -> [RenderNodeID] {
    tree.children(of: id).filter { tree[$0]?.attributes.phase != .leaving }
  }

  /// The nodes of a tree that are the same as nodes of the outline, and the ids of these.
  ///
  /// Both are walked from the root on. Children are compared by their order. Nodes below two nodes of different kinds
  /// are all different.
  func ids(in tree: RenderTree) -> [RenderNodeID: RenderNodeID] {
    let other = RenderOutline(tree)
    guard !nodes.isEmpty, !other.nodes.isEmpty else { return [:] }
    let ends = (own: ends(), other: other.ends())
    var result: [RenderNodeID: RenderNodeID] = [:]
    var pending = [(own: 0, other: 0)]
    while let (own, new) = pending.popLast() {
      guard nodes[own].kind == other.nodes[new].kind else { continue }
      result[other.nodes[new].id] = nodes[own].id
      var next = (own: own + 1, other: new + 1)
      for _ in 0..<min(nodes[own].childCount, other.nodes[new].childCount) {
        pending.append(next)
        next = (ends.own[next.own], ends.other[next.other])
      }
    }
    return result
  }

  /// Returns for each node the index behind the last one below it.
  private func ends() -> [Int] {
    var result = [Int](repeating: nodes.count, count: nodes.count)
    var open: [(index: Int, missing: Int)] = []
    for (index, node) in nodes.enumerated() {
      open.append((index, node.childCount))
      while let last = open.last, last.missing == 0 {
        result[last.index] = index + 1
        open.removeLast()
        if !open.isEmpty { open[open.count - 1].missing -= 1 }
      }
    }
    return result
  }
}

extension RenderOutline {
  var archived: ArchivedValue {
    var kinds: [String: Int] = [:]
    var names: [ArchivedValue] = []
    var bytes: [UInt8] = []
    func append(_ number: Int) { LEB128.append(UInt64(UInt(bitPattern: number)), to: &bytes) }
    for node in nodes {
      let kind = kinds[node.kind] ?? names.count
      if kind == names.count {
        kinds[node.kind] = kind
        names.append(.text(node.kind))
      }
      append(node.id.rawValue)
      append(kind)
      append(node.childCount)
    }
    return .fields([
      ArchivedField(name: "kinds", value: .list(names)), ArchivedField(name: "nodes", value: .bytes(bytes)),
    ])
  }

  /// - Returns: `nil` when it is no outline.
  init?(_ archived: ArchivedValue) {
    guard case .list(let kinds)? = archived["kinds"], case .bytes(let bytes)? = archived["nodes"] else { return nil }
    var position = 0
    func number() -> Int? { (try? LEB128.read(bytes, at: &position)).flatMap { Int(exactly: $0) } }
    var ids: Set<Int> = []
    // Nodes whose children are not all there yet.
    var missing = 1
    while position < bytes.count {
      guard let id = number(), let kind = number(), let count = number(), kinds.indices.contains(kind), missing > 0,
        case .text(let name) = kinds[kind], count <= bytes.count, ids.insert(id).inserted
      else { return nil }
      missing += count - 1
      nodes.append(Node(id: RenderNodeID(id), kind: name, childCount: count))
    }
    guard missing == (nodes.isEmpty ? 1 : 0) else { return nil }
  }
}

/// The names of the kinds of elements.
private struct ElementKinds {
  private let layout = EnumLayout(of: RenderElement.self)
  private let names: [String]

  init() {
    guard let layout else {
      names = []
      return
    }
    names = (0..<layout.count).map { layout.name($0) ?? "\($0)" }
  }

  func name(of element: RenderElement) -> String {
    let tag = layout.map { layout in withUnsafePointer(to: element) { Int(layout.tag(of: $0)) } }
    return tag.flatMap { names.indices.contains($0) ? names[$0] : nil } ?? ""
  }
}

extension ArchivedValue {
  /// The field of a name.
  subscript(name: String) -> ArchivedValue? {
    guard case .fields(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }
}
