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
///
/// Elements and attributes are large, and most of them stay as they were made: a node refers to them, and all copies of
/// it share them.
public struct RenderNode: Identifiable, Equatable, Sendable {
  public let id: RenderNodeID
  private var sharedElement: Shared<RenderElement>
  /// `nil`: the default ones, which most nodes have.
  private var sharedAttributes: Shared<RenderAttributes>?

  public init(id: RenderNodeID, element: RenderElement, attributes: RenderAttributes = RenderAttributes()) {
    self.id = id
    sharedElement = Shared(element)
    sharedAttributes = Self.share(attributes)
  }

  public var element: RenderElement {
    get { sharedElement.value }
    set { sharedElement = Shared(newValue) }
  }

  public var attributes: RenderAttributes {
    get { sharedAttributes?.value ?? RenderAttributes() }
    set { sharedAttributes = Self.share(newValue) }
  }

  private static func share(_ attributes: RenderAttributes) -> Shared<RenderAttributes>? {
    attributes == RenderAttributes() ? nil : Shared(attributes)
  }

  /// An immutable value that is copied by reference.
  private final class Shared<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.value == rhs.value }
  }
}
