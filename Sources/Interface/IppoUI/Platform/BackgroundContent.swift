/// The background of a cell.
struct BackgroundContent: View {
  let configuration: UIBackgroundConfiguration
  let name: String

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: configuration.cornerRadius)
    ZStack {
      shape.fill(configuration.backgroundColor.map { Color($0) } ?? .clear)
      if let view = configuration.customView { UIViewContent(view: view, name: name) }
      if let color = configuration.strokeColor, configuration.strokeWidth > 0 {
        shape.strokeBorder(Color(color), lineWidth: configuration.strokeWidth)
      }
    }
    .padding(EdgeInsets(configuration.backgroundInsets))
  }
}

extension UIBackgroundConfiguration {
  /// The background of a row of a list; `nil` for that of the list.
  @MainActor
  func visible(name: String) -> BackgroundContent? {
    backgroundColor == nil && customView == nil && strokeColor == nil
      ? nil : BackgroundContent(configuration: self, name: name)
  }
}
