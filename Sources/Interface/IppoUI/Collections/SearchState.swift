/// Ends a search (`SwiftUI.DismissSearchAction`): empties the field and takes the focus from it.
public struct DismissSearchAction: Sendable {
  let action: @MainActor @Sendable () -> Void

  /// Ends the search.
  @MainActor public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether the search field of the modifier above is being used: it has the focus, or there is text in it.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the modifier above. Does nothing where there is none.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A search field on the page, and what the views below know of it.
struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    let isSearching = isFocused || !text.wrappedValue.isEmpty
    content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { end() })
      .modifier(ToolbarModifier(items: SearchField(text: text, prompt: prompt).focused($isFocused)))
      .onChange(of: isSearching) { _, isSearching in
        if let isPresented, isPresented.wrappedValue != isSearching { isPresented.wrappedValue = isSearching }
      }
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        guard let isPresented, isPresented != isSearching else { return }
        if isPresented { isFocused = true } else { end() }
      }
  }

  private func end() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    isFocused = false
  }
}
