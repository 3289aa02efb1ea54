private struct SwipeMenuItemsKey: EnvironmentKey {
  static var defaultValue: [AnyView]? { nil }
}

extension EnvironmentValues {
  /// The actions of the view around, in a container whose rows have swipe actions; `nil` elsewhere.
  var swipeMenuItems: [AnyView]? {
    get { self[SwipeMenuItemsKey.self] }
    set { self[SwipeMenuItemsKey.self] = newValue }
  }
}

/// A view with the menu of its swipe actions. Of several modifiers, the innermost menu has the items of all.
struct SwipeMenu<Content: View, Actions: View>: View {
  @Environment(\.swipeMenuItems) private var outer
  let content: Content
  let actions: Actions

  init(content: Content, actions: Actions) {
    self.content = content
    self.actions = actions
  }

  var body: some View {
    let outer = outer ?? []
    return
      content
      .environment(\.swipeMenuItems, [AnyView(actions)] + outer)
      .contextMenu {
        actions
        ForEach(Array(outer.enumerated()), id: \.offset) { $0.element }
      }
  }
}

extension View {
  /// Shows the swipe actions of views in a scroll view, a stack or a grid as a menu of the view. The menu opens on a
  /// secondary click, a long press, or by the key for menus. Rows of a list have their actions without it.
  public func swipeActionsContainer() -> some View { environment(\.swipeMenuItems, []) }
}
