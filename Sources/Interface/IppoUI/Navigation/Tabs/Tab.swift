/// What a tab is for (`SwiftUI.TabRole`). Renderers draw all tabs alike.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab with a search field.
  public static let search = TabRole(name: "search")
}

/// A tab of a ``TabView`` (`SwiftUI.Tab`).
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }

  private init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(nil, content(), label())
  }
}

extension Tab where Label == IppoUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(titleKey, systemImage: systemImage) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(title, systemImage: systemImage) } }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(titleKey, image: image) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(title, image: image) } }

  /// A tab to search in, with the usual name.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { IppoUI.Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab where Value == Never, Label == IppoUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(titleKey, systemImage: systemImage) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(title, systemImage: systemImage) } }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(titleKey, image: image) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(title, image: image) } }

  /// A tab to search in, with the usual name.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { IppoUI.Label("Search", systemImage: "magnifyingglass") }
  }
}
