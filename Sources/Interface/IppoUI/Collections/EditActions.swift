/// The changes of a collection's rows that a user may make (`SwiftUI.EditActions`).
public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit for each action.
  public let rawValue: Int

  /// Actions by their bits.
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

/// A row of a collection that a user may edit (`SwiftUI.EditableCollectionContent`).
nonisolated public struct EditableCollectionContent<
  Content: View, Data: MutableCollection & RangeReplaceableCollection
>: View {
  let content: Content
  let data: Binding<Data>
  let actions: EditActions<Data>

  /// The content, with the changes of its row that a user may make.
  @MainActor public var body: some View {
    content
      .modifier(
        RowActionModifier<DeleteActionTrait, IndexSet>(
          action: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      )
      .modifier(
        RowActionModifier<MoveActionTrait, (IndexSet, Int)>(
          action: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0.0, toOffset: $0.1) } : nil))
  }
}

extension ForEach where Content: View {
  /// Bindings to elements that know their id, whose rows a user may delete or move by `editActions`.
  @inlinable
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(ForEach<Data, ID, R>(data, content: content), of: data, editActions)
  }

  /// Bindings to elements with an id at a key path, whose rows a user may delete or move by `editActions`.
  @inlinable
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable
  {
    self.init(ForEach<Data, ID, R>(data, id: id, content: content), of: data, editActions)
  }

  @usableFromInline
  init<C, R: View>(_ rows: ForEach<Data, ID, R>, of data: Binding<C>, _ editActions: EditActions<C>)
  where
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  {
    self.init(data: rows.data, ids: rows.ids) { element in
      EditableCollectionContent(content: rows.content(element), data: data, actions: editActions)
    }
  }
}
