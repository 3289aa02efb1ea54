/// Rows of a table (`SwiftUI.TableRowContent`). Rows of an app's own conform by `tableRowBody`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values.
  associatedtype TableRowValue: Identifiable
  /// The type of ``tableRowBody``; `Never` for rows that are made of no others.
  associatedtype TableRowBody: TableRowContent = Never

  /// The rows this content is made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// The rows.
  var _rows: _TableRows<TableRowValue> { get }

  /// Whether there is one row for any value, so that rows can be counted without reading values.
  static var _isOneRow: Bool { get }
}

extension TableRowContent {
  /// There may be any number of rows.
  public static var _isOneRow: Bool { false }
}

extension TableRowContent where TableRowBody == Never {
  /// Stops the program: these rows are made of no others.
  public var tableRowBody: Never { fatalError("\(Self.self) is drawn as it is; it is made of no other row.") }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows of the body.
  public var _rows: _TableRows<TableRowValue> { tableRowBody._rows }
}

extension Never: TableRowContent {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never
  /// Unreachable, because the type is without values.
  public var _rows: _TableRows<_NoRow> { switch self {} }
}

/// A row of a ``Table`` (`SwiftUI.TableRow`).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  let value: Value

  /// A row of a value.
  public init(_ value: Value) { self.value = value }

  /// The one row.
  @MainActor public var _rows: _TableRows<Value> { _TableRows([_TableRow(value)]) }

  /// Always `true`: the content is one row.
  @MainActor public static var _isOneRow: Bool { true }
}

/// A row for each value (`SwiftUI.TableForEachContent`).
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  let data: Data
  let ids: RowIDs<Data, Data.Element.ID>

  @inlinable
  init(data: Data) { self.init(data: data, ids: RowIDs()) }

  @usableFromInline
  init(data: Data, ids: RowIDs<Data, Data.Element.ID>) {
    self.data = data
    self.ids = ids
  }

  /// All the values, in their order.
  public var _rows: _TableRows<Data.Element> { _TableRows(data, ids: ids) { _TableRow($0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  /// The rows of all elements, in their order. Where each element has one row, an element is read when its row is.
  public var _rows: _TableRows<Content.TableRowValue> {
    guard Content._isOneRow else { return _TableRows(joining: data.map { content($0)._rows }) }
    // The values of rows have other ids where they are not the elements.
    let isOfElements = Content.TableRowValue.self == Data.Element.self && ID.self == Content.TableRowValue.ID.self
    return _TableRows(data, ids: isOfElements ? ids as? RowIDs<Data, Content.TableRowValue.ID> : nil) {
      content($0)._rows[0]
    }
  }

  /// Rows for each element.
  @_disfavoredOverload
  @inlinable
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
    self.init(data: data, ids: RowIDs(), content: content)
  }

  /// Rows for each element, whose ids are at a key path.
  @_disfavoredOverload
  @inlinable
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, ids: RowIDs(at: id), content: content)
  }

  /// A row for each element, as a table has it.
  @inlinable
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, ids: RowIDs(), content: { TableRow($0) })
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never
  /// The rows; none for `nil`.
  public var _rows: _TableRows<Wrapped.TableRowValue> { self?._rows ?? _TableRows() }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never
  /// The rows of the branch.
  public var _rows: _TableRows<TrueContent.TableRowValue> {
    switch storage {
    case .first(let rows): rows._rows
    case .second(let rows): rows._rows
    }
  }
  /// Whether both branches are one row.
  public static var _isOneRow: Bool { TrueContent._isOneRow && FalseContent._isOneRow }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never
  /// The rows of the group.
  public var _rows: _TableRows<Content.TableRowValue> { content._rows }
  /// Whether the content is always one row.
  public static var _isOneRow: Bool { Content._isOneRow }

  /// Groups rows.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
    self.content = content()
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

  /// Adds a row.
  public static func buildPartialBlock<Rows: TableRowContent, Row: TableRowContent>(
    accumulated: Rows, next: Row
  ) -> TupleTableRowContent<Value> where Rows.TableRowValue == Value, Row.TableRowValue == Value {
    TupleTableRowContent(_rows: accumulated._rows.followed(by: next._rows))
  }

  /// Rows of an `if` without an `else`, which are left out while the condition is false.
  public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }

  /// The rows of the first branch of an `if` or a `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(.first(first))
  }

  /// The rows of another branch of an `if` or a `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(.second(second))
  }

  /// Rows behind an `if #available`.
  public static func buildLimitedAvailability<Row: TableRowContent>(_ row: Row) -> TupleTableRowContent<Value>
  where Row.TableRowValue == Value { TupleTableRowContent(_rows: row._rows) }
}

/// Several rows (`SwiftUI.TupleTableRowContent`).
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  /// The rows, in their order.
  public let _rows: _TableRows<Value>
}
