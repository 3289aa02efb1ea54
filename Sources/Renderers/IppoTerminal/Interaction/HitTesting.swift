import IppoRender

/// The nodes under the pointer.
struct HitTest {
  /// From the deepest node to the root.
  private(set) var path: [LayoutNode] = []

  /// - Parameter root: The window. A presentation that is on top of it, or of a stage, takes all of the pointer there.
  init(_ root: LayoutNode?, at point: CellPoint) {
    guard let root else { return }
    _ = visit(root, origin: CellPoint(column: 0, row: 0), clip: root.frame, point)
  }

  private mutating func visit(_ node: LayoutNode, origin: CellPoint, clip: CellRect, _ point: CellPoint) -> Bool {
    let rect = node.frame.offset(columns: origin.column, rows: origin.row)
    guard node.attributes.allowsHitTesting, !node.attributes.isHidden, !node.attributes.isDisabled else { return false }
    // As in SwiftUI: what cannot be seen takes no clicks.
    if case .effect(.opacity(let opacity)) = node.element, opacity <= 0 { return false }
    var clip = clip
    if node.unit.clipsChildren { clip = clip.intersection(rect) }
    guard clip.contains(point) else { return false }
    let inner = CellPoint(column: rect.column - node.scroll.offset.column, row: rect.row - node.scroll.offset.row)
    if let top = node.presented {
      if !visit(top, origin: inner, clip: clip, point) { path = [top] }
      path.append(node)
      return true
    }
    for child in node.unit.paintingOrder(of: node).reversed() where visit(child, origin: inner, clip: clip, point) {
      path.append(node)
      return true
    }
    guard rect.contains(point), node.unit.stopsPointer(node) else { return false }
    path.append(node)
    return true
  }

  /// The deepest node that takes presses.
  var target: LayoutNode? { path.first { $0.isFocusable } }

  /// The deepest node that listens to a gesture.
  func target(for gesture: RenderGestures) -> LayoutNode? {
    path.first { $0.attributes.gestures.contains(gesture) }
  }

  var row: LayoutNode? { path.first(where: \.isRow) }

  /// The scrollable nodes under the pointer, from the innermost outwards.
  var scrollables: [LayoutNode] { path.filter { $0.unit.scrolling != nil } }
}
