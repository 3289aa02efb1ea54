public import Foundation

/// Rows of cells whose columns line up (`SwiftUI.Grid`).
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
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
        verticalSpacing: verticalSpacing.map(Double.init)))
  }
}

/// A row of a ``Grid`` (`SwiftUI.GridRow`).
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func element(in context: ElementContext) -> RenderElement {
    .gridRow(
      RenderGridRow(
        alignment: alignment.map { RenderAlignment(vertical: $0.render) },
        spans: context.children.map { $0[GridCellColumnsTrait.self] }))
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
