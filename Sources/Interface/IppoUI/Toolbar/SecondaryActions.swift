/// The items of a page's bar that are needed less often: views that are collected in one menu, as SwiftUI does on a
/// phone.
struct SecondaryActionsKey: PreferenceKey {
  /// Views, type-erased. They cannot be compared: another evaluation is another value.
  struct Value: Equatable {
    var views: [AnyView]
    private let identity: Identity?

    private final class Identity {}

    init(_ views: [AnyView]) {
      self.views = views
      identity = views.isEmpty ? nil : Identity()
    }

    static func == (lhs: Value, rhs: Value) -> Bool { lhs.identity === rhs.identity }
  }

  static var defaultValue: Value { Value([]) }

  static func reduce(value: inout Value, nextValue: () -> Value) { value = Value(value.views + nextValue().views) }
}

/// A view that is empty in its own place, and becomes items of the bar's menu, with the environment of its place.
struct SecondaryAction<Content: View>: View {
  @Environment(\.self) private var environment
  let content: Content

  var body: some View {
    let environment = environment
    EmptyView().preference(
      key: SecondaryActionsKey.self,
      value: SecondaryActionsKey.Value([
        AnyView(content.asMenuItems().transformEnvironment(\.self) { $0 = environment })
      ]))
  }
}

/// The items of one `toolbar` modifier. It reports to the page the items that go into the menu.
struct ToolbarItems<Items: View>: View {
  @Environment(\.page) private var page
  @State private var place = Place()
  let items: Items

  /// The identity of a modifier among those of one page.
  final class Place: Unarchived {}

  var body: some View {
    items.onPreferenceChange(SecondaryActionsKey.self) { [page, place] in page?.setSecondaryActions($0.views, of: place)
    }
    .onDisappear { [page, place] in page?.setSecondaryActions([], of: place) }
  }
}

/// The button with the menu. The actions are read here alone, so that they do not evaluate the page again.
struct SecondaryActionsMenu: View {
  let model: PageModel

  var body: some View {
    let actions = model.secondaryActions.value.flatMap(\.views)
    if !actions.isEmpty {
      Unary(axis: .horizontal) {
        MenuElement(items: ForEach(Array(actions.enumerated()), id: \.offset) { $0.element }) {
          Image(systemName: "ellipsis.circle").accessibilityLabel(Text(LocalizedStringKey(.more)))
        }
      }
      .modifier(ToolbarItemElement(.trailing))
    }
  }
}
