/// Pages side by side, of which one is on screen (`SwiftUI.TabView`).
///
/// Tabs that are not selected keep their state.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var ownSelection = 0
  @Environment(\.tabStyle) private var style
  @Environment(\.prefersTabBar) private var prefersBar
  @Environment(\.indexBackground) private var indexBackground
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Tabs whose values are of the selection's type.
  public init<Tabs: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == Tabs._Shown {
    self.selection = selection
    self.content = content()._shown
  }

  /// Tabs whose values are of the selection's type.
  public init<Tabs: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == Tabs._Shown {
    self.selection = selection
    self.content = content()._shown
  }

  /// Views as tabs: each has its value by `tag(_:)` and its label by `tabItem(_:)`. `nil`: the tabs keep the selection
  /// themselves.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Views as tabs: each has its value by `tag(_:)` and its label by `tabItem(_:)`. A value that no tab has shows the
  /// first.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs, of which the selected one is on screen.
  public var body: some View {
    TabsElement(
      selection: selection, position: $ownSelection,
      style: style == .sidebarAdaptable && prefersBar ? .automatic : style, indexBackground: indexBackground,
      content: content)
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs that keep the selection themselves.
  public init<Tabs: TabContent<Never>>(@TabContentBuilder<Never> content: () -> Tabs) where Content == Tabs._Shown {
    selection = nil
    self.content = content()._shown
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs that keep the selection themselves.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The element of tabs. Children: one for each tab.
private struct TabsElement<SelectionValue: Hashable, Content: View>: PrimitiveView, PagesMarker {
  let selection: Binding<SelectionValue>?
  /// Used without a binding, and for tabs that have no tag.
  let position: Binding<Int>
  let style: RenderTabs.Style
  let indexBackground: RenderTabs.IndexBackground
  let content: Content

  static var preferences: [any PreferenceKey.Type] { [TabBarHiddenKey.self] }

  private func selected(_ tabs: [ViewChild]) -> Int {
    guard let selection else { return min(max(position.wrappedValue, 0), max(tabs.count - 1, 0)) }
    let value = selection.wrappedValue
    return tabs.firstIndex { $0.tag(as: SelectionValue.self) == value } ?? 0
  }

  func element(in context: ElementContext) -> RenderElement {
    let tabs = context.children
    let selected = selected(tabs)
    for (index, tab) in tabs.enumerated() { tab.cover(index != selected) }
    let descriptions = context.environment.addressDescriptions
    return .tabs(
      RenderTabs(
        items: tabs.map { tab in
          let item = tab[TabItemTrait.self]
          return RenderTabs.Item(
            title: item.map(\.text).filter { !$0.isEmpty }.joined(separator: " "),
            symbol: item.lazy.compactMap(\.symbol).first,
            badge: tab[RowLookTrait.self].badge?.string(in: context.environment),
            address: descriptions.isEmpty ? nil : address(of: tab, by: descriptions),
            section: tab[TabSectionTrait.self].map { $0.map(\.text).joined(separator: " ") })
        }, selection: selected, style: style, indexBackground: indexBackground,
        isBarHidden: context.preference(TabBarHiddenKey.self) ?? UITabBar.isHiddenByAppearance))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.awaitsAnswer = context.environment.awaitsAnswer
  }

  /// The address of a tab, if views around the tabs describe one.
  private func address(of tab: ViewChild, by descriptions: [AddressDescription]) -> String? {
    guard let selection, let value = tab.tag(as: SelectionValue.self) else { return nil }
    return descriptions.address(setting: selection.location, to: value)
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .select(let index) = event else { return false }
    let tabs = context.children
    guard tabs.indices.contains(index) else { return false }
    if let selection {
      guard let value = tabs[index].tag(as: SelectionValue.self) else { return false }
      selection.wrappedValue = value
    } else {
      position.wrappedValue = index
    }
    return true
  }
}

/// The views of a tab's label.
private enum TabItemTrait: ViewTrait {
  static var defaultValue: [ViewChild] { [] }
}

private struct TabItemModifier<Item: View>: TraitModifier {
  typealias Body = Never
  let item: Item

  var detached: Item { item }

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[TabItemTrait.self] = detached }
}

extension View {
  /// The label of the tab that shows this view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    Coverable { Unary { self } }.modifier(TabItemModifier(item: label()))
  }

  /// The style of tabs within this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabStyle, style._render) }
}
