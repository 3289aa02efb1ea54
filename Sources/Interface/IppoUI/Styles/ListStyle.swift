/// The look of lists (`SwiftUI.ListStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The style that renderers draw.
  var _render: RenderList.Style { get }
}

/// The look the surroundings choose (`SwiftUI.DefaultListStyle`).
public struct DefaultListStyle: ListStyle {
  /// The same as `.automatic`.
  public init() {}
  /// The style that browsers and terminals draw as ``InsetGroupedListStyle``.
  public var _render: RenderList.Style { .automatic }
}

/// Rows from edge to edge (`SwiftUI.PlainListStyle`).
public struct PlainListStyle: ListStyle {
  /// The same as `.plain`.
  public init() {}
  /// Rows from edge to edge, without cards.
  public var _render: RenderList.Style { .plain }
}

/// Sections apart from each other (`SwiftUI.GroupedListStyle`).
public struct GroupedListStyle: ListStyle {
  /// The same as `.grouped`.
  public init() {}
  /// Sections apart from each other, from edge to edge.
  public var _render: RenderList.Style { .grouped }
}

/// Sections as cards (`SwiftUI.InsetGroupedListStyle`).
public struct InsetGroupedListStyle: ListStyle {
  /// The same as `.insetGrouped`.
  public init() {}
  /// Sections as cards, with space at their sides.
  public var _render: RenderList.Style { .insetGrouped }
}

/// Rows inside of the edges (`SwiftUI.InsetListStyle`). Drawn from edge to edge, as ``PlainListStyle``.
public struct InsetListStyle: ListStyle {
  /// The same as `.inset`.
  public init() {}
  /// Rows from edge to edge, as ``PlainListStyle``.
  public var _render: RenderList.Style { .plain }
}

/// A list whose selection determines the content beside it (`SwiftUI.SidebarListStyle`).
public struct SidebarListStyle: ListStyle {
  /// The same as `.sidebar`.
  public init() {}
  /// Rows without cards and lines, which are selected.
  public var _render: RenderList.Style { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look the surroundings choose: sections as cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows inside of the edges. Drawn from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list whose selection determines the content beside it.
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

/// A list with a border (`SwiftUI.BorderedListStyle`): drawn as a plain one.
public struct BorderedListStyle: ListStyle {
  /// The same as `.bordered`.
  public init() {}
  /// Rows from edge to edge, without cards.
  public var _render: RenderList.Style { .plain }
}

extension ListStyle where Self == BorderedListStyle {
  /// A list with a border. Has no effect in browsers and terminals: it is drawn as a plain one.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// A list with a border. Has no effect in browsers and terminals: it is drawn as a plain one.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// An inset list. All rows have the same background in browsers and terminals.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
