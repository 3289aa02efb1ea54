internal import IssueReporting

/// Pages on top of a root, the last one on screen (`SwiftUI.NavigationStack`).
///
/// Covered pages keep their state. A path that is not empty at the start shows its last page in the first frame.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(items) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Item.self) { ItemView(item: $0) }
/// }
/// ```
public struct NavigationStack<Data, Root: View>: View {
  @State private var ownPath = NavigationPath()
  private let path: PathAccess?
  private let root: Root

  /// A stack whose pages are a typed collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// The root, and a page for each element of the path.
  public var body: some View { NavigationHost(path: path ?? PathAccess($ownPath), root: root) }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack whose pages are values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = PathAccess(path)
    self.root = root()
  }
}

/// A navigation: the root, and a page for each element of the path.
struct NavigationHost<Root: View>: View {
  @State private var ownState = NavigationState()
  @Environment(\.columnEntrance) private var entranceAround
  private var node = NodeProperty()
  let path: PathAccess
  let root: Root
  /// `nil`: the navigation stands alone.
  let column: ColumnPlace?

  init(path: PathAccess, root: Root, column: ColumnPlace? = nil) {
    self.path = path
    self.root = root
    self.column = column
  }

  private struct Position: Hashable, ArchiveNamed {
    let index: Int
    let value: AnyHashable

    /// The path is archived itself.
    var archiveName: String? { "\(index)" }
  }

  var body: some View {
    let state = column?.state ?? ownState
    state.use(path)
    let elements = path.elements()
    state.release(above: elements.count)
    let positions = elements.enumerated().map { Position(index: $0.offset, value: $0.element) }
    let entrance = column == nil && entranceAround?.leads(to: node) == true ? entranceAround : nil
    let back = column == nil ? entrance?.back : column?.back
    return NavigationElement {
      PageView(model: state.model(at: 0), previous: back?.below, pop: back?.pop) { root }
      ForEach(positions, id: \.self) { position in
        EmptyView().modifier(
          PageAttachment(
            slot: PathPage(
              state: state, index: position.index, value: position.value, path: path,
              below: Array(elements[...position.index]))))
      }
    }
    .transformEnvironment(\.self) {
      $0.navigation = state
      $0.pathBelow = []
      $0.columnEntrance = nil
    }
    .page { if entrance != nil { $0.leavesBarToStack = true } }
  }
}

/// The page of an element of the path.
private struct PathPage: View {
  let state: NavigationState
  let index: Int
  let value: AnyHashable
  let path: PathAccess
  /// The elements of the path up to this page.
  let below: [AnyHashable]

  var body: some View {
    PageView(
      model: state.model(at: index + 1), previous: state.model(at: index),
      pop: { [path, index] in path.removeAll(index) }
    ) {
      if let destination = state.destination(for: value) {
        destination
      } else {
        MissingDestination(value: value)
      }
    }
    .environment(\.pathBelow, below)
  }
}

/// The page for a value without a declared destination. As in SwiftUI, it shows a warning sign.
private struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").onAppear {
      reportIssue(
        """
        No navigationDestination(for:) was found for a value of type \(type(of: value.base)).

        Add one for this type to the root of the NavigationStack, or to a page below the one that is shown.
        """)
    }
  }
}

/// The element of a navigation.
private struct NavigationElement<Pages: View>: PrimitiveView {
  @ViewBuilder var content: Pages

  static var outlets: [OutletID] { [.pages] }

  func element(in context: ElementContext) -> RenderElement {
    let pages = context.children
    for (index, page) in pages.enumerated() { page.cover(index < pages.count - 1) }
    return .navigation(RenderNavigation())
  }
}

/// Shows a page in the navigation around a view.
struct PageAttachment<Slot: View>: OutletModifier {
  typealias Body = Never

  let slot: Slot

  var outlet: OutletID { .pages }
  var attachment: some View { slot }
}
