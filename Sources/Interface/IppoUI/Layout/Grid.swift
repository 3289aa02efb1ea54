public import Foundation

/// Rows of cells whose columns line up (`SwiftUI.Grid`).
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let rows: Content

  /// - Parameters:
  ///   - alignment: Where cells stand in their room, if a row or a cell says nothing else.
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

/// Where the cells of a column stand.
struct GridColumnAlignmentTrait: ViewTrait {
  static var defaultValue: RenderAlignment? { nil }
}

/// Where a cell stands in its room.
struct GridCellAnchorTrait: ViewTrait {
  static var defaultValue: RenderPaint.UnitPoint? { nil }
}

/// Axes along which a cell of a ``Grid`` asks for no room (`gridCellUnsizedAxes(_:)`).
public struct _UnsizedCellLayout: WrappingModifier, Equatable {
  /// Renderers lay the view out: the modifier has no body.
  public typealias Body = Never
  let axes: Axis.Set

  func element(in context: ElementContext) -> RenderElement {
    .box(.unsized(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
  }
}

extension View {
  /// How the cells of the column stand in it that this one is in. Of several in one column the first counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridColumnAlignmentTrait.self, guide.renderAlignment)
  }

  /// Where the cell stands in its room: the anchor of the cell is at that of the room.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(GridCellAnchorTrait.self, anchor.render)
  }

  /// Axes along which the cell takes what room there is without asking for any: a line between rows is as long as
  /// these are wide.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(_UnsizedCellLayout(axes: axes)) }

  /// The columns a cell of a ``Grid`` takes.
  public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, count) }
}
