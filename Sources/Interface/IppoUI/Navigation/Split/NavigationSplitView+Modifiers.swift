public import Foundation

/// Tells the column of a split view how wide it is to be.
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
  /// The width of the column of a split view this is in, in points. The last column takes what the others leave.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: Double(width)))
  }

  /// The width of the column of a split view this is in, in points. Nobody can drag the edges of columns, so the ideal
  /// width is taken.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
  }

  /// The style of split views within this view. Has no effect in browsers and terminals: columns stand side by side
  /// with every style.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
