/// The tokens of a search, each of which can be taken away.
private struct TokenRow<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>: View
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> T

  var body: some View {
    HStack(spacing: 8) {
      ForEach(tokens.wrappedValue) { item in
        Button {
          tokens.wrappedValue.removeAll { $0.id == item.id }
        } label: {
          HStack(spacing: 4) {
            token(item)
            Image(systemName: "xmark").accessibilityLabel("Remove")
          }
        }
        .buttonStyle(.bordered)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  /// A search field on the page around this view, with tokens beside the text. A token is taken away by its button.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt ?? Text("Search"),
        tokens: OptionalTokens(tokens: tokens, token: token)))
  }

  /// A search field on the page around this view, with tokens beside the text and more to choose from.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions {
        ForEach(suggestedTokens.wrappedValue) { item in
          Button {
            tokens.wrappedValue.append(item)
          } label: {
            token(item)
          }
        }
      }
  }
}

/// No row where there are no tokens.
private struct OptionalTokens<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>: View
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> T

  var body: some View {
    if !tokens.wrappedValue.isEmpty { TokenRow(tokens: tokens, token: token) }
  }
}
