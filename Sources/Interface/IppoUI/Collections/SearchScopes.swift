/// The condition under which the scopes of a search show (`SwiftUI.SearchScopeActivation`).
public struct SearchScopeActivation: Equatable, Sendable {
  private let name: String
  /// The same as `onSearchPresentation`.
  public static let automatic = SearchScopeActivation(name: "onSearchPresentation")
  /// The scopes show while there is text in the field.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// The scopes show while the field is used.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The scopes of a search, for the field within the view.
struct SearchScopes {
  let activation: SearchScopeActivation
  let picker: AnyView
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Parts of the searched content, to choose from under the search field of this view.
  ///
  /// - Parameter scopes: One view for each scope, with its value as `tag(_:)`.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Parts of the searched content, to choose from under the search field of this view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(LocalizedStringKey(.scope), selection: scope, content: scopes)
      .pickerStyle(.segmented).labelsHidden()
    return environment(\.searchScopes, SearchScopes(activation: activation, picker: AnyView(picker)))
  }
}
