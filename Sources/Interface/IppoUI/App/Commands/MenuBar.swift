extension Scene {
  /// Commands in the menus of the app: a line above windows of regular width.
  ///
  /// The keyboard shortcuts in the menus work while the line is shown. A window of compact width has none.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return _ModifiedScene(scene: self) { window in
      window.content = { [content = window.content] value in
        AnyView(MenuBarWindow(commands: commands, window: content(value)))
      }
    }
  }

  /// Removes the standard commands. There are no standard commands here.
  public func commandsRemoved() -> some Scene { _ModifiedScene(scene: self) { _ in } }

  /// Replaces the standard commands. There are no standard commands here.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commands(content: content)
  }
}

/// A window below the menus of the app.
private struct MenuBarWindow<Content: Commands>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private var properties = CommandProperties()
  let commands: Content
  let window: AnyView

  init(commands: Content, window: AnyView) {
    self.commands = commands
    self.window = window
  }

  var body: some View {
    let menus = sizeClass == .regular ? menus : []
    VStack(spacing: 0) {
      if !menus.isEmpty {
        HStack(spacing: 16) {
          ForEach(menus, id: \.[0].menuID) { items in
            Menu {
              ForEach(items, id: \.path) { $0.content }
            } label: {
              items[0].title
            }
          }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityLabel(LocalizedStringKey(.menus))
      }
      window.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// Items of the same menu together, menus in their order.
  private var menus: [[_CommandItems]] {
    var result: [[_CommandItems]] = []
    for items in properties.menus(of: commands).enumerated().sorted(by: {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }).map(\.element) {
      if let index = result.firstIndex(where: { $0[0].title == items.title }) {
        result[index].append(items)
      } else {
        result.append([items])
      }
    }
    return result
  }
}
