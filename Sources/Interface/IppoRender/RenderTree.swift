/// A copy of a graph's output, kept by applying frames: what tests read, and what renderers start from.
public typealias RenderTree = AnnotatedRenderTree<NoAnnotation>

/// Nothing is kept at the nodes of a tree.
public struct NoAnnotation: Equatable, Sendable {}

extension AnnotatedRenderTree<NoAnnotation> {
  /// Applies the ops of a frame in order and takes over its revision. When one does not fit, those before it stay
  /// applied.
  public mutating func apply(_ frame: RenderFrame) throws(RenderTreeError) {
    for entry in frame.entries { try apply(entry.op) }
    didApply(frame.revision)
  }

  /// Applies one op; one that does not fit changes nothing.
  public mutating func apply(_ op: RenderOp) throws(RenderTreeError) {
    try apply(op) { _ in NoAnnotation() }
  }
}
