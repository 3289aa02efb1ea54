public import Foundation

/// One screen of a navigation.
struct PageView<Content: View>: View {
  @State private var dismisser = Dismisser()
  let model: PageModel
  let previous: PageModel?
  let pop: (() -> Void)?
  @ViewBuilder let content: Content

  var body: some View {
    let dismisser = dismisser
    dismisser.action = pop ?? {}
    return Coverable {
      PageElement(model: model, previous: previous, dismisser: pop == nil ? nil : dismisser, shown: content)
    }
    .modifier(EditModeScope())
    .transformEnvironment(\.self) {
      $0.page = model
      $0.leaveRows()
      guard pop != nil else { return }
      $0.dismisser = dismisser
      $0.isPresented = true
    }
  }
}

/// The element of a page. Children: toolbar items, then the content.
private struct PageElement<Shown: View>: PrimitiveView {
  let model: PageModel
  let previous: PageModel?
  let dismisser: Dismisser?
  let shown: Shown

  static var outlets: [OutletID] { [.toolbar] }
  static var preferences: [any PreferenceKey.Type] { [PageTraitsKey.self] }

  @ViewBuilder var content: some View {
    NavigationBarItems(model: model)
    SecondaryActionsMenu(model: model)
    Unary {
      // The items go no further: a page around the navigation has a bar of its own.
      shown.onPreferenceChange(NavigationBarItemsKey.self) { [model] in model.barItems.value = $0 }
        .transformPreference(NavigationBarItemsKey.self) { $0 = NavigationBarItemsKey.defaultValue }
    }
  }

  func element(in context: ElementContext) -> RenderElement {
    let traits = context.preference(PageTraitsKey.self)
    let title = traits.title?.string(in: context.environment) ?? ""
    model.title.value = title
    let leavesBarToStack = traits.leavesBarToStack ?? false
    let own = traits.titleMode?.render ?? .automatic
    let titleMode = own == .automatic ? previous?.titleMode.value ?? .automatic : own
    model.titleMode.value = titleMode
    return .page(
      RenderPage(
        title: title, subtitle: traits.subtitle?.string(in: context.environment) ?? "",
        titleMode: titleMode, canGoBack: dismisser != nil && !leavesBarToStack,
        isBackButtonHidden: traits.isBackButtonHidden ?? false, backTitle: previous.map(\.title.value),
        isBarHidden: traits.isBarHidden ?? (leavesBarToStack && title.isEmpty && context.children.count == 1),
        barBackground: traits.barBackground(in: context.environment),
        barColorScheme: traits.barColorScheme?.render,
        background: traits.background?.paint(in: context.environment)))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.awaitsAnswer = context.environment.awaitsAnswer
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard event == .dismiss, let dismisser,
      context.preference(PageTraitsKey.self).isBackButtonHidden != true
    else { return false }
    dismisser.dismiss()
    return true
  }
}

/// The requests of a page's content to the page.
struct PageTraits: Equatable {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isBackButtonHidden: Bool?
  var isBarHidden: Bool?
  var subtitle: Text?
  var barStyle: _ShapeStyleStorage?
  var barVisibility: Visibility?
  var barColorScheme: ColorScheme?
  var background: _ShapeStyleStorage?
  /// Whether the page is the root of a column, and a stack at that place has the bar and the way back.
  var leavesBarToStack: Bool?

  func barBackground(in environment: EnvironmentValues) -> RenderPage.BarBackground {
    if barVisibility == .hidden { return .hidden }
    return barStyle?.paint(in: environment).map { .paint($0) } ?? .automatic
  }
}

struct PageTraitsKey: PreferenceKey {
  static var defaultValue: PageTraits { PageTraits() }

  /// The last one that is set wins.
  static func reduce(value: inout PageTraits, nextValue: () -> PageTraits) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.titleMode = next.titleMode ?? value.titleMode
    value.isBackButtonHidden = next.isBackButtonHidden ?? value.isBackButtonHidden
    value.isBarHidden = next.isBarHidden ?? value.isBarHidden
    value.subtitle = next.subtitle ?? value.subtitle
    value.barStyle = next.barStyle ?? value.barStyle
    value.barVisibility = next.barVisibility ?? value.barVisibility
    value.barColorScheme = next.barColorScheme ?? value.barColorScheme
    value.background = next.background ?? value.background
    value.leavesBarToStack = next.leavesBarToStack ?? value.leavesBarToStack
  }
}

extension View {
  func page(_ change: @escaping (inout PageTraits) -> Void) -> some View {
    transformPreference(PageTraitsKey.self, change)
  }

  // MARK: Title

  /// The title of the page. Of several on one view the outermost counts.
  public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }

  /// The title of the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// The title of the page.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The title of the page.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// Sets the display mode of the title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    page { $0.titleMode = displayMode }
  }

  /// The title of the page, by its older name.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    page {
      $0.title = title
      if displayMode != .automatic { $0.titleMode = displayMode }
    }
  }

  /// The title of the page, by its older name.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

  /// The title of the page, by its older name.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

  // MARK: Bar

  /// Whether the page hides the control and the gesture to go back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Whether the page has no bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.isBarHidden = hidden } }

  /// The line under the title of the page.
  public func navigationSubtitle(_ subtitle: Text) -> some View { page { $0.subtitle = subtitle } }

  /// The line under the title of the page.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// The line under the title of the page.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

  /// The background of the container around this view, which is its page. Pages in tabs and in split views count as
  /// pages, too. Widgets do not exist here, and a background for them is ignored.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    page { if container != .widget { $0.background = style._storage } }
  }

  /// The background of the container around this view: a view behind this one, over the whole area of the page.
  @ViewBuilder
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    if container == .widget {
      self
    } else {
      let background = content()
      frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) { background }
    }
  }

  /// The file that the window shows, for the title bar of a desktop. Has no effect in browsers and terminals: the title
  /// bar is part of a desktop.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Whether bars show. Renderers can hide the navigation bar and the bar of tabs.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hidesBar(visibility, bars)
  }

  func hidesBar(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    page { traits in
      guard visibility != .automatic, bars.areOfPage else { return }
      traits.isBarHidden = visibility == .hidden
    }
    .modifier(TabBarVisibilityModifier(isHidden: bars.contains(.tabBar) ? visibility.isHidden : nil))
  }
}

extension Visibility {
  /// `nil` where it is left to the container.
  fileprivate var isHidden: Bool? {
    switch self {
    case .automatic: nil
    case .visible: false
    case .hidden: true
    }
  }
}

extension [ToolbarPlacement] {
  /// Whether the bar at the top of pages is among them.
  var areOfPage: Bool { isEmpty || contains { $0 == .navigationBar || $0 == .automatic } }
}

/// A container whose background can be set (`SwiftUI.ContainerBackgroundPlacement`).
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A view of tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget. This library has none.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}
