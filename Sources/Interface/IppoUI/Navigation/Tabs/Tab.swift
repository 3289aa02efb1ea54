/// The purpose of a tab (`SwiftUI.TabRole`). Renderers draw all tabs alike.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab with a search field.
  public static let search = TabRole(name: "search")
  /// The tab that an app is mainly for. Has no effect in browsers and terminals: tabs stand in one bar, in their order.
  public static let prominent = TabRole(name: "prominent")
}

/// A tab of a ``TabView`` (`SwiftUI.Tab`).
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the tab's value.
  public typealias TabValue = Value
  /// The type without tabs, because a tab contains no others.
  public typealias _TabBody = _NoTabs<TabValue>

  private let value: Value?
  private let content: Content
  private let label: Label

  /// The content, with its label and its value as those of a tab.
  @ViewBuilder public var _shown: some View {
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

  /// A tab that is selected while the selection of the tabs is `value`. The role has no effect.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }

  /// A tab of tabs that keep their selection themselves. The role has no effect.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(nil, content(), label())
  }
}

extension Tab where Label == IppoUI.Label<Text, Image> {
  /// A tab with a title to look up and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(titleKey, systemImage: systemImage) } }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(title, systemImage: systemImage) } }

  /// A tab with a title to look up and an image among the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(titleKey, image: image) } }

  /// A tab with a title and an image among the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, role: role, content: content) { IppoUI.Label(title, image: image) } }

  /// A tab to search in, with the usual name.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) {
      IppoUI.Label(LocalizedStringKey(.search), systemImage: "magnifyingglass")
    }
  }
}

extension Tab where Value == Never, Label == IppoUI.Label<Text, Image> {
  /// A tab with a title to look up and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(titleKey, systemImage: systemImage) } }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(title, systemImage: systemImage) } }

  /// A tab with a title to look up and an image among the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(titleKey, image: image) } }

  /// A tab with a title and an image among the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(role: role, content: content) { IppoUI.Label(title, image: image) } }

  /// A tab to search in, with the usual name.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) {
      IppoUI.Label(LocalizedStringKey(.search), systemImage: "magnifyingglass")
    }
  }
}
