public import Foundation

// A table for each kind of rows, selection and order.

extension Table {
  /// A table of values.
  @inlinable
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(of: Value.self, columnCustomization: columnCustomization, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// A table of values, with columns by which it can be sorted. The app sorts its values.
  @inlinable
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Value
  {
    self.init(of: Value.self, sortOrder: sortOrder, columnCustomization: columnCustomization, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// A table of values, of which several can be selected.
  @inlinable
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(of: Value.self, selection: selection, columnCustomization: columnCustomization, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// A table of values, of which several can be selected, with columns by which it can be sorted. The app sorts its
  /// values.
  @inlinable
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Value
  {
    self.init(
      of: Value.self, selection: selection, sortOrder: sortOrder, columnCustomization: columnCustomization,
      columns: columns
    ) {
      TableForEachContent(data: data)
    }
  }

  /// A table of values, of which one can be selected.
  @inlinable
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(of: Value.self, selection: selection, columnCustomization: columnCustomization, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// A table of values, of which one can be selected, with columns by which it can be sorted. The app sorts its values.
  @inlinable
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Value
  {
    self.init(
      of: Value.self, selection: selection, sortOrder: sortOrder, columnCustomization: columnCustomization,
      columns: columns
    ) {
      TableForEachContent(data: data)
    }
  }

  /// A table of rows.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(), columns: columns(),
      selection: nil, sortOrder: nil, customization: columnCustomization)
  }

  /// A table of rows, with columns by which it can be sorted. The app sorts its values.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(),
      selection: nil, sortOrder: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// A table of rows, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(), columns: columns(),
      selection: ListSelection(selection), sortOrder: nil, customization: columnCustomization)
  }

  /// A table of rows, of which several can be selected, with columns by which it can be sorted. The app sorts its
  /// values.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(),
      selection: ListSelection(selection), sortOrder: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// A table of rows, of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(), columns: columns(),
      selection: ListSelection(selection), sortOrder: nil, customization: columnCustomization)
  }

  /// A table of rows, of which one can be selected, with columns by which it can be sorted. The app sorts its values.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(),
      selection: ListSelection(selection), sortOrder: TableOrder(sortOrder), customization: columnCustomization)
  }
}

private struct TableHeadersHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var areTableHeadersHidden: Bool {
    get { self[TableHeadersHiddenKey.self] }
    set { self[TableHeadersHiddenKey.self] = newValue }
  }
}

/// The look of tables (`SwiftUI.TableStyle`): renderers have one.
public protocol TableStyle {}

/// The look the surroundings choose (`SwiftUI.AutomaticTableStyle`).
public struct AutomaticTableStyle: TableStyle {
  /// The look the surroundings choose.
  public init() {}
}

/// Rows inside of the edges (`SwiftUI.InsetTableStyle`).
public struct InsetTableStyle: TableStyle {
  /// The same look: renderers have one.
  public init() {}

  /// The same look: renderers have one.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// A frame around the table (`SwiftUI.BorderedTableStyle`).
public struct BorderedTableStyle: TableStyle {
  /// The same look: renderers have one.
  public init() {}

  /// The same look: renderers have one.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look the surroundings choose.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Has no effect in browsers and terminals: renderers have one look.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Has no effect in browsers and terminals: renderers have one look.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Has no effect in browsers and terminals: renderers have one look.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Has no effect in browsers and terminals: renderers have one look.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Whether tables have headers. Without them users cannot sort.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.areTableHeadersHidden, visibility == .hidden)
  }

  /// The look of tables. Has no effect in browsers and terminals: renderers have one look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
