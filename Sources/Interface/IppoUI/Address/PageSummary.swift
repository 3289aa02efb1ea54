extension View {
  /// Says in one sentence what the window shows while the view is on screen.
  ///
  /// A page that is served is described by it, to search engines and where a link to it is shown
  /// (`<meta name="description">`); a view inside of this one that says something else is right. Without any, a page has the
  /// description of the app. Terminals show none.
  public func pageSummary(_ text: Text) -> some View {
    transformPreference(PageSummaryKey.self) { $0 = $0 ?? text }
  }

  /// Says in one sentence what the window shows while the view is on screen; see ``View/pageSummary(_:)-(Text)``.
  public func pageSummary(_ textKey: LocalizedStringKey) -> some View { pageSummary(Text(textKey)) }

  /// Says in one sentence what the window shows while the view is on screen; see ``View/pageSummary(_:)-(Text)``.
  @_disfavoredOverload
  public func pageSummary<S: StringProtocol>(_ text: S) -> some View { pageSummary(Text(text)) }
}

/// What the views of a window say of it: the last of those that stand beside each other, which lies on top.
struct PageSummaryKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = nextValue() ?? value }
}
