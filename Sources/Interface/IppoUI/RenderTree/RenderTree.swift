/// A copy of a graph's output, kept by applying frames: what renderers draw from and what tests read.
///
/// Applying an op that does not fit (an unknown id, an index out of range) is an error and changes nothing.
public struct RenderTree: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var element: Element
    /// `nil`: the default ones, which most nodes have; they take as much room as an element.
    var attributes: Attributes?
    var parent: RenderNodeID?
    var children: [RenderNodeID] = []
  }

  /// Elements are large, and a dictionary has room for more entries than it holds.
  private final class Element: Equatable, Sendable {
    let value: RenderElement

    init(_ value: RenderElement) { self.value = value }

    static func == (lhs: Element, rhs: Element) -> Bool { lhs === rhs || lhs.value == rhs.value }
  }

  private final class Attributes: Equatable, Sendable {
    let value: RenderAttributes

    init?(_ value: RenderAttributes) {
      guard value != RenderAttributes() else { return nil }
      self.value = value
    }

    static func == (lhs: Attributes, rhs: Attributes) -> Bool { lhs === rhs || lhs.value == rhs.value }
  }

  private var entries: [RenderNodeID: Entry] = [:]
  /// The first node ever created: the ``RenderElement/window``.
  public private(set) var root: RenderNodeID?
  /// Revision of the last frame that was applied; 0 before the first.
  public private(set) var revision = 0

  public init() {}

  public var count: Int { entries.count }

  public subscript(id: RenderNodeID) -> RenderNode? {
    entries[id].map {
      RenderNode(id: id, element: $0.element.value, attributes: $0.attributes?.value ?? RenderAttributes())
    }
  }

  public func children(of id: RenderNodeID) -> [RenderNodeID] { entries[id]?.children ?? [] }

  public func parent(of id: RenderNodeID) -> RenderNodeID? { entries[id]?.parent }

  /// The node and all below it, parents first.
  public func subtree(of id: RenderNodeID) -> [RenderNodeID] {
    var result: [RenderNodeID] = []
    var pending = [id]
    while let next = pending.popLast() {
      guard let entry = entries[next] else { continue }
      result.append(next)
      pending.append(contentsOf: entry.children.reversed())
    }
    return result
  }

  public mutating func apply(_ frame: RenderFrame) throws(RenderTreeError) {
    for entry in frame.entries { try apply(entry.op) }
    revision = frame.revision
  }

  /// The ops of a frame were applied one by one.
  mutating func didCommit(_ revision: Int) { self.revision = revision }

  public mutating func apply(_ op: RenderOp) throws(RenderTreeError) {
    switch op {
    case .create(let node):
      guard entries[node.id] == nil else { throw .duplicateNode(node.id) }
      entries[node.id] = Entry(element: Element(node.element), attributes: Attributes(node.attributes))
      if root == nil { root = node.id }

    case .update(let id, let element, let attributes):
      guard entries[id] != nil else { throw .unknownNode(id) }
      if let element { entries[id]!.element = Element(element) }
      if let attributes { entries[id]!.attributes = Attributes(attributes) }

    case .insert(let id, let parent, let index):
      guard entries[id] != nil else { throw .unknownNode(id) }
      guard let siblings = entries[parent]?.children else { throw .unknownNode(parent) }
      guard entries[id]!.parent == nil else { throw .alreadyInserted(id) }
      guard siblings.indices.contains(index) || index == siblings.count else {
        throw .indexOutOfRange(parent, index)
      }
      entries[parent]!.children.insert(id, at: index)
      entries[id]!.parent = parent

    case .move(let id, let index):
      guard let parent = entries[id]?.parent else { throw .unknownNode(id) }
      let from = entries[parent]!.children.firstIndex(of: id)!
      guard (0..<entries[parent]!.children.count).contains(index) else { throw .indexOutOfRange(parent, index) }
      entries[parent]!.children.remove(at: from)
      entries[parent]!.children.insert(id, at: index)

    case .remove(let id):
      guard let entry = entries[id] else { throw .unknownNode(id) }
      if let parent = entry.parent { entries[parent]!.children.removeAll { $0 == id } }
      for removed in subtree(of: id) { entries[removed] = nil }
      if root == id { root = nil }

    case .scroll(let id, _):
      guard entries[id] != nil else { throw .unknownNode(id) }
    }
  }
}

/// An op that does not fit the tree it is applied to.
public enum RenderTreeError: Error, Equatable, Sendable {
  case unknownNode(RenderNodeID)
  case duplicateNode(RenderNodeID)
  case alreadyInserted(RenderNodeID)
  case indexOutOfRange(RenderNodeID, Int)
}
