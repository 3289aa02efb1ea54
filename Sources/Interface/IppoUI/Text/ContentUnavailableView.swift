/// A message in place of missing content, with a way out (`SwiftUI.ContentUnavailableView`).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A view with a label, a text below, and controls below that.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, in the middle of the offered space.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == IppoUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A view with a title to look up and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { IppoUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { IppoUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A view with a title to look up and a picture of the app's.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { IppoUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A view with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { IppoUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A view for a search that found nothing.
  public static var search: Self {
    Self(
      LocalizedStringKey(.noResults), systemImage: "magnifyingglass",
      description: Text(LocalizedStringKey(.checkSpelling)))
  }

  /// A view for a search for `text` that found nothing.
  public static func search(text: String) -> Self {
    Self(
      LocalizedStringKey(.noResultsFor, text), systemImage: "magnifyingglass",
      description: Text(LocalizedStringKey(.checkSpelling)))
  }
}

/// The icon above the title, large.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
