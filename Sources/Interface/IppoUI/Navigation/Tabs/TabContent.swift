/// Tabs with values of one type (`SwiftUI.TabContent`). Tabs of an app's own conform by their body.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the value that one of these tabs selects.
  associatedtype TabValue: Hashable where TabValue == _TabBody.TabValue
  /// The type of ``body``; ``_NoTabs`` for tabs that are made of no others.
  associatedtype _TabBody: TabContent
  /// The type of ``_shown``.
  associatedtype _Shown: View

  /// The tabs this content is made of.
  @TabContentBuilder<TabValue> var body: _TabBody { get }

  /// The views of the tabs.
  @ViewBuilder var _shown: _Shown { get }
}

extension TabContent {
  /// Tabs of the app's own are shown by their body, in a scope in which their dynamic properties work.
  public var _shown: some View { TabContentBody(content: StyleProperty(style: self)) }
}

extension TabContent where _TabBody == _NoTabs<TabValue> {
  /// Stops the program: these tabs are made of no others.
  public var body: _NoTabs<TabValue> {
    fatalError("body should not be called on \(Self.self): it is made of no other tab.")
  }
}

/// The body of tabs that are not made of other tabs.
public enum _NoTabs<TabValue: Hashable>: TabContent {
  /// The type itself, because it contains no tabs.
  public typealias _TabBody = _NoTabs<TabValue>
  /// An empty view.
  public var _shown: EmptyView { EmptyView() }
}

private struct TabContentBody<Content: TabContent>: View {
  var content: StyleProperty<Content>

  var body: some View { content.style.body._shown }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  /// The type without tabs, because the rows are shown as they are.
  public typealias _TabBody = _NoTabs<TabValue>

  /// The tabs of all elements.
  public var _shown: some View {
    ForEach<Data, ID, Content._Shown>(data: data, ids: ids) { [content] in content($0)._shown }
  }

  /// Tabs for elements that know their id.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, ids: RowIDs(), content: content)
  }

  /// Tabs for elements with an id at a key path.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, ids: RowIDs(at: id), content: content)
  }

  /// Tabs for the numbers of a range.
  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Content.TabValue == V {
    self.init(data: data, ids: .numbers, content: content)
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  /// The type without tabs, because the content is shown as it is.
  public typealias _TabBody = _NoTabs<TabValue>
  /// The tabs of the group.
  public var _shown: some View { content._shown }

  /// Groups tabs.
  @_disfavoredOverload
  public init<V>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V { self.content = content() }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The type of the tabs' values.
  public typealias TabValue = TrueContent.TabValue
  /// The type without tabs, because the branch is shown as it is.
  public typealias _TabBody = _NoTabs<TabValue>
  /// The tabs of the branch.
  @ViewBuilder public var _shown: some View {
    switch storage {
    case .first(let tabs): tabs._shown
    case .second(let tabs): tabs._shown
    }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Wrapped.TabValue
  /// The type without tabs, because the value is shown as it is.
  public typealias _TabBody = _NoTabs<TabValue>
  /// The tabs, if there are any.
  public var _shown: Wrapped._Shown? { self?._shown }
}

/// Tabs that are made of views.
public struct _TabContents<TabValue: Hashable, Content: View>: TabContent {
  /// The type without tabs, because the content is shown as it is.
  public typealias _TabBody = _NoTabs<TabValue>
  /// The views of the tabs.
  public let _shown: Content

  init(_ content: Content) { _shown = content }
}

/// Puts tabs with values of one type together (`SwiftUI.TabContentBuilder`). Values may be named by their members
/// alone, as in `Tab("Home", systemImage: "house", value: .home)`.
@MainActor @preconcurrency
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// A tab, or tabs that are made of others: itself.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// The first tab.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(first: Content) -> Content { first }

  /// Adds a tab.
  public static func buildPartialBlock<Tabs: TabContent<TabValue>, Content: TabContent<TabValue>>(
    accumulated: Tabs, next: Content
  ) -> _TabContents<TabValue, TupleView<(Tabs._Shown, Content._Shown)>> {
    _TabContents(ViewBuilder.buildBlock(accumulated._shown, next._shown))
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

  /// Another branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> _TabContents<TabValue, AnyView> { _TabContents(AnyView(content._shown)) }
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
    _TabContents<TabValue, _Shown?>(hidden ? nil : _shown)
  }

  /// Names a tab in the customization. Has no effect in browsers and terminals: the app alone arranges tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// The ways in which a user may arrange a tab. Has no effect in browsers and terminals: the app alone arranges tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Whether a tab shows before a user arranges tabs. Has no effect in browsers and terminals: all tabs show.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Buttons in the header of a section of tabs. Has no effect in browsers and terminals: sections are drawn without
  /// headers.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// The position of a tab. Has no effect in browsers and terminals: there is one bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Whether a drag selects a tab by resting over it. Has no effect in browsers and terminals: a drag leaves the
  /// selection as it is.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }

  /// Buttons at a tab in a sidebar. Has no effect in browsers and terminals: tabs are in a bar.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// A menu at a tab in a sidebar. Has no effect in browsers and terminals: tabs are in a bar.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }

  /// The data that a drag of a sidebar's tab carries. Has no effect in browsers and terminals: tabs are in a bar.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
    self
  }

  /// The action for data that is dropped on a tab. Has no effect in browsers and terminals: tabs are without drop
  /// targets.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// A popover above the page of a tab while the binding is `true`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    modified { view in
      view.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }

  /// The name of a tab for tests.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
    modified { view in view.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
  }

  /// The name that is read aloud for the page of a tab.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    modified { view in view.accessibilityLabel(label, isEnabled: isEnabled) }
  }

  /// The name that is read aloud for the page of a tab.
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// The name that is read aloud for the page of a tab.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// The hint that is read aloud after the name of a tab's page.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    modified { view in view.accessibilityHint(hint, isEnabled: isEnabled) }
  }

  /// The hint that is read aloud after the name of a tab's page.
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// The present value of a tab's page, for assistive technology.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    modified { view in view.accessibilityValue(value, isEnabled: isEnabled) }
  }

  /// The present value of a tab's page, for assistive technology.
  public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// The names of a tab for voice control. Has no effect in browsers and terminals: it is called by its label.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some TabContent<TabValue> { self }

  /// Returns the tabs with a modifier of views.
  private func modified<Modified: View>(_ modify: (_Shown) -> Modified) -> _TabContents<TabValue, Modified> {
    _TabContents(modify(_shown))
  }
}

/// The position of a tab (`SwiftUI.TabPlacement`). Renderers have one bar of tabs.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// Wherever the platform puts it.
  public static let automatic = TabPlacement(name: "automatic")
  /// A place that is always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// A place in a sidebar alone. Renderers have none: it stands in the bar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
