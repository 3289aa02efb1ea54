public import Foundation

// Tables of trees, whose rows expand.

extension Table {
  /// A table of the elements of a tree. A row expands to show the rows below it. `children` gives these rows, and `nil`
  /// for an element that cannot have any.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil,
      sortOrder: nil, customization: columnCustomization)
  }

  /// A table of the elements of a tree, with columns by which it can be sorted. The app sorts its values. A row expands
  /// to show the rows below it. `children` gives these rows, and `nil` for an element that cannot have any.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil,
      sortOrder: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// A table of the elements of a tree, of which several can be selected. A row expands to show the rows below it.
  /// `children` gives these rows, and `nil` for an element that cannot have any.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection),
      sortOrder: nil, customization: columnCustomization)
  }

  /// A table of the elements of a tree, of which several can be selected, with columns by which it can be sorted. The
  /// app sorts its values. A row expands to show the rows below it. `children` gives these rows, and `nil` for an
  /// element that cannot have any.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection),
      sortOrder: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// A table of the elements of a tree, of which one can be selected. A row expands to show the rows below it.
  /// `children` gives these rows, and `nil` for an element that cannot have any.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection),
      sortOrder: nil, customization: columnCustomization)
  }

  /// A table of the elements of a tree, of which one can be selected, with columns by which it can be sorted. The app
  /// sorts its values. A row expands to show the rows below it. `children` gives these rows, and `nil` for an element
  /// that cannot have any.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection),
      sortOrder: TableOrder(sortOrder), customization: columnCustomization)
  }
}
