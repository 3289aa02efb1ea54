public import IppoUI

extension View {
  /// Shows a tip in a popover at this view, as long as the tip is to be shown. Closing the popover withdraws the tip.
  ///
  /// - Parameters:
  ///   - tip: The tip; `nil` for none.
  ///   - arrowEdge: The edge of this view at which the popover is; renderers decide without one.
  ///   - action: The closure that a press on a button of the tip calls, after the closure of the button.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip, isPresented: nil, anchor: .rect(.bounds), arrowEdge: arrowEdge, action: action))
  }

  /// Shows a tip in a popover at this view, as long as the tip is to be shown and `isPresented` is not `false`. Closing the
  /// popover withdraws the tip.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      TipPopover(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: action))
  }

  /// The appearance of the tips in this view.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipStyle, style) }

  /// The background of the tips in this view.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipAppearance) { $0.background = AnyShapeStyle(style) }
  }

  /// The radius of the corners of the tips in this view, in points.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipAppearance) { $0.cornerRadius = cornerRadius }
  }

  /// The size of the pictures of the tips in this view, in points.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipAppearance) { $0.imageSize = size }
  }
}

private struct TipPopover: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void

  func body(content: Content) -> some View {
    let isShown = isPresented?.wrappedValue != false && tip?.shouldDisplay == true
    content.popover(
      isPresented: Binding(get: { isShown }, set: { if !$0 { close() } }), attachmentAnchor: anchor,
      arrowEdge: arrowEdge
    ) {
      if let tip { TipCard(tip: tip, arrowEdge: arrowEdge, action: action) }
    }
  }

  private func close() {
    isPresented?.wrappedValue = false
    tip?.invalidate(reason: .tipClosed)
  }
}
