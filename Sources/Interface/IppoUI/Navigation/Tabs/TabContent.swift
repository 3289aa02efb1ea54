/// Tabs whose values are of one type (`SwiftUI.TabContent`).
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// What is selected with one of these tabs.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// The type of the tab's value.
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
}

/// Tabs that are made of other views of tabs.
public struct _TabContents<TabValue: Hashable, Content: View>: TabContent {
  private let content: Content

  init(_ content: Content) { self.content = content }

  /// The views of the tabs.
  public var body: some View { content }
}

/// Puts tabs together whose values are of one type (`SwiftUI.TabContentBuilder`): values may be named by their members
/// alone, as in `Tab("Home", systemImage: "house", value: .home)`.
@MainActor @preconcurrency
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// A tab, or tabs that are made of others: itself.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// One tab: itself.
  public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// Several tabs.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabContents<TabValue, TupleView<(repeat each Content)>> {
    _TabContents(ViewBuilder.buildBlock(repeat each content))
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> _TabContents<TabValue, Content?> {
    _TabContents(content)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> _TabContents<TabValue, _ConditionalContent<First, Second>> {
    _TabContents(ViewBuilder.buildEither(first: first))
  }

  /// Another branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> _TabContents<TabValue, _ConditionalContent<First, Second>> {
    _TabContents(ViewBuilder.buildEither(second: second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> _TabContents<TabValue, AnyView> {
    _TabContents(AnyView(content))
  }
}

/// Modifiers of tabs, after which they are tabs still.
extension TabContent {
  /// A number at a tab; none for zero.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// A text at a tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modified { view in view.badge(label) } }

  /// A text at a tab.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

  /// A text at a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badge(Text(label)) }

  /// Whether tabs are left out of the bar. Their content is gone meanwhile.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabContents<TabValue, Self?>(hidden ? nil : self)
  }

  /// Names a tab in the customization. Has no effect in browsers and terminals: people cannot arrange tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// How a person may arrange a tab. Has no effect in browsers and terminals: people cannot arrange tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Whether a tab shows before a person arranges tabs. Has no effect in browsers and terminals: all tabs
  /// show.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Buttons in the header of a section of tabs. Has no effect in browsers and terminals: such headers are
  /// not drawn.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// The name of a tab for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    modified { view in view.accessibilityIdentifier(identifier) }
  }

  /// These tabs with a modifier of views.
  private func modified<Modified: View>(
    _ modify: (AnyTabs<Self>) -> Modified
  ) -> _TabContents<TabValue, Modified> {
    _TabContents(modify(AnyTabs(tabs: self)))
  }
}

/// Tabs as a plain view: for modifiers of views that have the same names as those of tabs.
private struct AnyTabs<Tabs: View>: View {
  let tabs: Tabs

  var body: some View { tabs }
}
