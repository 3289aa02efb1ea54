extension View {
  /// Keeps presentations from within this view in the view's own frame: alerts, sheets and covers, and the area that
  /// they dim.
  ///
  /// SwiftUI presents over the whole window. That is wrong where one app shows another, as a gallery does its examples.
  /// Presentations of the inner app then cover that app alone, and the rest of the window can still be used.
  ///
  /// ```swift
  /// HStack {
  ///   Example().presentationStage()
  ///   ActionLog()
  /// }
  /// ```
  ///
  /// The view takes all the space that it is offered, as a window does. Ippo's own; SwiftUI has no such modifier.
  ///
  /// - Parameter isEnabled: Whether the view keeps its presentations; otherwise they cover the views around it.
  ///   Presented views keep their state when this changes, so that it can depend on the size of the window.
  public func presentationStage(_ isEnabled: Bool = true) -> some View {
    PresentationStage(isEnabled: isEnabled, staged: self)
  }
}

/// The content as one element, then the presentations from within it.
private struct PresentationStage<Staged: View>: PrimitiveView {
  let isEnabled: Bool
  let staged: Staged

  static var outlets: [OutletID] { [.presentations] }

  func passesOn(_ outlet: OutletID) -> Bool { !isEnabled }

  var content: some View { Unary { staged } }

  func element(in context: ElementContext) -> RenderElement { .stage }
}
