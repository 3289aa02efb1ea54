internal import ConcurrencyExtras
internal import IppoArchive

/// The columns of a split view, and the request of each for the next one.
@MainActor
final class SplitState {
  /// Sidebar, content and detail.
  let columns: [SplitColumn] = (0..<3).map { _ in SplitColumn() }

  init() {}
}

extension SplitState: Archivable {
  /// The destination of a link, by its value. A view is made by the link itself, which is known by its address.
  private struct Linked {
    var value: AnyHashable?
    var link: UInt64?
  }

  nonisolated func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    valueOnMainActor(writer) { writer in
      writer.write(
        columns.map { column in
          switch column.linked.untracked {
          case .value(let value)?: Linked(value: value)
          case .view(let view)?: Linked(link: view.link?.value)
          case nil: Linked()
          }
        })
    }
  }

  nonisolated static func _restored(
    from archived: ArchivedValue, initial: SplitState?, by reader: ArchiveReader
  ) -> SplitState? {
    guard let initial, let columns = reader.read(archived, as: [Linked].self) else { return initial }
    valueOnMainActor(columns) { columns in
      for (column, linked) in zip(initial.columns, columns) {
        column.linked.value = linked.value.map { .value($0) }
        column.navigation.openLink = linked.link.map { NodeAddress(value: $0) }
      }
    }
    return initial
  }
}

/// One column.
@MainActor
final class SplitColumn {
  let navigation = NavigationState()
  /// The width, and its limits.
  let size = Tracked(RenderNavigation.Column(width: 320))
  let entrance = ColumnEntrance()
  /// The content that a link of the column shows in the next one; `nil` for the next column's own root.
  let linked = Tracked<LinkedContent?>(nil)
  /// A list of the column has a selection.
  private let hasSelection = Tracked(false)
  private var clearSelection: (() -> Void)?

  init() {}

  /// Notes whether a list of the column has a selection.
  ///
  /// - Parameter clear: Clears the selection; `nil` without a selection.
  func showsNext(_ clear: (() -> Void)?) {
    clearSelection = clear
    hasSelection.value = clear != nil
  }

  /// Whether the column wants the next one to show. Reading it is tracked.
  var wantsNext: Bool { hasSelection.value || linked.value != nil }

  /// The next column was left.
  func leaveNext() {
    clearSelection?()
    linked.value = nil
  }
}

/// The content that a link of a column shows in the next one.
@MainActor
enum LinkedContent {
  /// A value for which the column has declared a destination.
  case value(AnyHashable)
  case view(LinkedView)
}

/// The destination of a link, made when it is shown. Each opening is another identity.
@MainActor
final class LinkedView {
  let content: AnyView
  /// The address of the link with this destination.
  let link: NodeAddress?

  init(of link: NodeAddress?, content: @escaping () -> some View) {
    self.link = link
    self.content = AnyView(Lazily(content))
  }
}

/// The state of a navigation that is a column of a split view.
struct ColumnPlace {
  let state: NavigationState
  /// `nil` where there is no way back from the column's root.
  let back: WayBack?
}

/// The way back from the root of a column.
struct WayBack {
  /// The page to go back to.
  let below: PageModel
  let pop: () -> Void
}

/// The way back from the root of a column. If a stack of the app's own is that root, the stack's root has the back
/// control in place of the column's page. So there is one bar.
@MainActor
final class ColumnEntrance {
  /// The page to go back to; `nil` where the columns stand side by side.
  let below = Tracked<PageModel?>(nil)
  var pop: () -> Void = {}
  /// The element around the root of the column.
  private weak var element: ElementNode?

  init() {}

  /// - Parameter root: the node of the root.
  func begin(at root: NodeProperty) { element = root.node?.inputs.parentElement }

  /// Whether a view is the root itself: no other element is around it.
  func leads(to view: NodeProperty) -> Bool {
    guard let element else { return false }
    return view.node?.inputs.parentElement === element
  }

  /// Reading it is tracked.
  var back: WayBack? { below.value.map { WayBack(below: $0) { [unowned self] in pop() } } }
}

private struct ColumnEntranceKey: EnvironmentKey {
  static var defaultValue: ColumnEntrance? { nil }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The way back from the column around, for the view at its root.
  var columnEntrance: ColumnEntrance? {
    get { self[ColumnEntranceKey.self] }
    set { self[ColumnEntranceKey.self] = newValue }
  }

  /// The column of a split view the view is in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
