/// The stable identity of a node of the render tree. Unique within one graph, never reused.
public struct RenderNodeID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  public var description: String { "#\(rawValue)" }
}

/// One node of the render tree: what it is, and what every node can have.
///
/// A node says nothing about its children: their order is kept by ``RenderTree`` and changed by ``RenderOp``s.
public struct RenderNode: Identifiable, Equatable, Sendable {
  public let id: RenderNodeID
  public var element: RenderElement
  public var attributes: RenderAttributes

  public init(id: RenderNodeID, element: RenderElement, attributes: RenderAttributes = RenderAttributes()) {
    self.id = id
    self.element = element
    self.attributes = attributes
  }
}
