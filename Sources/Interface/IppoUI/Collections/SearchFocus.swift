/// The focus of the search field below, as `searchFocused` has it.
struct SearchFocus {
  let isFocused: Bool
  let set: @MainActor (Bool) -> Void
}

private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// The behavior of a search field in a bar (`SwiftUI.SearchToolbarBehavior`).
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform: a field.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button until it is used. Here it is a field.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// The search field of this view has the focus while the binding is `true`, and the other way round.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(
      \.searchFocus,
      SearchFocus(isFocused: binding.wrappedValue) { if binding.wrappedValue != $0 { binding.wrappedValue = $0 } })
  }

  /// The search field of this view has the focus while the binding has a value, and the other way round.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
    environment(
      \.searchFocus,
      SearchFocus(isFocused: binding.wrappedValue == value) { isFocused in
        if isFocused {
          if binding.wrappedValue != value { binding.wrappedValue = value }
        } else if binding.wrappedValue == value {
          binding.wrappedValue = nil
        }
      })
  }

  /// Whether the search field is a button until it is used. Has no effect in browsers and terminals: the field always
  /// shows.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
