public import IppoUI

extension View {
  /// Shows a menu at the bottom edge, over a dimmed screen, while there is one.
  ///
  /// The menu is modal: nothing behind it can be reached, and the focus goes back to where it was when it closes. A
  /// person closes it by choosing a button, by the button in its corner, by a tap beside it, or with Escape. All of
  /// these write `nil`, in the default animation unless the binding has one of its own (`$menu.animation(…)`). A button
  /// does so before it runs its action, which is part of the same animated change.
  ///
  /// The menu slides in and out in the animation of the change that sets or clears the item. Set without an animation
  /// it is there at once. Set again while it slides out, it turns round.
  ///
  /// - Parameter item: The menu.
  public func bottomMenu(item: Binding<BottomMenu?>) -> some View { modifier(BottomMenuModifier(item: item)) }
}

private struct BottomMenuModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.bottomMenuTint) private var tint
  @Binding var item: BottomMenu?

  func body(content: Content) -> some View {
    let colors = BottomMenuColors(tint: tint, colorScheme: colorScheme)
    content
      .bottomSheet(item: $item, title: { $0.title }, background: colors.panel, dismiss: close) { menu in
        BottomMenuPanel(menu: menu, colors: colors, close: close) { choose($0, in: menu) }
      }
  }

  private func close() { withAnimation { item = nil } }

  private func choose(_ button: BottomMenu.Button, in menu: BottomMenu) {
    withAnimation {
      if menu.runsActionsFirst { button.action() }
      item = nil
      if !menu.runsActionsFirst { button.action() }
    }
  }
}
