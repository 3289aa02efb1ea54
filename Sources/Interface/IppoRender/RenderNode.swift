/// The stable identity of a node of the render tree. Unique within one graph, never reused.
public struct RenderNodeID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The identity as a number.
  public let rawValue: Int

  /// The identity with a number; it need not be that of a node.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identity with a number; it need not be that of a node.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// In the order in which a graph gives identities out.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A number sign and the number: `#7`.
  public var description: String { "#\(rawValue)" }
}

/// One node of the render tree: what it is, and what every node can have.
///
/// A node says nothing about its children: their order is kept by ``RenderTree`` and changed by ``RenderOp``s.
///
/// Attributes are large, and most of them stay as they were made: a node refers to them, and all copies of it share them, as
/// they share the element.
public struct RenderNode: Identifiable, Equatable, Sendable {
  /// The identity of the node, for as long as the graph lasts.
  public let id: RenderNodeID
  /// What it is.
  public var element: RenderElement
  /// `nil`: the default ones, which most nodes have.
  private var sharedAttributes: SharedAttributes?

  /// A node without parent or children, with the attributes that most nodes have unless others are given.
  public init(id: RenderNodeID, element: RenderElement, attributes: RenderAttributes = RenderAttributes()) {
    self.id = id
    self.element = element
    sharedAttributes = Self.share(attributes)
  }

  /// A node that shares its attributes with another one where both have the same, as rows of a list do.
  package init(id: RenderNodeID, element: RenderElement, attributes: RenderAttributes, like other: RenderNode?) {
    self.id = id
    self.element = element
    if let shared = other?.sharedAttributes, shared.value == attributes {
      sharedAttributes = shared
    } else {
      sharedAttributes = Self.share(attributes)
    }
  }

  /// The same node with another identity.
  package init(_ other: RenderNode, id: RenderNodeID) {
    self.id = id
    element = other.element
    sharedAttributes = other.sharedAttributes
  }

  /// Whether it has other attributes than most nodes.
  package var hasOwnAttributes: Bool { sharedAttributes != nil }

  /// What every node can have, whatever its element is.
  public var attributes: RenderAttributes {
    get { sharedAttributes?.value ?? RenderAttributes() }
    set { sharedAttributes = Self.share(newValue) }
  }

  private static func share(_ attributes: RenderAttributes) -> SharedAttributes? {
    attributes == RenderAttributes() ? nil : SharedAttributes(attributes)
  }

  /// Immutable attributes that are copied by reference.
  private final class SharedAttributes: Equatable, Sendable {
    let value: RenderAttributes

    init(_ value: RenderAttributes) { self.value = value }

    static func == (lhs: SharedAttributes, rhs: SharedAttributes) -> Bool { lhs === rhs || lhs.value == rhs.value }
  }
}
