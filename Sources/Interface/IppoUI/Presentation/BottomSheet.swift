/// Shows a panel at the bottom edge while there is an item.
private struct BottomSheetSlot<Item, Panel: View>: View {
  @Binding var item: Item?
  let title: (Item) -> Text
  let background: Color
  let dismiss: () -> Void
  let content: (Item) -> Panel

  var body: some View {
    if let item {
      PresentedContent(
        .bottomSheet(title: title(item), background: background), dismiss: dismiss, content: Lazily { content(item) }
      )
      .transition(.move(edge: .bottom))
      .transformEnvironment(\.self) { $0.leaveStyles() }
    }
  }
}

extension View {
  /// Shows a modal panel over the window while there is an item: at the bottom edge, over a dimmed screen.
  ///
  /// The panel slides in and out in the animation of the change that sets the item; without one it is there, or gone,
  /// at once. An item that comes back while the panel is on its way out brings that same panel back.
  ///
  /// - Parameters:
  ///   - item: The presented item.
  ///   - title: The accessible name of the panel (WAI-ARIA `dialog`). It is not drawn.
  ///   - background: The color of the panel.
  ///   - dismiss: The action for a user's request to close the panel, with Escape or by a tap beside it.
  ///   - content: The content of the panel.
  package func bottomSheet<Item, Panel: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, background: Color, dismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping (Item) -> Panel
  ) -> some View {
    modifier(
      PresentationModifier(
        slot: BottomSheetSlot(item: item, title: title, background: background, dismiss: dismiss, content: content)))
  }
}
