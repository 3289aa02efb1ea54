public import Foundation

/// A grid as a value (`SwiftUI.GridLayout`): rows of cells whose columns line up, as in a ``Grid``.
///
/// ```swift
/// let layout = isWide ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
/// layout {
///   GridRow {
///     Text("Name")
///     TextField("Name", text: $name)
///   }
/// }
/// ```
nonisolated public struct GridLayout: _StackLayout {
  /// The alignment of cells in their column and row, unless a row or a cell sets another.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for the renderer's own.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for the renderer's own.
  public var verticalSpacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The alignment of cells in their column and row, unless a row or a cell sets another.
  ///   - horizontalSpacing: Points between columns; `nil` for the renderer's own.
  ///   - verticalSpacing: Points between rows; `nil` for the renderer's own.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A grid, as of a ``Grid``.
  public var _element: RenderElement {
    .grid(
      RenderGrid(
        kind: .table, alignment: alignment.render, horizontalSpacing: horizontalSpacing.map(Double.init),
        verticalSpacing: verticalSpacing.map(Double.init)))
  }
}
