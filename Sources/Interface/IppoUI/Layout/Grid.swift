public import Foundation

/// Rows of cells whose columns line up (`SwiftUI.Grid`).
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let rows: Content

  /// - Parameters:
  ///   - alignment: The alignment of cells in their column and row, unless a row or a cell sets another.
  ///   - horizontalSpacing: Points between columns; `nil` for the renderer's own.
  ///   - verticalSpacing: Points between rows; `nil` for the renderer's own.
  ///   - content: Rows, and views over the whole width.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    rows = content()
  }

  var content: some View { GridRows(isGrid: true, content: rows) }

  func element(in context: ElementContext) -> RenderElement {
    .grid(
      RenderGrid(
        kind: .table, alignment: alignment.render, horizontalSpacing: horizontalSpacing.map(Double.init),
        verticalSpacing: verticalSpacing.map(Double.init)))
  }
}

/// Columns a cell takes.
struct GridCellColumnsTrait: ViewTrait {
  static var defaultValue: Int { 1 }
}

/// The alignment of the cells in a column.
struct GridColumnAlignmentTrait: ViewTrait {
  static var defaultValue: RenderAlignment? { nil }
}

/// The position of a cell in its column and row.
struct GridCellAnchorTrait: ViewTrait {
  static var defaultValue: RenderPaint.UnitPoint? { nil }
}

/// Axes along which a cell of a ``Grid`` asks for no space (`gridCellUnsizedAxes(_:)`).
public struct _UnsizedCellLayout: WrappingModifier, Equatable {
  /// Renderers lay the view out: the modifier has no body.
  public typealias Body = Never
  let axes: Axis.Set

  func element(in context: ElementContext) -> RenderElement {
    .box(.unsized(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
  }
}

extension View {
  /// Sets the alignment of the cells in the column of this cell. Of several alignments in one column the first counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridColumnAlignmentTrait.self, guide.renderAlignment)
  }

  /// The position of the cell in its column and row: the anchor of the cell lies on the same anchor of that area.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(GridCellAnchorTrait.self, anchor.render)
  }

  /// Axes along which the cell takes the available space without asking for any. A line between rows is thus as long as
  /// the rows are wide.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(_UnsizedCellLayout(axes: axes)) }

  /// The columns a cell of a ``Grid`` takes.
  public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, count) }
}
