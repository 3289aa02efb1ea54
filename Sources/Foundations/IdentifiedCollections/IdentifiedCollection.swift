public import OrderedCollections

/// A collection whose elements are found by their id.
public protocol _IdentifiedCollection<ID, Element>: Collection {
  /// The type of the ids.
  associatedtype ID: Hashable

  /// The type of the collection of ids.
  associatedtype IDs: Collection<ID>

  /// The ids, in the order of the elements.
  var ids: IDs { get }

  /// The element with an id.
  subscript(id id: ID) -> Element? { get }
}

/// An identified collection whose elements can be changed through their id.
public protocol _MutableIdentifiedCollection<ID, Element>: _IdentifiedCollection {
  /// The element with an id.
  subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: _IdentifiedCollection, _MutableIdentifiedCollection {
  /// The ids in the order of the elements.
  public typealias IDs = OrderedSet<ID>
}
