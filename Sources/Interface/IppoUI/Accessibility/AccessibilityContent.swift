extension View {
  /// The name that is read aloud, as views whose texts follow each other. `content` receives a stand-in for this view,
  /// which has the words of the view in its place. The views of the closure are not shown.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { NamedView(content: self, name: content(PlaceholderContentView(value: self))) }
}
