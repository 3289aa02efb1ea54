/// What a pointer over a node makes it look like.
public enum RenderHoverEffect: String, Sendable { case highlight, lift }

/// A step of two fingers on a node: how far they moved apart and turned since they came down.
public struct RenderPinch: Equatable, Sendable {
  /// Whether the fingers still move.
  public var phase: RenderDrag.Phase
  /// 1: as far apart as in the beginning.
  public var scale: Double
  /// Radians, clockwise.
  public var rotation: Double
  /// Where the fingers came down, between the two: 0...1 of the node.
  public var anchor: RenderPaint.UnitPoint

  /// A step of a gesture of two fingers.
  /// - Parameter scale: 1 where the fingers are as far apart as in the beginning.
  /// - Parameter rotation: in radians, clockwise.
  public init(phase: RenderDrag.Phase, scale: Double, rotation: Double, anchor: RenderPaint.UnitPoint) {
    self.phase = phase
    self.scale = scale
    self.rotation = rotation
    self.anchor = anchor
  }
}

/// What was let go over a node.
public struct RenderDrop: Equatable, Sendable {
  /// The node with ``RenderGestures/grab`` that was dragged there; `nil` for text from outside of the window.
  public var source: RenderNodeID?
  /// The text that was dropped, from outside of the window; `nil` for a node of the window.
  public var text: String?
  /// In points within the node.
  public var location: RenderPaint.UnitPoint
  /// It was let go in the lower half of the node: between rows, behind it.
  public var isBehind: Bool

  /// Something that was let go over a node, at a place in points within it.
  /// - Parameters:
  ///   - source: the node that was dragged; `nil` for text from outside of the window.
  ///   - isBehind: whether that is in the lower half of the node.
  public init(
    source: RenderNodeID?, text: String? = nil, location: RenderPaint.UnitPoint, isBehind: Bool = false
  ) {
    self.source = source
    self.text = text
    self.location = location
    self.isBehind = isBehind
  }
}
