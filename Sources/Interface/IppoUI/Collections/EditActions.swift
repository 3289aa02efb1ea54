/// What a person may do to the rows of a collection (`SwiftUI.EditActions`).
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Delete rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: MutableCollection {
  /// Move rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Delete and move rows.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// A row for each element of a collection that a person may edit.
public struct EditableRows<
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
>: View where Data.Element: Identifiable, Data.Index: Hashable {
  let data: Binding<Data>
  let actions: EditActions<Data>
  let content: (Binding<Data.Element>) -> RowContent

  public var body: some View {
    ForEach(data, content: content)
      .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(
        perform: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List where SelectionValue == Never {
  /// A row for a binding to each element, which a person may delete or move as `editActions` says.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
    self.init { EditableRows(data: data, actions: editActions, content: rowContent) }
  }
}
