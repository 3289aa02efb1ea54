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

  /// A column with an order, in a table without sorting, which ignores the order.
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

  /// Adds a column.
  public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
    accumulated: Columns, next: Column
  ) -> TupleTableColumnContent<RowValue, Sort>
  where
    Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort, Column.TableRowValue == RowValue,
    Column.TableColumnSortComparator == Sort
  {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  /// Columns of an `if` without an `else`, which are left out while the condition is false.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// The columns of the first branch of an `if` or a `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort, Second.TableRowValue == RowValue,
    Second.TableColumnSortComparator == Sort
  { _ConditionalContent(.first(first)) }

  /// The columns of another branch of an `if` or a `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort, Second.TableRowValue == RowValue,
    Second.TableColumnSortComparator == Sort
  { _ConditionalContent(.second(second)) }

  /// Columns behind an `if #available`.
  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    TupleTableColumnContent(_columns: column._columns)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the comparator that sorts rows by a column.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The type without columns, because the content is not made of other columns.
  public typealias TableColumnBody = Never
  /// The columns; none for `nil`.
  public var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { self?._columns ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of the rows' values.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the comparator that sorts rows by a column.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// The type without columns, because the content is not made of other columns.
  public typealias TableColumnBody = Never
  /// The columns of the branch.
  public var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] {
    switch storage {
    case .first(let columns): columns._columns
    case .second(let columns): columns._columns
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparator that sorts rows by a column.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The type without columns, because the content is not made of other columns.
  public typealias TableColumnBody = Never
  /// The columns of the group.
  public var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { content._columns }

  /// Groups columns.
  @_disfavoredOverload
  public init<Value, Sort>(@TableColumnBuilder<Value, Sort> content: () -> Content)
  where Content.TableRowValue == Value, Content.TableColumnSortComparator == Sort { self.content = content() }
}

/// Several columns (`SwiftUI.TupleTableColumnContent`).
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
  /// The type without columns, because the content is not made of other columns.
  public typealias TableColumnBody = Never

  /// The columns, from the leading edge.
  public let _columns: [_TableColumn<RowValue, Sort>]
}
