public import Foundation

/// Sets the width of a split view's column.
private struct ColumnWidthModifier: ViewModifier {
  @Environment(\.splitColumn) private var column
  /// Points.
  let width: Double

  func body(content: Content) -> some View {
    column?.width.value = width
    return content
  }
}

extension View {
  /// The width of the split view's column around this view, in points. The last column takes the remaining width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: Double(width)))
  }

  /// The width of the split view's column around this view, in points. The column has the ideal width, because users
  /// cannot drag its edges.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
  }

  /// The style of split views within this view. Has no effect in browsers and terminals: columns stand side by side
  /// with every style.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
