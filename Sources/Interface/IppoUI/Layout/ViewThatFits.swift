/// Shows the first of its views that fits into the available space, or else the last one (`SwiftUI.ViewThatFits`).
///
/// The renderer chooses, because it knows the sizes. The other views keep their state.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  let content: Content

  /// - Parameter axes: Along which a view must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func element(in context: ElementContext) -> RenderElement {
    .fitting(RenderFitting(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
  }
}
