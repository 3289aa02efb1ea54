/// Builds the columns of a ``Table`` (`SwiftUI.TableColumnBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column by which rows are sorted as the table is.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// A column by which rows cannot be sorted.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> TupleTableColumnContent<
    RowValue, Sort
  >
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    TupleTableColumnContent(
      _columns: column._columns.map {
        _TableColumn(
          label: $0.label, content: $0.content, comparator: nil, width: $0.width, alignment: $0.alignment)
      })
  }

  /// A column with an order, in a table that has none: it cannot be sorted by.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> TupleTableColumnContent<
    RowValue, Sort
  >
  where
    Column.TableRowValue == RowValue, Column.TableColumnSortComparator == KeyPathComparator<RowValue>, Sort == Never
  {
    TupleTableColumnContent(
      _columns: column._columns.map {
        _TableColumn(
          label: $0.label, content: $0.content, comparator: nil, width: $0.width, alignment: $0.alignment)
      })
  }

  /// The first column.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }

  /// One more column.
  public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
    accumulated: Columns, next: Column
  ) -> TupleTableColumnContent<RowValue, Sort>
  where
    Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort, Column.TableRowValue == RowValue,
    Column.TableColumnSortComparator == Sort
  {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  /// Columns behind an `if` without an `else`: none where it does not hold.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> TupleTableColumnContent<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    TupleTableColumnContent(_columns: column?._columns ?? [])
  }
}

/// Several columns (`SwiftUI.TupleTableColumnContent`).
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
  /// There are no other columns inside.
  public typealias TableColumnBody = Never

  /// The columns, from the leading edge.
  public let _columns: [_TableColumn<RowValue, Sort>]
}

/// Rows of a table (`SwiftUI.TableRowContent`).
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows.
  var _rows: _TableRows<TableRowValue> { get }

  /// Whether there is one row, whatever the value is: then values need not be read to know how many there are.
  static var _isOneRow: Bool { get }
}

extension TableRowContent {
  /// There may be any number of rows.
  public static var _isOneRow: Bool { false }
}

/// A row of a ``Table`` (`SwiftUI.TableRow`).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// A row of a value.
  public init(_ value: Value) { self.value = value }

  /// The one value.
  @MainActor public var _rows: _TableRows<Value> { _TableRows([value]) }

  /// There is always one row.
  @MainActor public static var _isOneRow: Bool { true }
}

/// A row for each value (`SwiftUI.TableForEachContent`).
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data

  /// All the values, in their order.
  public var _rows: _TableRows<Data.Element> { _TableRows(data) { $0 } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue

  /// The values of the rows of all elements, in their order. Where each element has one row, an element is read when its
  /// row is.
  public var _rows: _TableRows<Content.TableRowValue> {
    guard Content._isOneRow else { return _TableRows(data.flatMap { content($0)._rows }) }
    return _TableRows(data) { content($0)._rows[0] }
  }

  /// A row for each element.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
    self.init(data: data, identify: { $0.id }, content: content)
  }

  /// A row for each element, as a table has it.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, identify: { $0.id }, content: { TableRow($0) })
  }
}

/// Builds the rows of a ``Table`` (`SwiftUI.TableRowBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum TableRowBuilder<Value: Identifiable> {
  /// A row, or rows that are made of others: itself.
  public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }

  /// The first row.
  public static func buildPartialBlock<Row: TableRowContent>(first: Row) -> Row where Row.TableRowValue == Value {
    first
  }

  /// One more row.
  public static func buildPartialBlock<Rows: TableRowContent, Row: TableRowContent>(
    accumulated: Rows, next: Row
  ) -> TupleTableRowContent<Value> where Rows.TableRowValue == Value, Row.TableRowValue == Value {
    TupleTableRowContent(_rows: accumulated._rows.followed(by: next._rows))
  }

  /// Rows behind an `if` without an `else`: none where it does not hold.
  public static func buildIf<Row: TableRowContent>(_ row: Row?) -> TupleTableRowContent<Value>
  where Row.TableRowValue == Value { TupleTableRowContent(_rows: row?._rows ?? _TableRows([])) }
}

/// Several rows (`SwiftUI.TupleTableRowContent`).
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The values, in their order.
  public let _rows: _TableRows<Value>
}
