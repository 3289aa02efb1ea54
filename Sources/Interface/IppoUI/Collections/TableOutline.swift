/// A row of a table that unfolds to show the rows below it (`SwiftUI.DisclosureTableRow`).
///
/// ```swift
/// Table(of: File.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   DisclosureTableRow(folder) { ForEach(folder.files) }
/// }
/// ```
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// A row of a value.
  ///
  /// - Parameters:
  ///   - value: The value of the row itself.
  ///   - isExpanded: Whether the rows below show; `nil` where the table is to remember it.
  ///   - content: The rows below, which are asked for while they show.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    self.isExpanded = isExpanded
    label = TableRow(value)
    self.content = content
  }

  /// A row that may have modifiers; of several rows the first one unfolds.
  public init(
    isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Label.TableRowValue> content: @escaping () -> Content,
    @TableRowBuilder<Label.TableRowValue> label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The row with the rows below it.
  public var _rows: _TableRows<Label.TableRowValue> {
    var rows = Array(label._rows)
    guard !rows.isEmpty else { return _TableRows() }
    rows[0].disclosure = _TableRow.Disclosure(isExpanded: isExpanded) { content()._rows }
    return _TableRows(rows)
  }
}

/// Rows for the elements of a tree (`SwiftUI.TableOutlineGroupContent`).
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows of the first level, each with the rows below it.
  public var _rows: _TableRows<Data.Element> {
    _TableRows(
      data.map { element in
        var row = _TableRow(element)
        if let below = element[keyPath: children] {
          row.disclosure = _TableRow.Disclosure(isExpanded: nil) { [children] in
            TableOutlineGroupContent(data: below, children: children)._rows
          }
        }
        return row
      })
  }
}

extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  /// Rows of a table for the elements of a tree.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - children: the elements below an element; `nil` where there can be none.
  ///   - content: the row of an element.
  public init<Value>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Leaf.TableRowValue == Value {
    self.init(.level(data), \.id, children, content)
  }

  /// The rows of the first level, each with the rows below it.
  public var _rows: _TableRows<Leaf.TableRowValue> {
    switch top {
    case .level(let data): rows(of: data)
    case .row(let element): rows(of: CollectionOfOne(element))
    }
  }

  @MainActor private func rows(of elements: some Collection<Data.Element>) -> _TableRows<Leaf.TableRowValue> {
    _TableRows(
      joining: elements.map { element in
        guard let below = element[keyPath: children] else { return content(element)._rows }
        return DisclosureRows(label: content(element)._rows) { [id, children, content] in
          OutlineGroup(.level(below), id, children, content)._rows
        }.rows
      })
  }
}

/// Rows of which the first one unfolds.
@MainActor
private struct DisclosureRows<Value: Identifiable> {
  let label: _TableRows<Value>
  let below: () -> _TableRows<Value>

  var rows: _TableRows<Value> {
    var rows = Array(label)
    guard !rows.isEmpty else { return label }
    rows[0].disclosure = _TableRow.Disclosure(isExpanded: nil, rows: below)
    return _TableRows(rows)
  }
}

/// Rows of a table under a header.
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  /// The rows, with the header above them.
  public var _rows: _TableRows<Content.TableRowValue> {
    content._rows.under(Parent.self == EmptyView.self ? nil : AnyView(header))
  }

  /// Rows with a header.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent)
  where Content.TableRowValue == Value {
    self.init(tableHeader: header(), rows: content())
  }

  /// Rows under a title that is looked up in the app's string tables.
  public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Parent == Text, Content.TableRowValue == Value {
    self.init(tableHeader: Text(titleKey), rows: content())
  }

  /// Rows under a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Value>(_ title: S, @TableRowBuilder<Value> content: () -> Content)
  where Parent == Text, Content.TableRowValue == Value {
    self.init(tableHeader: Text(title), rows: content())
  }

  /// Rows without a header.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Parent == EmptyView, Content.TableRowValue == Value {
    self.init(tableHeader: EmptyView(), rows: content())
  }
}
