public import Foundation

/// A column as a table draws it.
public struct _TableColumn<Value, Comparator> {
  var label: AnyView
  var content: (Value) -> AnyView
  /// The comparator that sorts by the column; `nil` for a column without an order.
  var comparator: Comparator?
  var width = _TableColumnWidth()
  var alignment = HorizontalAlignment.leading
  var customizationID: String?
  var isHiddenByDefault = false
}

/// The width that a column asks for, in points.
public struct _TableColumnWidth: Equatable, Sendable {
  var fixed: CGFloat?
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

/// Columns of a table (`SwiftUI.TableColumnContent`).
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparator that sorts rows by a column; `Never` for rows without sorting.
  associatedtype TableColumnSortComparator = Never
  /// The type of ``tableColumnBody``; `Never` for columns that are drawn as they are.
  associatedtype TableColumnBody: TableColumnContent = Never

  /// The columns this content is made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

  /// The columns as the table draws them.
  var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Stops the program: these columns are made of no others.
  public var tableColumnBody: Never { fatalError("\(Self.self) is drawn as it is; it is made of no other column.") }
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  /// The columns of the body.
  public var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { tableColumnBody._columns }
}

/// A value of type `Never` as a row, which never exists.
public struct _NoRow: Identifiable {
  /// The id of a row, which never exists.
  public let id: Never
}

extension Never: TableColumnContent {
  /// The type of a row that never exists.
  public typealias TableRowValue = _NoRow
  /// The type without columns, because the content is not made of other columns.
  public typealias TableColumnBody = Never
  /// Unreachable, because the type is without values.
  public var _columns: [_TableColumn<_NoRow, Never>] { switch self {} }
}

extension TableColumnContent {
  func changing(
    _ change: (inout _TableColumn<TableRowValue, TableColumnSortComparator>) -> Void
  ) -> _ChangedTableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = _columns
    for index in columns.indices { change(&columns[index]) }
    return _ChangedTableColumns(_columns: columns)
  }

  /// The width of the column in points; `nil` for as wide as it needs.
  public func width(_ width: CGFloat? = nil) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.width = _TableColumnWidth(fixed: width) }
  }

  /// The widths a column may have, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.width = _TableColumnWidth(minimum: min, ideal: ideal, maximum: max) }
  }

  /// Sets the alignment of the column's cells.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.alignment = alignment.guide }
  }
}

/// Changed columns.
struct _ChangedTableColumns<Value: Identifiable, Comparator>: TableColumnContent {
  typealias TableColumnBody = Never
  let _columns: [_TableColumn<Value, Comparator>]
}

/// The alignment of a column's cells (`SwiftUI.TableColumnAlignment`).
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Place { case leading, center, trailing }
  private let place: Place

  /// The alignment of text: the leading edge.
  public static let automatic = TableColumnAlignment(place: .leading)
  /// The leading edge.
  public static let leading = TableColumnAlignment(place: .leading)
  /// The middle.
  public static let center = TableColumnAlignment(place: .center)
  /// The trailing edge.
  public static let trailing = TableColumnAlignment(place: .trailing)
  /// The alignment of numbers: the trailing edge.
  public static let numeric = TableColumnAlignment(place: .trailing)

  var guide: HorizontalAlignment {
    switch place {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A column of a ``Table`` (`SwiftUI.TableColumn`).
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  /// The type without columns, because the content is not made of other columns.
  public typealias TableColumnBody = Never

  /// The column.
  public let _columns: [_TableColumn<RowValue, Sort>]

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    _columns = [
      _TableColumn(label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator)
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column by which rows cannot be sorted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// A column by which rows cannot be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }

  /// A column of texts, by which rows cannot be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column by which rows can be sorted.
  public init<V: Comparable & Sendable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content) }

  /// A column by which rows can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable & Sendable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content) }

  /// A column by which rows can be sorted with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content) }

  /// A column of texts by which rows can be sorted.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a text of its own as its header, by which rows cannot be sorted.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }

  /// A column of texts with a text of its own as its header, by which rows cannot be sorted.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column with a text of its own as its header, by which rows can be sorted.
  public init<V: Comparable & Sendable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(value), content) }

  /// A column with a text of its own as its header, by which rows can be sorted with a comparator.
  public init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(text, KeyPathComparator(value, comparator: comparator), content) }

  /// A column of texts with a text of its own as its header, by which rows can be sorted.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(text, KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// A column of texts by which rows can be sorted with a comparator.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// A column of texts by which rows can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// A column by which rows can be sorted with a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content) }

  /// A column by which rows can be sorted with a comparator of rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator, content) }

  /// A column with a text of its own as its header, by which rows can be sorted with a comparator of rows.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator, content)
  }
}
