public import Foundation

/// Rows of cells whose columns line up (`SwiftUI.Grid`).
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  /// The rows are those of a table of data.
  var isTable = false
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  func element(in context: ElementContext) -> RenderElement {
    .grid(
      RenderGrid(
        kind: .table, alignment: alignment.render, horizontalSpacing: horizontalSpacing.map(Double.init),
        verticalSpacing: verticalSpacing.map(Double.init), hasHeader: isTable))
  }
}

/// A row of a ``Grid`` (`SwiftUI.GridRow`).
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  /// In a table of data.
  var role: RenderGridRow.Role?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func element(in context: ElementContext) -> RenderElement {
    .gridRow(
      RenderGridRow(
        alignment: alignment.map { $0.renderAlignment },
        spans: context.children.map { $0[GridCellColumnsTrait.self] }, role: role))
  }
}

extension Grid {
  /// The grid, read as a table of data by assistive technology.
  func asTable() -> Grid {
    var copy = self
    copy.isTable = true
    return copy
  }
}

extension GridRow {
  /// The row, read as one of a table of data.
  func asRow(_ role: RenderGridRow.Role) -> GridRow {
    var copy = self
    copy.role = role
    return copy
  }
}

/// Columns a cell takes.
struct GridCellColumnsTrait: ViewTrait {
  static var defaultValue: Int { 1 }
}

extension View {
  /// How the cells of the column stand in it: as those of the whole grid do.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Where the cell stands in its room: where those of the whole grid do.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Axes along which the cell takes what room there is without asking for any: renderers see to it themselves.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// The columns a cell of a ``Grid`` takes.
  public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, count) }
}
