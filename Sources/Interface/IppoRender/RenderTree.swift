/// A copy of a graph's output, kept by applying frames: what tests read, and what renderers start from.
public typealias RenderTree = AnnotatedRenderTree<NoAnnotation>

/// Nothing is kept at the nodes of a tree.
public struct NoAnnotation: Equatable, Sendable {}

extension AnnotatedRenderTree<NoAnnotation> {
  public mutating func apply(_ frame: RenderFrame) throws(RenderTreeError) {
    for entry in frame.entries { try apply(entry.op) }
    didApply(frame.revision)
  }

  public mutating func apply(_ op: RenderOp) throws(RenderTreeError) {
    try apply(op) { _ in NoAnnotation() }
  }
}
