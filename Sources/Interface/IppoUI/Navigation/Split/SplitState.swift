internal import ConcurrencyExtras
internal import IppoArchive

/// The columns of a split view, and what each says about the next one.
@MainActor
final class SplitState {
  /// Sidebar, content and detail.
  let columns: [SplitColumn] = (0..<3).map { _ in SplitColumn() }

  init() {}
}

extension SplitState: Archivable {
  /// What a link shows, by its value. A view is made by the link itself, which is known by its address.
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
  /// Points.
  let width = Tracked(320.0)
  let entrance = ColumnEntrance()
  /// What a link of the column shows in the next one; `nil` for what stands there by itself.
  let linked = Tracked<LinkedContent?>(nil)
  /// A list of the column has a selection.
  private let hasSelection = Tracked(false)
  private var clearSelection: (() -> Void)?

  init() {}

  /// Tells whether something is selected in a list of the column.
  ///
  /// - Parameter clear: takes it out of the selection; `nil` when nothing is selected.
  func showsNext(_ clear: (() -> Void)?) {
    clearSelection = clear
    hasSelection.value = clear != nil
  }

  /// Whether the column wants the next one to be seen. Reading it is tracked.
  var wantsNext: Bool { hasSelection.value || linked.value != nil }

  /// The next column was left.
  func leaveNext() {
    clearSelection?()
    linked.value = nil
  }
}

/// What a link of a column shows in the next one.
@MainActor
enum LinkedContent {
  /// What the column has declared a destination for.
  case value(AnyHashable)
  case view(LinkedView)
}

/// The destination of a link, made when it is shown. Each opening is another identity.
@MainActor
final class LinkedView {
  let content: AnyView
  /// Whose destination it is.
  let link: NodeAddress?

  init(of link: NodeAddress?, content: @escaping () -> some View) {
    self.link = link
    self.content = AnyView(Lazily(content))
  }
}

/// Where a navigation stands as a column of a split view.
struct ColumnPlace {
  let state: NavigationState
  /// `nil` where there is no way back from the column's root.
  let back: WayBack?
}

/// Where the root of a column is left to.
struct WayBack {
  /// The page to go back to.
  let below: PageModel
  let pop: () -> Void
}

/// The way back from the root of a column. Where a stack of the app's own stands there, its root has the control for it, and
/// not the page of the column: there is one bar.
@MainActor
final class ColumnEntrance {
  /// The page to go back to; `nil` where the columns stand side by side.
  let below = Tracked<PageModel?>(nil)
  var pop: () -> Void = {}
  /// What the root of the column is in.
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
  /// The way back from the column at whose root the view is.
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
