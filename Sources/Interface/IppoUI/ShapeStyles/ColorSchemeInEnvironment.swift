extension View {
  /// Sets a light or dark scheme, for this view and all below: bodies read it, and renderers draw by it.
  public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme) -> some View
  {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(ColorSchemeAttribute(scheme: keyPath == \.colorScheme ? value : nil, isOfWindow: false))
  }
}
