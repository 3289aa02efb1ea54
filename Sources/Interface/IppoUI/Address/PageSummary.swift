extension View {
  /// Describes the content of the window in one sentence while the view is on screen.
  ///
  /// Search engines and previews of links show the description of a served page (`<meta name="description">`). The
  /// description of a view inside of this one takes precedence. A page without one has the description of the app.
  /// Terminals show none.
  public func pageSummary(_ text: Text) -> some View {
    transformPreference(PageSummaryKey.self) { $0 = $0 ?? text }
  }

  /// Describes the content of the window in one sentence while the view is on screen; see
  /// ``View/pageSummary(_:)-(Text)``.
  public func pageSummary(_ textKey: LocalizedStringKey) -> some View { pageSummary(Text(textKey)) }

  /// Describes the content of the window in one sentence while the view is on screen; see
  /// ``View/pageSummary(_:)-(Text)``.
  @_disfavoredOverload
  public func pageSummary<S: StringProtocol>(_ text: S) -> some View { pageSummary(Text(text)) }
}

/// The description that the views of a window give. Of views beside each other, the last one counts, which lies on top.
struct PageSummaryKey: PagePreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = nextValue() ?? value }
}
