extension View {
  /// Suggestions for the content of a text field. They show below the field during its use, until the user chooses one.
  /// A suggestion gives its text by `textInputCompletion(_:)`.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SuggestionsModifier(suggestions: suggestions()))
  }

  /// Suggestions for the content of a text field, for elements that know their id.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { textInputSuggestions { ForEach(data, content: content) } }

  /// Suggestions for the content of a text field, for elements with an id at a key path.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { textInputSuggestions { ForEach(data, id: id, content: content) } }

  /// The text a suggestion stands for: choosing it puts the text into the field.
  public func textInputCompletion(_ completion: String) -> some View {
    modifier(InputCompletionModifier(completion: completion))
  }
}

/// A field with suggestions below it.
private struct SuggestionsModifier<Suggestions: View>: ViewModifier {
  @State private var isEditing = false
  @State private var fill: String?
  let suggestions: Suggestions

  init(suggestions: Suggestions) { self.suggestions = suggestions }

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      content.environment(
        \.fieldSuggestions,
        FieldSuggestions(isEditing: $isEditing, fill: $fill))
      if isEditing {
        VStack(alignment: .leading) { suggestions }
          .environment(
            \.completeField,
            CompleteFieldAction {
              fill = $0
              isEditing = false
            })
      }
    }
  }
}

private struct InputCompletionModifier: ViewModifier {
  @Environment(\.completeField) private var complete
  let completion: String

  init(completion: String) { self.completion = completion }

  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete.action(completion)
      } label: {
        content
      }
      .buttonStyle(.borderless)
    } else {
      content
    }
  }
}

/// The state that a field and its suggestions share.
struct FieldSuggestions {
  let isEditing: Binding<Bool>
  /// The text that was chosen, until the field has taken it.
  let fill: Binding<String?>
}

/// Takes a suggestion as the text of the field.
struct CompleteFieldAction {
  let action: @MainActor (String) -> Void
}

private struct FieldSuggestionsKey: EnvironmentKey {
  static var defaultValue: FieldSuggestions? { nil }
}

private struct CompleteFieldKey: EnvironmentKey {
  static var defaultValue: CompleteFieldAction? { nil }
}

extension EnvironmentValues {
  /// The suggestions of the field.
  var fieldSuggestions: FieldSuggestions? {
    get { self[FieldSuggestionsKey.self] }
    set { self[FieldSuggestionsKey.self] = newValue }
  }

  var completeField: CompleteFieldAction? {
    get { self[CompleteFieldKey.self] }
    set { self[CompleteFieldKey.self] = newValue }
  }
}
