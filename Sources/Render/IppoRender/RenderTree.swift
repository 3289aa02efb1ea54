/// A copy of a graph's output, kept by applying frames, for tests and for the start of renderers.
public typealias RenderTree = AnnotatedRenderTree<NoAnnotation>

/// The empty annotation of a tree without annotations.
public struct NoAnnotation: Equatable, Sendable {}

extension AnnotatedRenderTree<NoAnnotation> {
  /// Applies the ops of a frame in order and adopts its revision. If an op does not fit, the ops before it stay
  /// applied.
  public mutating func apply(_ frame: RenderFrame) throws(RenderTreeError) {
    for entry in frame.entries { try apply(entry.op) }
    didApply(frame.revision)
  }

  /// Applies one op. An op that does not fit leaves the tree as it is.
  public mutating func apply(_ op: RenderOp) throws(RenderTreeError) {
    try apply(op) { _ in NoAnnotation() }
  }
}
