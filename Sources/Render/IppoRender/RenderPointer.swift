/// The look of a node while a pointer is over it.
public enum RenderHoverEffect: String, Sendable { case highlight, lift }

/// A step of two fingers on a node: the distance and the turn since the fingers came down.
public struct RenderPinch: Equatable, Sendable {
  /// Whether the fingers still move.
  public var phase: RenderDrag.Phase
  /// The distance between the fingers, as a multiple of the first one.
  public var scale: Double
  /// Radians, clockwise.
  public var rotation: Double
  /// The center between the fingers when they came down: 0...1 of the node.
  public var anchor: RenderPaint.UnitPoint

  /// A step of a gesture of two fingers.
  /// - Parameter scale: 1 for the same distance as in the beginning.
  /// - Parameter rotation: in radians, clockwise.
  public init(phase: RenderDrag.Phase, scale: Double, rotation: Double, anchor: RenderPaint.UnitPoint) {
    self.phase = phase
    self.scale = scale
    self.rotation = rotation
    self.anchor = anchor
  }
}

/// The item that was dropped on a node.
public struct RenderDrop: Equatable, Sendable {
  /// The dragged node, with ``RenderGestures/grab``; `nil` for text from outside of the window.
  public var source: RenderNodeID?
  /// The dropped text, from outside of the window; `nil` for a node of the window.
  public var text: String?
  /// The place of the drop, in points within the node.
  public var location: RenderPaint.UnitPoint
  /// Whether the drop is in the lower half of the node. Between rows, the place is then behind the node.
  public var isBehind: Bool

  /// An item that was dropped on a node, at a place in points within it.
  /// - Parameters:
  ///   - source: The dragged node; `nil` for text from outside of the window.
  ///   - isBehind: Whether the place is in the lower half of the node.
  public init(
    source: RenderNodeID?, text: String? = nil, location: RenderPaint.UnitPoint, isBehind: Bool = false
  ) {
    self.source = source
    self.text = text
    self.location = location
    self.isBehind = isBehind
  }
}
