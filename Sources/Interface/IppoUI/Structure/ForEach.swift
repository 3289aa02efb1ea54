/// A view for each element of a collection (SwiftUI's `ForEach`).
///
/// The id of an element distinguishes it from the others. A row keeps its state when it moves, and loses the state when
/// its id is gone. Each row is a scope of its own, so that a change that only one row has read evaluates that row
/// alone. Ids must be unique; a second element with the same id is shown, and reported.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let ids: RowIDs<Data, ID>

  @usableFromInline
  init(data: Data, ids: RowIDs<Data, ID>, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.ids = ids
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Elements that know their id.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, ids: RowIDs(), content: content)
  }

  /// Elements with an id at a key path.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, ids: RowIDs(at: id), content: content)
  }

  /// The numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, ids: .numbers, content: content)
  }

  /// Bindings to elements that know their id.
  @inlinable
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0].id) }, ids: RowIDs { $0.1 },
      content: { content(data[$0.0]) })
  }

  /// Bindings to elements with an id at a key path.
  @inlinable
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }, ids: RowIDs { $0.1 },
      content: { content(data[$0.0]) })
  }
}

extension ForEach: View where Content: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// Makes a node for each element; where the data are subviews or sections, once these are known.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    if Data.self is any ForEachSource.Type, let source = view.data as? any ForEachSource {
      return ForEachReader._makeNode(source.reader(view.content), in: parent, inputs)
    }
    return ForEachNode(view, in: parent, inputs)
  }

  /// Makes, moves, patches and removes rows, by their ids.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    if Data.self is any ForEachSource.Type, let source = view.data as? any ForEachSource {
      return ForEachReader._patchNode(node, source.reader(view.content))
    }
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).patch(view)
  }
}
