/// Columns side by side: a sidebar, and the detail of its selection (`SwiftUI.NavigationSplitView`).
///
/// Where the horizontal size class is compact, the columns become pages on top of each other, as on an iPhone. To
/// select in a list of one column shows the next, and to go back clears the selection. A selection that is set from the
/// start shows its detail in the first frame.
///
/// ```swift
/// NavigationSplitView {
///   List(items, selection: $selection) { NavigationLink($0.name, value: $0.id) }
/// } detail: {
///   if let selection { ItemView(id: selection) } else { Text("Nothing is selected") }
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var state = SplitState()
  @State private var sidebarPath = NavigationPath()
  @State private var contentPath = NavigationPath()
  @State private var detailPath = NavigationPath()
  @State private var ownPreference = NavigationSplitViewColumn.sidebar
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preference: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ preference: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.preference = preference
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Three columns, all of which show in a wide window.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), content(), detail()) }

  /// Three columns, some of which the app can hide.
  ///
  /// - Parameter columnVisibility: The columns that show in a wide window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

  /// Three columns, of which the app chooses the one on top in a narrow window.
  ///
  /// - Parameter preferredCompactColumn: The column that is on top in a narrow window; going back writes it.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

  /// Three columns, some of which the app can hide, and one of which it puts on top in a narrow window.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that show in a wide window.
  ///   - preferredCompactColumn: The column that is on top in a narrow window; going back writes it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }

  /// The columns side by side, or as pages on top of each other where the width is compact.
  public var body: some View {
    let isCollapsed = sizeClass == .compact
    // The column on top is not read where all columns stand side by side, so that they are not evaluated again for it.
    let top = isCollapsed ? topColumn : nil
    let shown = columns.filter { column in top.map { column.position <= $0.position } ?? isVisible(column) }
    SplitElement(isCollapsed: isCollapsed, sizes: shown.map { state.columns[$0.position].size }) {
      if shown.contains(.sidebar) { column(.sidebar, $sidebarPath, sidebar, isCollapsed) }
      if shown.contains(.content) { column(.content, $contentPath, content, isCollapsed) }
      if shown.contains(.detail) { column(.detail, $detailPath, detail, isCollapsed) }
    }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var columns: [NavigationSplitViewColumn] {
    hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
  }

  private func isVisible(_ column: NavigationSplitViewColumn) -> Bool {
    visibility?.wrappedValue.shows(column, of: columns.count) ?? true
  }

  // MARK: Collapsed

  /// The last column that is preferred or asked for by the one before it.
  private var topColumn: NavigationSplitViewColumn {
    let preferred = (preference ?? $ownPreference).wrappedValue
    let isContentWanted = state.columns[0].wantsNext
    if preferred == .detail || !hasContent && (isContentWanted || preferred == .content) { return .detail }
    guard isContentWanted || preferred == .content else { return .sidebar }
    return state.columns[1].wantsNext ? .detail : .content
  }

  private func below(_ column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    column == .detail && hasContent ? .content : .sidebar
  }

  private func leave(_ column: NavigationSplitViewColumn) {
    let below = below(column)
    state.columns[below.position].leaveNext()
    let preference = preference ?? $ownPreference
    if preference.wrappedValue.position > below.position { preference.wrappedValue = below }
  }

  // MARK: Columns

  private func column<Root: View>(
    _ column: NavigationSplitViewColumn, _ path: Binding<NavigationPath>, _ root: Root, _ isCollapsed: Bool
  ) -> some View {
    let own = state.columns[column.position]
    own.navigation.besides = column == .detail ? nil : own.linked
    let before = column == .sidebar ? nil : state.columns[below(column).position]
    let belowPath = column == .detail && hasContent ? contentPath : sidebarPath
    let entrance = own.entrance
    entrance.below.value = isCollapsed ? before?.navigation.model(at: belowPath.count) : nil
    entrance.pop = { leave(column) }
    return Coverable {
      NavigationHost(
        path: PathAccess(path), root: ColumnRoot(before: before, root: root, entrance: entrance),
        column: ColumnPlace(state: own.navigation, back: entrance.back))
    }
    .environment(\.splitColumn, own)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns, both of which show in a wide window.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns, one of which the app can hide.
  ///
  /// - Parameter columnVisibility: The columns that show in a wide window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), EmptyView(), detail()) }

  /// Two columns, of which the app chooses the one on top in a narrow window.
  ///
  /// - Parameter preferredCompactColumn: The column that is on top in a narrow window; going back writes it.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail()) }

  /// Two columns, one of which the app can hide, and one of which it puts on top in a narrow window.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that show in a wide window.
  ///   - preferredCompactColumn: The column that is on top in a narrow window; going back writes it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail()) }
}

/// The content of a column: the destination of a link in the column before, or the column's own root.
private struct ColumnRoot<Root: View>: View {
  let before: SplitColumn?
  let root: Root
  let entrance: ColumnEntrance
  private var node = NodeProperty()

  init(before: SplitColumn?, root: Root, entrance: ColumnEntrance) {
    self.before = before
    self.root = root
    self.entrance = entrance
  }

  var body: some View {
    entrance.begin(at: node)
    return content.environment(\.columnEntrance, entrance)
  }

  @ViewBuilder private var content: some View {
    switch before?.linked.value {
    case .value(let value)?:
      before?.navigation.destination(for: value).id(value)
    case .view(let view)?:
      view.content.id(ObjectIdentifier(view))
    case nil:
      root
    }
  }
}

/// The element of a split view.
private struct SplitElement<Columns: View>: PrimitiveView {
  let isCollapsed: Bool
  /// The widths, which the element alone reads, so that a column that sets its width makes no other evaluate again.
  let sizes: [Tracked<RenderNavigation.Column>]
  @ViewBuilder var content: Columns

  func element(in context: ElementContext) -> RenderElement {
    let children = context.children
    for (index, child) in children.enumerated() { child.cover(isCollapsed && index < children.count - 1) }
    return .navigation(RenderNavigation(columns: isCollapsed ? [] : sizes.map(\.value)))
  }
}
