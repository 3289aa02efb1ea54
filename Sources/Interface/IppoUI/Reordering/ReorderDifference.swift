internal import ConcurrencyExtras

/// A move of items within collections, as a user has made it (`SwiftUI.ReorderDifference`).
///
/// ```swift
/// func apply(_ difference: ReorderDifference<Card.ID, ReorderableSingleCollectionIdentifier>) {
///   let moved = cards.filter { difference.sources.contains($0.id) }
///   cards.removeAll { difference.sources.contains($0.id) }
///   switch difference.destination.position {
///   case .before(let id): cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id } ?? cards.endIndex)
///   case .end: cards.append(contentsOf: moved)
///   }
/// }
/// ```
public struct ReorderDifference<ItemID, CollectionID> {
  /// The ids of the items that move, in the order of their collection.
  public var sources: [ItemID]
  /// The place where the items belong.
  public var destination: Destination

  /// A place in a collection of reorderable items (`SwiftUI.ReorderDifference.Destination`).
  public struct Destination {
    /// A place among the items of a collection.
    public enum Position {
      /// Directly before an item that does not move itself.
      case before(ItemID)
      /// The place behind all items.
      case end
    }

    /// The place among the items.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// A place in one of several collections.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }

  init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }
}

extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination where CollectionID == ReorderableSingleCollectionIdentifier {
  /// A place in the only collection.
  public init(position: Position) {
    self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
  }
}

/// The id of the only collection of a container (`SwiftUI.ReorderableSingleCollectionIdentifier`).
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}

/// A place among reorderable items, without the types of the ids.
struct ReorderPlace: Sendable {
  /// Containers take ids that are `Sendable` alone.
  private let ids: UncheckedSendable<(next: AnyHashable?, collection: AnyHashable?)>

  init(next: AnyHashable?, collection: AnyHashable?) { ids = UncheckedSendable((next, collection)) }

  /// The item behind the place; `nil` for the end of the collection.
  var next: AnyHashable? { ids.value.next }
  /// `nil` for the only collection.
  var collection: AnyHashable? { ids.value.collection }

  /// The place with the types of an app; `nil` where the ids are of other types.
  func destination<ItemID, CollectionID>(
    _: ItemID.Type, _: CollectionID.Type
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    let id = collection?.base ?? ReorderableSingleCollectionIdentifier()
    guard let collectionID = id as? CollectionID else { return nil }
    guard let next else { return .init(position: .end, collectionID: collectionID) }
    guard let item = next.base as? ItemID else { return nil }
    return .init(position: .before(item), collectionID: collectionID)
  }
}
