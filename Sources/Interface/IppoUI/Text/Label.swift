/// An icon with a title (`SwiftUI.Label`).
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  @Environment(\.listItemTint) private var tint
  let title: Title
  private let icon: Icon

  /// A title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The view of the surrounding style for both; an icon before the title without a style.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(
        content: AnyView(title), text: title as? Text ?? (title as? LabelStyleConfiguration.Title)?.text),
      icon: LabelStyleConfiguration.Icon(content: tint.map { AnyView(icon.foregroundStyle($0)) } ?? AnyView(icon)))
    if let style {
      style.makeBody(configuration)
    } else {
      DefaultLabelStyle().makeBody(configuration: configuration)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with an image among the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title with an image among the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, for styles that change another style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
