/// The content of a cell by its configuration, which is one that `isShown`.
struct ConfiguredContent: View {
  let configuration: any UIContentConfiguration

  var body: some View {
    switch configuration {
    case let hosted as any HostedContent: hosted.hosted
    case let list as UIListContentConfiguration:
      HStack {
        if let image = list.image { Image(uiImage: image) }
        VStack(alignment: .leading) {
          if let text = list.text {
            Text(verbatim: text).font(list.textProperties.font.map { Font($0) })
              .foregroundStyle(list.textProperties.color.map { Color($0) } ?? .primary)
          }
          if let text = list.secondaryText {
            Text(verbatim: text).font(list.secondaryTextProperties.font.map { Font($0) } ?? .footnote)
              .foregroundStyle(list.secondaryTextProperties.color.map { Color($0) } ?? .secondary)
          }
        }
      }
    default: EmptyView()
    }
  }
}

extension UIContentConfiguration {
  /// Whether Ippo shows a configuration of this type.
  var isShown: Bool { self is any HostedContent || self is UIListContentConfiguration }
}
