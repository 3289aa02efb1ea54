/// Rows, in sections or not (`SwiftUI.List`).
///
/// ```swift
/// List {
///   ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) }
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.listStyle) private var style
  @Environment(\.rowPrimaryAction) private var primaryAction
  @State private var selectedRows = SelectedRows<SelectionValue>()
  private let selection: ListSelection<SelectionValue>?
  private let content: Content

  init(selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// A row for each view of the content.
  public var body: some View {
    let rowSelection = selection == nil ? nil : RowSelection(selectedRows)
    // Where one alone is selected, there is a way to have none.
    let selectsSeveral = selection.map { $0.clear == nil } ?? false
    ListElement(style: style, selection: rowSelection, selectsSeveral: selectsSeveral, content: content)
      .environment(\.rowSelection, rowSelection)
      .environment(\.sectionPlace, .rows)
      .modifier(SelectionFollower(selection: selection?.running(primaryAction), rows: selectedRows))
  }

  /// Rows of which several can be selected; `nil` for none.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), content: content())
  }

  /// Rows of which one can be selected; `nil` for none.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), content: content())
  }

  /// A row for each element, of which several can be selected.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which one can be selected.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which several can be selected.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, of which one can be selected.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Rows that users cannot select.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  /// A row for each element.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number.
  @inlinable
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// The selection of a list.
@MainActor
struct ListSelection<Value: Hashable> {
  let choose: (Value) -> Void
  let values: () -> Set<Value>
  /// Removes the selected row from the selection; `nil` where several can be selected.
  let clear: (() -> Void)?
  /// Leaves nothing selected.
  let clearAll: () -> Void
  /// The address of a chosen value, as far as the descriptions around the list go.
  let address: (Value, [AddressDescription]) -> String?

  /// Choosing a selected row again removes it from the selection.
  init?(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    choose = { value in
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    }
    values = { selection.wrappedValue }
    clear = nil
    clearAll = { selection.wrappedValue = [] }
    address = { _, _ in nil }
  }

  private init(_ selection: Self, choose: @escaping (Value) -> Void) {
    values = selection.values
    clear = selection.clear
    clearAll = selection.clearAll
    address = selection.address
    self.choose = choose
  }

  /// Runs an action, too, when a row is chosen, if there is one.
  func running(_ action: RowPrimaryAction?) -> Self {
    guard let action else { return self }
    return Self(self) {
      choose($0)
      action.run($0)
    }
  }

  init?(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    choose = { selection.wrappedValue = $0 }
    values = { selection.wrappedValue.map { [$0] } ?? [] }
    let clear = { selection.wrappedValue = nil }
    self.clear = clear
    clearAll = clear
    address = { $1.address(setting: selection.location, to: $0) }
  }
}

/// The element of a list. Each element of the content is put into a row, and elements of sections into the rows of
/// their section.
struct ListElement<Content: View>: PrimitiveView, RowContainer {
  let style: RenderList.Style
  let selection: RowSelection?
  var selectsSeveral = false
  let content: Content

  static var childPolicy: ChildPolicy { .wrapped }
  static var lazyAxis: RenderAxis? { .vertical }

  func element(in context: ElementContext) -> RenderElement {
    let environment = context.environment
    return .list(
      RenderList(
        style: style, isEditing: environment.editMode?.wrappedValue.isEditing ?? false,
        isRefreshable: environment.refresh != nil, isSelectable: selection != nil,
        selectsSeveral: selectsSeveral,
        isBackgroundHidden: environment.scrollContentBackground == .hidden,
        rowSpacing: environment.listRowSpacing.flatMap(Self.length),
        sectionSpacing: environment.listSectionSpacing.flatMap(Self.length),
        minRowHeight: environment.minListRowHeight.flatMap(Self.length)))
  }

  /// A possible length of a space, in points; `nil` for a value that is not finite.
  private static func length(_ spacing: CGFloat) -> Double? {
    spacing.isFinite ? min(max(0, Double(spacing)), 10_000) : nil
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard event == .refresh, let refresh = context.environment.refresh else { return false }
    refresh.start()
    return true
  }

  func wraps(_ child: ViewChild, in context: ElementContext) -> Bool { isRow(child) }

  func wrapper(for child: ViewChild, at index: Int, in context: ElementContext) -> RenderElement {
    row(for: child, selection: selection, in: context)
  }

  func attributes(_ attributes: inout RenderAttributes, of child: ViewChild, in context: ElementContext) {
    rowAttributes(&attributes, of: child, selection: selection, in: context)
  }

  func handle(_ event: RenderEvent, of child: ViewChild, at index: Int, in context: ElementContext) -> Bool {
    handleRow(event, of: child, selection: selection, in: context)
  }
}
