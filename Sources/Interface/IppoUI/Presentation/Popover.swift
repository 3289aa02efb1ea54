/// Finds the render node of a view, as an anchor of a popover.
@MainActor
private final class AnchorBox: Unarchived {
  // Its id is another one once the window has been rebuilt.
  weak var node: ElementNode?
}

private struct AnchorModifier: AttributeModifier {
  typealias Body = Never
  let box: AnchorBox

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) { box.node = context.node }
}

/// Shows a popover at a view.
private struct PopoverModifier<Slot: View>: ViewModifier {
  @State private var box = AnchorBox()
  let slot: (@escaping () -> RenderNodeID?) -> Slot

  func body(content: Content) -> some View {
    let box = box
    content
      .modifier(AnchorModifier(box: box))
      .modifier(PresentationModifier(slot: slot { box.node?.id }))
  }
}

extension View {
  /// Shows a popover at this view while `isPresented`; closing it writes `false`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier { anchor in
        FlagSlot(isPresented: isPresented, kind: .popover(anchor: anchor), onDismiss: nil, content: content)
      })
  }

  /// Shows a popover at this view while there is an item; closing it writes `nil`.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier { anchor in
        ItemSlot(item: item, id: { $0.id }, kind: .popover(anchor: anchor), onDismiss: nil, content: content)
      })
  }
}
