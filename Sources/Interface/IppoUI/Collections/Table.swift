/// Rows of values in columns with headers (`SwiftUI.Table`).
///
/// Headers of columns that can be sorted are buttons: choosing one sorts by it, choosing it again turns the order
/// round. Rows are chosen one at a time, or several where the selection is a set. Rows are made when they come near what
/// is seen, as those of a ``List`` are.
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
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>?
  private let sortOrder: TableOrder<Columns.TableColumnSortComparator>?
  private let customization: Binding<TableColumnCustomization<Value>>?
  /// Rows that are unfolded and whose app does not say so itself.
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

  /// A grid that can be scrolled: the headers, unless they are hidden, and a row for each value that comes near what is
  /// seen.
  public var body: some View {
    let columns = shownColumns
    let all = rows._rows.unfolded { isUnfolded($0).wrappedValue }
    let segments = all.segments
    ScrollView {
      TableGrid {
        if !areHeadersHidden {
          GridRow {
            ForEach(columns.indices, id: \.self) { TableHeader(column: columns[$0], sortOrder: sortOrder) }
          }
          .asRow(.header)
          // A table consists of rows (WAI-ARIA, "table").
          Divider().accessibilityHidden(true)
        }
        if segments.isEmpty {
          ForEach(all) { row($0, columns) }
        } else {
          ForEach(segments) { segment in
            if let header = segment.header {
              GridRow {
                header.font(.headline).gridCellColumns(max(columns.count, 1)).accessibilityAddTraits(.isHeader)
              }
              .asRow(.row)
            }
            ForEach(segment.rows) { row($0, columns) }
          }
        }
      }
      .padding(.horizontal)
    }
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
    _ row: _TableRow<Value>, _ columns: [_TableColumn<Value, Columns.TableColumnSortComparator>]
  ) -> some View {
    let selection = row.isSelectable ? selection : nil
    return GridRow {
      ForEach(columns.indices, id: \.self) { index in
        TableCell(
          content: index == 0 && (row.level > 0 || row.disclosure != nil)
            ? AnyView(
              TableOutlineCell(
                level: row.level, isUnfolded: row.disclosure == nil ? nil : isUnfolded(row),
                content: columns[index].content(row.value)))
            : columns[index].content(row.value),
          alignment: columns[index].alignment,
          width: columns[index].width,
          isSelected: selection?.contains(row.id) ?? false,
          choose: selection.map { selection in
            { selection.choose(row.id) }
          },
          decorate: row.decorate
        )
        // The element by which the keyboard chooses the row.
        .accessibilityAddTraits(index == 0 && selection != nil ? .isButton : [])
      }
    }
    .asRow(.row)
    .accessibilityAddTraits(selection?.contains(row.id) ?? false ? .isSelected : [])
  }
}

/// The first cell of a row in an outline: further in by its level, with what unfolds it.
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
        .accessibilityLabel(Text(verbatim: isUnfolded.wrappedValue ? "Fold" : "Unfold"))
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
                .accessibilityLabel(Text(verbatim: direction == .forward ? "ascending" : "descending"))
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
    .modifier(TableWidth(width: column.width, alignment: column.alignment))
  }
}

/// A cell, which chooses its row.
private struct TableCell: View {
  let content: AnyView
  let alignment: HorizontalAlignment
  let width: _TableColumnWidth
  let isSelected: Bool
  let choose: (() -> Void)?
  let decorate: (@MainActor (AnyView) -> AnyView)?

  var body: some View {
    if let decorate {
      decorate(AnyView(chosen))
    } else {
      chosen
    }
  }

  @ViewBuilder private var chosen: some View {
    if let choose {
      cell.onTapGesture(perform: choose)
    } else {
      cell
    }
  }

  private var cell: some View {
    content
      .modifier(TableWidth(width: width, alignment: alignment))
      .background(isSelected ? AnyShapeStyle(.selection) : AnyShapeStyle(.clear))
  }
}

/// The room a column asks for.
private struct TableWidth: ViewModifier {
  let width: _TableColumnWidth
  let alignment: HorizontalAlignment

  func body(content: Content) -> some View {
    let place = Alignment(horizontal: alignment, vertical: .center)
    if let fixed = width.fixed {
      content.frame(width: fixed, alignment: place)
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
