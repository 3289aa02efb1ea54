/// The stable identity of a node of the render tree. Unique within one graph, never reused.
public struct RenderNodeID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The identity as a number.
  public let rawValue: Int

  /// The identity with a number; it need not be that of a node.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identity with a number; it need not be that of a node.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Compares identities in the order in which a graph gives them out.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A number sign and the number: `#7`.
  public var description: String { "#\(rawValue)" }
}

/// One node of the render tree, with its element and its attributes.
///
/// A node does not know its children. ``RenderTree`` keeps their order, and ``RenderOp``s change it.
public struct RenderNode: Identifiable, Equatable, Sendable {
  /// The identity of the node, for as long as the graph lasts.
  public let id: RenderNodeID
  /// The element of the node: its kind and its content.
  public var element: RenderElement
  /// The attributes of the node, which are independent of its element.
  public var attributes: RenderAttributes {
    // Most nodes have the same, and share it.
    didSet { if attributes.isUsual { attributes = RenderAttributes() } }
  }

  /// A node without parent or children. It has the usual attributes, unless others are given.
  public init(id: RenderNodeID, element: RenderElement, attributes: RenderAttributes = RenderAttributes()) {
    self.id = id
    self.element = element
    self.attributes = attributes.isUsual ? RenderAttributes() : attributes
  }

  /// A node that shares equal attributes with another node, as rows of a list do.
  package init(id: RenderNodeID, element: RenderElement, attributes: RenderAttributes, like other: RenderNode?) {
    if let other, other.attributes == attributes {
      self.init(id: id, element: element, attributes: other.attributes)
    } else {
      self.init(id: id, element: element, attributes: attributes)
    }
  }

  /// The same node with another identity.
  package init(_ other: RenderNode, id: RenderNodeID) {
    self.init(id: id, element: other.element, attributes: other.attributes)
  }

  /// Whether some attribute differs from the usual attributes.
  package var hasOwnAttributes: Bool { !attributes.isUsual }
}
