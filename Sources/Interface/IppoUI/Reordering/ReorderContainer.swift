internal import IssueReporting

/// The container in which rows are moved, and the collections of rows in it.
@MainActor
protocol ReorderScope: _Node {
  /// Whether rows can be moved. A read is tracked.
  var isActive: Bool { get }
  /// The collections, in the order of the tree.
  var collections: [any ReorderCollection] { get }
  /// The number of collections. A read is tracked.
  var collectionCount: Int { get }

  func add(_ collection: any ReorderCollection)
  func remove(_ collection: any ReorderCollection)

  /// Notifies the app of a move.
  /// - Returns: Whether the ids have the types that the app has stated.
  func move(_ sources: [AnyHashable], to place: ReorderPlace) -> Bool
}

private struct ReorderContainerModifier: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool
  let move: ([AnyHashable], ReorderPlace) -> Bool

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node { ReorderContainerNode(modifier, content, in: parent, inputs) }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: ReorderContainerNode<V>.self).patch(modifier, content)
  }
}

private final class ReorderContainerNode<V: View>: _Node, ReorderScope {
  private var modifier: ReorderContainerModifier
  private let dependency = Dependency()
  private var content: _Node?
  private var members: [any ReorderCollection] = []

  init(_ modifier: ReorderContainerModifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs)
  }

  func patch(_ new: ReorderContainerModifier, _ content: V) {
    let isChanged = modifier.isEnabled != new.isEnabled
    modifier = new
    if isChanged { dependency.changed() }
    if let node = self.content { V._patchNode(node, content) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  var isActive: Bool {
    dependency.read()
    return modifier.isEnabled
  }

  var collections: [any ReorderCollection] { members.sorted { $0.precedes($1) } }

  var collectionCount: Int {
    dependency.read()
    return members.count
  }

  func add(_ collection: any ReorderCollection) {
    members.append(collection)
    if content != nil { dependency.changed() }
  }

  func remove(_ collection: any ReorderCollection) {
    members.removeAll { $0 === collection }
    if !isRemoved { dependency.changed() }
  }

  func move(_ sources: [AnyHashable], to place: ReorderPlace) -> Bool { modifier.move(sources, place) }
}

extension View {
  private func reordering<ItemID: Hashable, CollectionID: Hashable>(
    isEnabled: Bool, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    modifier(
      ReorderContainerModifier(isEnabled: isEnabled) { sources, place in
        let ids = sources.compactMap { $0.base as? ItemID }
        guard ids.count == sources.count, let destination = place.destination(ItemID.self, CollectionID.self) else {
          let id = sources.first.map { "\(type(of: $0.base))" } ?? "no type"
          let collection = place.collection.map { "\(type(of: $0.base))" } ?? "ReorderableSingleCollectionIdentifier"
          reportIssue(
            """
            A row was not moved, because its container moves rows of another kind: the row has an id of type \(id) in a \
            collection with an id of type \(collection), and the container states \(ItemID.self) and \
            \(CollectionID.self). Give ForEach, reorderable(collectionID:) and reorderContainer the same types of ids.
            """)
          return false
        }
        move(ReorderDifference(sources: ids, destination: destination))
        return true
      })
  }

  /// Makes a container in which a user moves the rows of one `ForEach` that is ``DynamicViewContent/reorderable()``.
  ///
  /// The container may be a list, a stack, a grid or a layout of the app's own. A user drags a row by the mouse, a
  /// finger or the handle of a list in edit mode. While the focus is in a row, Option (Alt) with an up or down arrow
  /// moves the row.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - isEnabled: Whether rows can be moved.
  ///   - move: Changes the collection at the end of a move.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable { reordering(isEnabled: isEnabled, move: move) }

  /// Makes a container in which a user moves rows within and between several collections
  /// (``DynamicViewContent/reorderable(collectionID:)``).
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - collectionID: The type of the collections' ids.
  ///   - isEnabled: Whether rows can be moved.
  ///   - move: Changes the collections at the end of a move.
  public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable { reordering(isEnabled: isEnabled, move: move) }

  /// Makes a container in which a user moves the rows of one `ForEach`, with ids at a key path.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - itemID: The key path of the id by which its `ForEach` identifies an item.
  ///   - isEnabled: Whether rows can be moved.
  ///   - move: Changes the collection at the end of a move.
  public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View { reordering(isEnabled: isEnabled, move: move) }

  /// Makes a container in which a user moves rows within and between several collections, with ids at a key path.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - itemID: The key path of the id by which its `ForEach` identifies an item.
  ///   - collectionID: The type of the collections' ids.
  ///   - isEnabled: Whether rows can be moved.
  ///   - move: Changes the collections at the end of a move.
  public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View { reordering(isEnabled: isEnabled, move: move) }
}
