/// Whether the suggestions of a search show. They stay hidden after a choice, until the text is changed again.
struct SuggestionState: Equatable {
  var isShown = false
  /// The text that was chosen.
  var completion: String?
}

/// Takes a suggestion for the search around, as its text or as one of its tokens.
struct CompleteSearchAction {
  let text: @MainActor (String) -> Void
  let token: @MainActor (Any) -> Void
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct CompleteSearchKey: EnvironmentKey {
  static var defaultValue: CompleteSearchAction? { nil }
}

extension EnvironmentValues {
  /// The suggestions for the search field within the view.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var completeSearch: CompleteSearchAction? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

/// A view that completes the search around when it is chosen.
private struct CompletionModifier: ViewModifier {
  @Environment(\.completeSearch) private var complete
  private let completion: @MainActor (CompleteSearchAction) -> Void

  init(_ completion: @escaping @MainActor (CompleteSearchAction) -> Void) { self.completion = completion }

  func body(content: Content) -> some View {
    if let complete {
      Button {
        completion(complete)
      } label: {
        content
      }
    } else {
      content
    }
  }
}

extension View {
  /// Suggestions under the search field of this view, during its use.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// The text a suggestion stands for: choosing it puts the text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier { $0.text(completion) })
  }

  /// The token of a suggestion. A choice adds the token to those of the search, in place of the typed text. It has the
  /// type of the tokens of `searchable`; another one is reported and ignored.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(CompletionModifier { $0.token(token) })
  }

  /// A search field on the page around this view, with suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// A search field on the page around this view, with suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// A search field on the page around this view, with suggestions.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
