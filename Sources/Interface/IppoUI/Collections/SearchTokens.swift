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
            Image(systemName: "xmark").accessibilityLabel(LocalizedStringKey(.remove))
          }
        }
        .buttonStyle(.bordered)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  /// A search field with tokens, however it is spelled.
  func searching<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?, _ prompt: Text?,
    _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt ?? Text(LocalizedStringKey(.search)),
        tokens: OptionalTokens(tokens: tokens, token: token)))
  }

  private func suggesting<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    _ suggestedTokens: Binding<C>, _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchSuggestions {
      ForEach(suggestedTokens.wrappedValue) { item in
        Button {
          tokens.wrappedValue.append(item)
        } label: {
          token(item)
        }
      }
    }
  }

  /// A search field on the page around this view, with tokens beside the text. A token is taken away by its button.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, nil, prompt, token)
  }

  /// A search field on the page around this view, with tokens beside the text. A token is taken away by its button.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, nil, Text(prompt), token)
  }

  /// A search field on the page around this view, with tokens beside the text. A token is taken away by its button.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, nil, Text(prompt), token)
  }

  /// A search field on the page around this view, with tokens beside the text; the app can see and set whether it is
  /// used.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, isPresented, prompt, token)
  }

  /// A search field on the page around this view, with tokens beside the text; the app can see and set whether it is
  /// used.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, isPresented, Text(prompt), token)
  }

  /// A search field on the page around this view, with tokens beside the text; the app can see and set whether it is
  /// used.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, isPresented, Text(prompt), token)
  }

  /// A search field on the page around this view, with tokens beside the text and more to choose from.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, nil, prompt, token)
      .suggesting(suggestedTokens, tokens, token)
  }

  /// A search field on the page around this view, with tokens beside the text and more to choose from.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, nil, Text(prompt), token)
      .suggesting(suggestedTokens, tokens, token)
  }

  /// A search field on the page around this view, with tokens beside the text and more to choose from.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, nil, Text(prompt), token)
      .suggesting(suggestedTokens, tokens, token)
  }

  /// A search field on the page around this view, with tokens beside the text and more to choose from. The app can read
  /// and set whether the field is in use.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, isPresented, prompt, token)
      .suggesting(suggestedTokens, tokens, token)
  }

  /// A search field on the page around this view, with tokens beside the text and more to choose from. The app can read
  /// and set whether the field is in use.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, isPresented, Text(prompt), token)
      .suggesting(suggestedTokens, tokens, token)
  }

  /// A search field on the page around this view, with tokens beside the text and more to choose from. The app can read
  /// and set whether the field is in use.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, tokens, isPresented, Text(prompt), token)
      .suggesting(suggestedTokens, tokens, token)
  }
}

/// The tokens of a search, to which suggestions add.
@MainActor
protocol SearchTokens {
  /// - Returns: Whether the token has the type of the search's tokens.
  func add(_ token: Any) -> Bool
}

/// The row of tokens, which is left out while the search has none.
private struct OptionalTokens<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>:
  View,
  SearchTokens
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> T

  func add(_ token: Any) -> Bool {
    guard let token = token as? C.Element else { return false }
    tokens.wrappedValue.append(token)
    return true
  }

  var body: some View {
    if !tokens.wrappedValue.isEmpty { TokenRow(tokens: tokens, token: token) }
  }
}
