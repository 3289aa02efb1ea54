public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid`` (`SwiftUI.GridItem`).
public struct GridItem: Sendable {
  /// The size of the item, in points.
  public enum Size: Sendable {
    /// A fixed number of points.
    case fixed(CGFloat)
    /// An equal share of the space besides the fixed items, within the bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// The number of columns or rows that fit, each at least `minimum` points long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item across the direction in which the grid grows.
  public var size: Size
  /// The distance to the next item in points; `nil` for the renderer's own. Browsers use that of each item for at most
  /// four items without an adaptive one. Otherwise they use that of the first item for all.
  public var spacing: CGFloat?
  /// The alignment of cells in their column or row; `nil` for the grid's.
  public var alignment: Alignment?

  /// - Parameters:
  ///   - size: The size of the item across the direction in which the grid grows.
  ///   - spacing: Points to the next item; `nil` for the renderer's own.
  ///   - alignment: The alignment of cells in their column or row; `nil` for the grid's.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var render: RenderGrid.Track {
    switch size {
    case .fixed(let length): .fixed(Double(length))
    case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
    case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
    }
  }
}

extension [GridItem] {
  /// The alignment of the cells of all items, if it is the same.
  fileprivate var commonAlignment: RenderAlignment? {
    first?.alignment.flatMap { common in allSatisfy { $0.alignment == common } ? common.render : nil }
  }

  /// The distances between the items, or an empty list if all are equal.
  fileprivate var differingSpacings: [Double?] {
    dropLast().allSatisfy { $0.spacing == first?.spacing } ? [] : map { $0.spacing.map(Double.init) }
  }

  /// The alignments of the items' cells, or an empty list if all are equal.
  fileprivate var differingAlignments: [RenderAlignment?] {
    allSatisfy { $0.alignment == first?.alignment } ? [] : map { $0.alignment?.render }
  }
}

/// A grid whose cells flow; headers and footers of sections are no cells, and have a line of their own.
protocol FlowingGrid: PrimitiveView {}

extension FlowingGrid {
  static var childPolicy: ChildPolicy { .wrapped }

  func wraps(_ child: ViewChild, in context: ElementContext) -> Bool { child[SectionPartTrait.self] != .row }

  func wrapper(for child: ViewChild, at index: Int, in context: ElementContext) -> RenderElement {
    .gridRow(RenderGridRow(spans: []))
  }
}

/// Cells in columns, growing downwards (`SwiftUI.LazyVGrid`). Headers and footers of sections have a line of their own.
///
/// Cells of a `ForEach` directly in the grid, or in a section of it, are made when they come near the viewport.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - columns: At least one.
  ///   - alignment: Where cells stand in their columns.
  ///   - spacing: Points between lines of cells; `nil` for the renderer's own.
  ///   - pinnedViews: Headers and footers that stay in sight while the grid scrolls.
  ///   - content: The cells, and sections of them.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The grid of the renderer, with the headers and footers that stay in sight.
  public var body: some View {
    VerticalGrid(columns: columns, alignment: alignment, spacing: spacing, content: content)
      .pinnedSections(PinnedSections(pinnedViews, spacing: spacing, arrangement: .columnOfGrids(columns, alignment)))
  }
}

/// The element of a ``LazyVGrid``.
private struct VerticalGrid<Content: View>: FlowingGrid {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  static var lazyAxis: RenderAxis? { .vertical }

  func element(in context: ElementContext) -> RenderElement {
    .grid(
      RenderGrid(
        kind: .flow(.vertical, columns.map(\.render)),
        alignment: columns.commonAlignment ?? alignment.renderAlignment,
        trackAlignments: columns.differingAlignments, trackSpacings: columns.differingSpacings,
        horizontalSpacing: columns.first?.spacing.map(Double.init), verticalSpacing: spacing.map(Double.init)))
  }
}

/// Cells in rows, growing sideways (`SwiftUI.LazyHGrid`). Headers and footers of sections have a line of their own.
///
/// Cells of a `ForEach` directly in the grid, or in a section of it, are made when they come near the viewport.
public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - rows: At least one.
  ///   - alignment: Where cells stand in their rows.
  ///   - spacing: Points between columns of cells; `nil` for the renderer's own.
  ///   - pinnedViews: Headers and footers that stay in sight while the grid scrolls.
  ///   - content: The cells, and sections of them.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The grid of the renderer, with the headers and footers that stay in sight.
  public var body: some View {
    HorizontalGrid(rows: rows, alignment: alignment, spacing: spacing, content: content)
      .pinnedSections(PinnedSections(pinnedViews, spacing: spacing, arrangement: .rowOfGrids(rows, alignment)))
  }
}

/// The element of a ``LazyHGrid``.
private struct HorizontalGrid<Content: View>: FlowingGrid {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  static var lazyAxis: RenderAxis? { .horizontal }

  func element(in context: ElementContext) -> RenderElement {
    .grid(
      RenderGrid(
        kind: .flow(.horizontal, rows.map(\.render)),
        alignment: rows.commonAlignment ?? alignment.renderAlignment, trackAlignments: rows.differingAlignments,
        trackSpacings: rows.differingSpacings,
        horizontalSpacing: spacing.map(Double.init), verticalSpacing: rows.first?.spacing.map(Double.init)))
  }
}
