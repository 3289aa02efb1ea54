/// The position of a search field (`SwiftUI.SearchFieldPlacement`). Renderers put it under the title of the page.
public struct SearchFieldPlacement: Equatable, Sendable {
  private let name: String
  /// Wherever the platform puts it: under the title of the page.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The toolbar. Instead, the field stands under the title.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The place of the title. Instead, the field stands under the title.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The sidebar of a split view. Instead, the field stands under the title of the page that has it.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The place under the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// The condition under which a field under the title of the page shows
  /// (`SearchFieldPlacement.NavigationBarDrawerDisplayMode`): always.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The default of the platform: the field always shows.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field always shows.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The place under the title of the page, always.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// The search field of a page.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text

  var body: some View {
    FieldView(field: FieldDescription(.text(text), prompt: prompt, submitTrigger: .search), label: EmptyView())
      .transformEnvironment(\.textInput) {
        $0.keyboard = .search
        $0.submitLabel = SubmitLabel.search.keyHint
      }
      .modifier(ToolbarItemElement(.search))
  }
}

extension View {
  /// A search field on the page around this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt ?? Text(LocalizedStringKey(.search)), tokens: EmptyView()))
  }

  /// A search field on the page around this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// A search field on the page around this view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

extension View {
  /// A search field on the page around this view, which the app can see and set as searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt ?? Text(LocalizedStringKey(.search)), tokens: EmptyView()))
  }

  /// A search field on the page around this view, which the app can see and set as searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// A search field on the page around this view, which the app can see and set as searching.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}
