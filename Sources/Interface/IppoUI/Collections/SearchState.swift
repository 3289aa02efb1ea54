internal import IssueReporting

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

  /// Ends the search of the modifier above. Without a search the action is ignored.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A search field on the page, and the state of the search for the views below.
struct SearchModifier<Tokens: View>: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text
  let tokens: Tokens
  @FocusState private var isFocused: Bool
  @State private var suggestions = SuggestionState()
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggested
  @Environment(\.searchFocus) private var focus

  init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text, tokens: Tokens) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
  }

  @ViewBuilder private var items: some View {
    if Tokens.self != EmptyView.self { tokens.modifier(ToolbarItemElement(.search)) }
    SearchField(text: text, prompt: prompt).focused($isFocused)
      .onSubmit(of: .search) { suggestions.isShown = false }
      .onKeyPress(.escape) {
        guard isFocused || !text.wrappedValue.isEmpty else { return .ignored }
        end()
        return .handled
      }
    if let scopes, scopes.activation != .onTextEntry || !text.wrappedValue.isEmpty,
      scopes.activation == .onTextEntry || isFocused || suggestions.isShown || !text.wrappedValue.isEmpty
    {
      Unary { scopes.picker }.modifier(ToolbarItemElement(.search))
    }
    if let suggested, suggestions.isShown {
      VStack(alignment: .leading, spacing: 12) { suggested }
        .frame(maxWidth: .infinity, alignment: .leading)
        .labelStyle(.titleAndIcon)
        .environment(\.completeSearch, CompleteSearchAction(text: complete(_:), token: complete(with:)))
        .modifier(ToolbarItemElement(.search))
    }
  }

  private func complete(with token: Any) {
    guard let tokens = tokens as? any SearchTokens, tokens.add(token) else {
      reportIssue(
        """
        A suggestion completes a search with a token of type \(type(of: token)), and the search has no tokens of that type. \
        Nothing is added. Give "searchable" a binding of tokens of the same type.
        """)
      return
    }
    complete("")
  }

  private func complete(_ completion: String) {
    text.wrappedValue = completion
    suggestions = SuggestionState(isShown: false, completion: completion)
  }

  func body(content: Content) -> some View {
    let isSearching = isFocused || !text.wrappedValue.isEmpty
    content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { end() })
      .modifier(ToolbarModifier(items: items))
      .onChange(of: isFocused) { _, isFocused in
        if isFocused { suggestions = SuggestionState(isShown: true) }
        focus?.set(isFocused)
      }
      .onChange(of: focus?.isFocused, initial: true) { _, isWanted in
        if let isWanted, isWanted != isFocused { isFocused = isWanted }
      }
      .onChange(of: text.wrappedValue) { _, text in
        if text != suggestions.completion { suggestions = SuggestionState(isShown: true) }
      }
      .onChange(of: isSearching) { _, isSearching in
        if let isPresented, isPresented.wrappedValue != isSearching { isPresented.wrappedValue = isSearching }
      }
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        guard let isPresented, isPresented != isSearching else { return }
        if isPresented { isFocused = true } else { end() }
      }
  }

  private func end() {
    suggestions = SuggestionState(isShown: false, completion: "")
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    isFocused = false
  }
}
