/// The look of lists (`SwiftUI.ListStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol ListStyle {
  /// What renderers draw.
  var _render: RenderList.Style { get }
}

/// The look the surroundings choose (`SwiftUI.DefaultListStyle`).
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _render: RenderList.Style { .automatic }
}

/// Rows from edge to edge (`SwiftUI.PlainListStyle`).
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _render: RenderList.Style { .plain }
}

/// Sections apart from each other (`SwiftUI.GroupedListStyle`).
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _render: RenderList.Style { .grouped }
}

/// Sections as cards (`SwiftUI.InsetGroupedListStyle`).
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _render: RenderList.Style { .insetGrouped }
}

/// Rows inside of the edges (`SwiftUI.InsetListStyle`).
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _render: RenderList.Style { .plain }
}

/// A list that selects what is shown beside it (`SwiftUI.SidebarListStyle`).
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _render: RenderList.Style { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: RenderList.Style { .automatic }
}

extension EnvironmentValues {
  var listStyle: RenderList.Style {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of lists within this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style._render) }
}
