public import Foundation

/// Sets the width of a split view's column, and the limits of that width.
private struct ColumnWidthModifier: ViewModifier {
  @Environment(\.splitColumn) private var column
  let size: RenderNavigation.Column

  func body(content: Content) -> some View {
    column?.size.value = size
    return content
  }
}

extension View {
  /// The width of the split view's column around this view, in points, which users cannot change. The last column takes
  /// the remaining width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// The width of the split view's column around this view, in points.
  ///
  /// The column has the ideal width. In a terminal, users move the line behind the column between the least and the
  /// greatest width. A browser has no such line. A column is narrower than its least width only in a window without the
  /// space for the least widths of all columns. The last column takes the remaining width.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let width = Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity)
    return modifier(
      ColumnWidthModifier(
        size: RenderNavigation.Column(
          width: Double(width), minimum: min.map { Double($0) }, maximum: max.map { Double($0) })))
  }

  /// The style of split views within this view. Has no effect in browsers and terminals: columns stand side by side
  /// with every style.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
