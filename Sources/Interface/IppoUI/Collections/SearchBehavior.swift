/// The position of a search's suggestions (`SwiftUI.SearchSuggestionsPlacement`).
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The place of the results.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// A bit for each place.
    public var rawValue: Int
    /// Places by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The place of the results.
    public static let content = Set(rawValue: 2)
  }
}

/// The reaction of a bar while a user searches (`SwiftUI.SearchPresentationToolbarBehavior`).
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

extension View {
  /// Whether suggestions show at some places. Has no effect in browsers and terminals: they show below the field.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// The reaction of the bar while a user searches. Has no effect in browsers and terminals: it stays.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

  /// A search field on the page around this view, with tokens beside the text whose views can change them.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, editableTokens, nil, prompt, editableTokens.editing(token))
  }

  /// A search field on the page around this view, with tokens beside the text whose views can change them.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, editableTokens, nil, Text(prompt), editableTokens.editing(token))
  }

  /// A search field on the page around this view, with tokens beside the text whose views can change them.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, editableTokens, nil, Text(prompt), editableTokens.editing(token))
  }

  /// A search field on the page around this view, with tokens beside the text whose views can change them. The app can
  /// read and set whether the field is in use.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, editableTokens, isPresented, prompt, editableTokens.editing(token))
  }

  /// A search field on the page around this view, with tokens beside the text whose views can change them. The app can
  /// read and set whether the field is in use.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, editableTokens, isPresented, Text(prompt), editableTokens.editing(token))
  }

  /// A search field on the page around this view, with tokens beside the text whose views can change them. The app can
  /// read and set whether the field is in use.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, editableTokens, isPresented, Text(prompt), editableTokens.editing(token))
  }
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// Views of elements that can change them. An element is known by its id; an element that is gone stays as it was.
  fileprivate func editing<V: View>(_ view: @escaping (Binding<Value.Element>) -> V) -> (Value.Element) -> V {
    { item in
      view(
        Binding<Value.Element> {
          wrappedValue.first { $0.id == item.id } ?? item
        } set: { new in
          guard let index = wrappedValue.firstIndex(where: { $0.id == item.id }) else { return }
          wrappedValue[index] = new
        })
    }
  }
}
