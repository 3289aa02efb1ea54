/// Rows of values in columns with headers (`SwiftUI.Table`).
///
/// Headers of sortable columns are buttons: the first press sorts by the column, and the next one reverses the order.
/// Rows are chosen one at a time, or several where the selection is a set. Rows are made when they come near the
/// viewport, as those of a ``List`` are.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// ```
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  @Environment(\.areTableHeadersHidden) private var areHeadersHidden
  @Environment(\.rowPrimaryAction) private var primaryAction
  @State private var selectedRows = SelectedRows<Value.ID>()
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>?
  private let sortOrder: TableOrder<Columns.TableColumnSortComparator>?
  private let customization: Binding<TableColumnCustomization<Value>>?
  /// The expanded rows for which the app has no binding.
  @State private var unfolded: Set<Value.ID> = []

  init(
    rows: Rows, columns: Columns, selection: ListSelection<Value.ID>?,
    sortOrder: TableOrder<Columns.TableColumnSortComparator>?,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.customization = customization
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
  }

  /// A grid that can be scrolled. It has the headers, which stay in sight unless they are hidden, and a row for each
  /// value that comes near the viewport.
  public var body: some View {
    let columns = shownColumns
    let alignments = columns.map { $0.alignment.render }
    let all = rows._rows.unfolded { isUnfolded($0).wrappedValue }
    let segments = all.segments
    ScrollView {
      TableGrid {
        if !areHeadersHidden {
          TableLine<Value.ID, _>(role: .header, alignments: alignments) {
            ForEach(columns.indices, id: \.self) { TableHeader(column: columns[$0], sortOrder: sortOrder) }
          }
        }
        if segments.isEmpty {
          ForEach(all) { row($0, columns, alignments) }
        } else {
          ForEach(segments) { segment in
            if let header = segment.header {
              TableLine<Value.ID, _>(role: .row, alignments: [.leading], spans: [max(columns.count, 1)]) {
                header.font(.headline).accessibilityAddTraits(.isHeader)
              }
            }
            ForEach(segment.rows) { row($0, columns, alignments) }
          }
        }
      }
      .padding(.horizontal)
    }
    .modifier(SelectionFollower(selection: selection?.running(primaryAction), rows: selectedRows))
  }
}

extension Table {
  /// The columns that the customization does not hide.
  private var shownColumns: [_TableColumn<Value, Columns.TableColumnSortComparator>] {
    let customization = customization?.wrappedValue
    return columns._columns.filter { column in
      switch column.customizationID.flatMap({ customization?[visibility: $0] }) ?? .automatic {
      case .automatic: !column.isHiddenByDefault
      case .visible: true
      case .hidden: false
      }
    }
  }

  /// Whether the rows below a row show.
  private func isUnfolded(_ row: _TableRow<Value>) -> Binding<Bool> {
    row.disclosure?.isExpanded
      ?? Binding {
        unfolded.contains(row.id)
      } set: { isUnfolded in
        if isUnfolded { unfolded.insert(row.id) } else { unfolded.remove(row.id) }
      }
  }

  private func row(
    _ row: _TableRow<Value>, _ columns: [_TableColumn<Value, Columns.TableColumnSortComparator>],
    _ alignments: [RenderAlignment.Horizontal]
  ) -> some View {
    let isChosen = row.isSelectable && selection != nil
    return TableLine(
      role: .row, alignments: alignments, choice: isChosen ? (row.id, selectedRows) : nil
    ) {
      ForEach(columns.indices, id: \.self) { index in
        TableCell(
          content: index == 0 ? leading(row, columns[index]) : columns[index].content(row.value), decorate: row.decorate
        )
        .modifier(TableWidth(column: columns[index], isLeading: areHeadersHidden))
        // The element by which the keyboard chooses the row.
        .accessibilityAddTraits(index == 0 && isChosen ? .isButton : [])
      }
    }
  }

  /// The content of the first column, further in for a row of an outline.
  private func leading(
    _ row: _TableRow<Value>, _ column: _TableColumn<Value, Columns.TableColumnSortComparator>
  ) -> AnyView {
    if row.level == 0, row.disclosure == nil { return column.content(row.value) }
    return AnyView(
      TableOutlineCell(
        level: row.level, isUnfolded: row.disclosure == nil ? nil : isUnfolded(row), content: column.content(row.value))
    )
  }
}

/// The first cell of a row in an outline: further in by its level, with the control that expands the row.
private struct TableOutlineCell: View {
  let level: Int
  /// `nil` for a row with none below it.
  let isUnfolded: Binding<Bool>?
  let content: AnyView

  var body: some View {
    HStack(spacing: 4) {
      if let isUnfolded {
        Button {
          isUnfolded.wrappedValue.toggle()
        } label: {
          Image(systemName: isUnfolded.wrappedValue ? "chevron.down" : "chevron.forward")
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(LocalizedStringKey(isUnfolded.wrappedValue ? .fold : .unfold)))
      }
      content
    }
    .padding(.leading, CGFloat(level) * 16)
  }
}

/// The element of a table: rows of cells whose columns line up, read as a table of data by assistive technology.
private struct TableGrid<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var lazyAxis: RenderAxis? { .vertical }

  func element(in context: ElementContext) -> RenderElement {
    .grid(
      RenderGrid(
        kind: .table, alignment: RenderAlignment(horizontal: .leading, vertical: .center), horizontalSpacing: 16,
        verticalSpacing: 8, hasHeader: true))
  }
}

/// A row of a table: its cells, and the value that it selects.
private struct TableLine<ID: Hashable, Content: View>: PrimitiveView {
  let role: RenderGridRow.Role
  let alignments: [RenderAlignment.Horizontal]
  /// The number of columns that each cell spans.
  let spans: [Int]
  /// The id of the row and the selection of the table; `nil` in a table without a selection.
  let choice: (id: ID, rows: SelectedRows<ID>)?
  let content: Content

  init(
    role: RenderGridRow.Role, alignments: [RenderAlignment.Horizontal], spans: [Int]? = nil,
    choice: (ID, SelectedRows<ID>)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.alignments = alignments
    self.spans = spans ?? alignments.map { _ in 1 }
    self.choice = choice
    self.content = content()
  }

  private var isSelected: Bool { choice.map { $0.rows.contains($0.id) } ?? false }

  func element(in context: ElementContext) -> RenderElement {
    // Leading is where the cells of a table stand by themselves.
    let isAsEver = alignments.allSatisfy { $0 == .leading }
    return .gridRow(
      RenderGridRow(
        spans: spans, columnAlignments: isAsEver ? [] : alignments.map { RenderAlignment(horizontal: $0) }, role: role,
        isSelected: isSelected))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if role == .header { attributes.pin = .top }
    guard choice != nil else { return }
    attributes.gestures.insert(.tap)
    attributes.isDisabled = !context.environment.isEnabled
    if isSelected { attributes.accessibility.traits.insert(.isSelected) }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard let choice, case .tap = event else { return false }
    choice.rows.choose(choice.id)
    return true
  }
}

/// The name of a column, and its button where rows can be sorted by it.
private struct TableHeader<Value, Comparator>: View {
  let column: _TableColumn<Value, Comparator>
  let sortOrder: TableOrder<Comparator>?

  var body: some View {
    let isOrdered = sortOrder != nil && column.comparator != nil
    Group {
      if isOrdered, let comparator = column.comparator, let sortOrder {
        Button {
          sortOrder.choose(comparator)
        } label: {
          HStack(spacing: 4) {
            column.label
            if let direction = sortOrder.direction(comparator) {
              Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
                .accessibilityLabel(Text(LocalizedStringKey(direction == .forward ? .ascending : .descending)))
            }
          }
        }
        .buttonStyle(.plain)
      } else {
        column.label
      }
    }
    .font(.subheadline.bold())
    .foregroundStyle(.secondary)
    .modifier(TableWidth(column: column, isLeading: true))
  }
}

/// A cell, one box for any content of its column, with the modifiers of its row.
private struct TableCell: View {
  let content: AnyView
  let decorate: (@MainActor (AnyView) -> AnyView)?

  var body: some View {
    Unary { decorate?(content) ?? content }
  }
}

/// The width that a column asks for. The first row of a table asks for all of it, and cells below keep within a bounded
/// width.
private struct TableWidth: ViewModifier {
  private let width: _TableColumnWidth
  private let alignment: HorizontalAlignment
  private let isLeading: Bool

  /// - Parameter isLeading: whether the column is as wide as this cell asks for, because there is no other that asks.
  init<Value, Comparator>(column: _TableColumn<Value, Comparator>, isLeading: Bool) {
    width = column.width
    alignment = column.alignment
    self.isLeading = isLeading
  }

  func body(content: Content) -> some View {
    let place = Alignment(horizontal: alignment, vertical: .center)
    if let fixed = width.fixed {
      content.frame(width: fixed, alignment: place)
    } else if !isLeading, width.maximum == nil {
      content
    } else {
      content.frame(
        minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum ?? .infinity, alignment: place)
    }
  }
}

/// The order of the rows of a table.
@MainActor
struct TableOrder<Comparator> {
  /// The direction of a comparator that comes first; `nil` for others.
  let direction: (Comparator) -> SortOrder?
  /// Sorts by a comparator first, or turns it round where it does.
  let choose: (Comparator) -> Void
}

extension TableOrder where Comparator: SortComparator {
  init(_ order: Binding<[Comparator]>) {
    func isSame(_ lhs: Comparator, _ rhs: Comparator) -> Bool {
      var lhs = lhs
      lhs.order = rhs.order
      return lhs == rhs
    }
    direction = { comparator in
      order.wrappedValue.first.flatMap { isSame($0, comparator) ? $0.order : nil }
    }
    choose = { comparator in
      var comparators = order.wrappedValue
      if var first = comparators.first, isSame(first, comparator) {
        first.order = first.order == .forward ? .reverse : .forward
        comparators[0] = first
      } else {
        comparators.removeAll { isSame($0, comparator) }
        comparators.insert(comparator, at: 0)
      }
      order.wrappedValue = comparators
    }
  }
}
