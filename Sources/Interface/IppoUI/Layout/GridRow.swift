/// A row of a ``Grid`` (`SwiftUI.GridRow`).
///
/// As in SwiftUI a row is its cells: a modifier of the row applies to each, and outside of a grid it is a ``Group``.
public struct GridRow<Content: View>: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameters:
  ///   - alignment: How the cells of the row are aligned to each other; `nil` for that of the grid.
  ///   - content: The cells, from the first column on.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a node that assigns the cells to their row.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    GridRowContentNode(view, in: parent, inputs)
  }

  /// Patches the node by the row.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: GridRowContentNode<Content>.self).patch(view)
  }
}

/// A row as it was written: its cells carry it, through all modifiers around the row, to the grid.
class GridRowNode: _Node {
  /// The alignment of the cells to each other; `nil` for that of the grid.
  fileprivate(set) final var rowAlignment: VerticalAlignment?

  override var alignment: Alignment? { Alignment(horizontal: .center, vertical: rowAlignment ?? .center) }
}

private final class GridRowContentNode<Content: View>: GridRowNode {
  private var content: _Node!

  init(_ view: GridRow<Content>, in parent: _Node, _ inputs: _NodeInputs) {
    super.init(in: parent, inputs)
    rowAlignment = view.alignment
    content = Content._makeNode(view.content, in: self, inputs)
  }

  func patch(_ view: GridRow<Content>) {
    if rowAlignment != view.alignment {
      rowAlignment = view.alignment
      inputs.parentElement?.setNeedsChildren()
    }
    Content._patchNode(content, view.content)
  }

  override func collect(into list: inout ChildList) {
    list.with {
      $0[GridRowTrait.self] = self
    } collect: {
      content.collect(into: &$0)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

/// The row that a cell is in.
struct GridRowTrait: ViewTrait {
  static var defaultValue: GridRowNode? { nil }
}
