extension View {
  /// The name that is read aloud, as views whose texts follow each other. `content` is given a stand-in for this view, which has
  /// the words of the view where it is used. What the closure makes is not shown.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { NamedView(content: self, name: content(PlaceholderContentView(value: self))) }
}
