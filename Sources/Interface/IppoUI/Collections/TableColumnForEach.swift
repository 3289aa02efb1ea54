/// A column for each element of a collection (`SwiftUI.TableColumnForEach`).
///
/// ```swift
/// Table(of: Player.self) {
///   TableColumn("Name", value: \.name)
///   TableColumnForEach(rounds, id: \.self) { round in
///     TableColumn("Round \(round)") { player in Text(player.points[round], format: .number) }
///   }
/// } rows: {
///   ForEach(players)
/// }
/// ```
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The type without columns, because the content is not made of other columns.
  public typealias TableColumnBody = Never
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts rows by a column.
  public typealias TableColumnSortComparator = Sort

  /// The elements.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Columns for elements that know their id.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Columns for elements with an id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Columns for the numbers of a range.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }

  /// The columns of all elements, in their order.
  public var _columns: [_TableColumn<RowValue, Sort>] { data.flatMap { content($0)._columns } }
}
