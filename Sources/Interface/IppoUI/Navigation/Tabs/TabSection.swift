/// Tabs that belong together (`SwiftUI.TabSection`).
///
/// Where tabs are in a sidebar (`.tabViewStyle(.sidebarAdaptable)`, in wide windows) they have a header. In a bar they
/// stand side by side with the others, without it.
public struct TabSection<Header: View, Content: TabContent, TabValue: Hashable>: TabContent
where Content.TabValue == TabValue {
  /// The type without tabs, because the content is shown as it is.
  public typealias _TabBody = _NoTabs<TabValue>

  private let content: Content
  private let header: Header

  /// Tabs with a header, of which the text is shown.
  public init(@TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }

  /// The tabs.
  public var _shown: some View { content._shown.modifier(TabSectionModifier(header: header)) }
}

/// The views of the header of the section a tab is in; `nil` outside of sections.
enum TabSectionTrait: ViewTrait {
  static var defaultValue: [ViewChild]? { nil }
}

private struct TabSectionModifier<Header: View>: TraitModifier {
  typealias Body = Never
  let header: Header

  var detached: Header { header }

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[TabSectionTrait.self] = detached }
}

extension TabSection where Header == Text {
  /// Tabs with a title to look up.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Tabs with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<TabValue> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Tabs without a header.
  public init(@TabContentBuilder<TabValue> content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// A user's arrangement of tabs (`SwiftUI.TabViewCustomization`). Renderers leave the arrangement to the app, so that
/// the value has only the app's own changes.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Tabs as the app has arranged them.
  public init() {}

  /// A user's choices for a tab.
  public struct TabCustomization: Hashable, Sendable {
    /// Whether the tab is in the bar, by the user's choice.
    public var tabBarVisibility: Visibility = .automatic
    /// Whether the tab is in the sidebar, by the user's choice.
    public var sidebarVisibility: Visibility = .automatic
  }

  private var tabs: [String: TabCustomization] = [:]

  /// The stored choices for the tab with this `customizationID(_:)`. They have no effect: all tabs show.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// Forgets the stored visibility of tabs.
  public mutating func resetVisibility() { tabs = [:] }

  /// Sections are in the order of the source. Has no effect in browsers and terminals: sections always have that order.
  public mutating func resetSectionOrder() {}

  /// Writes the stored choices for each tab.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Part.self)
    try container.encode(
      tabs.mapValues { [$0.tabBarVisibility, $0.sidebarVisibility].map(Self.number) }, forKey: .tabs)
  }

  /// Reads what ``encode(to:)`` wrote; throws `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Part.self)
    let kept = try container.decodeIfPresent([String: [Int]].self, forKey: .tabs) ?? [:]
    tabs = try kept.mapValues { numbers in
      guard numbers.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .tabs, in: container, debugDescription: "A tab has two visibilities, and \(numbers.count) are kept.")
      }
      return TabCustomization(
        tabBarVisibility: Self.visibility(numbers[0]), sidebarVisibility: Self.visibility(numbers[1]))
    }
  }

  private enum Part: CodingKey { case tabs }

  private static func number(_ visibility: Visibility) -> Int {
    switch visibility {
    case .automatic: 0
    case .visible: 1
    case .hidden: 2
    }
  }

  private static func visibility(_ number: Int) -> Visibility {
    number == 1 ? .visible : number == 2 ? .hidden : .automatic
  }
}

/// The part of the customization in which a tab takes part (`SwiftUI.TabCustomizationBehavior`).
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// A user may move and hide the tab. Here it cannot be moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab stays where it is.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The position of tabs (`SwiftUI.AdaptableTabBarPlacement`).
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Wherever the platform puts tabs: a sidebar in wide windows, and a bar in others.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar in wide windows.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Modifiers without effect here, where the app alone arranges tabs, and sidebars hold only tabs.
extension View {
  /// The binding that keeps a user's arrangement of tabs. Has no effect in browsers and terminals: the app alone
  /// arranges tabs. The binding keeps its value.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// The header of a sidebar with tabs. Has no effect in browsers and terminals: it holds the tabs alone.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// The footer of a sidebar with tabs. Has no effect in browsers and terminals: it holds the tabs alone.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// The bar at the lower edge of a sidebar with tabs. Has no effect in browsers and terminals: it holds the tabs
  /// alone.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
