/// The id of a row; `occurrence` distinguishes rows that wrongly have the same one.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// One row: a scope that evaluates the content of its element.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, ReleasableRow, EvaluatingNode {
  let key: RowKey<ID>
  /// Position in the data.
  private(set) var place: Int
  private var element: Data.Element
  private unowned(unsafe) let collection: ForEachNode<Data, ID, Content>
  @exclusivity(unchecked) private var child: _Node?
  private var tracking = ObservationScope()
  /// The part that the former row in this place added to addresses, while this row is being made.
  private var formerPart: UInt64?

  var owner: any ReleasableRowOwner { collection }

  /// - Parameter state: The saved state of an unloaded row with the key.
  init(
    _ key: RowKey<ID>, _ element: Data.Element, at place: Int, of collection: ForEachNode<Data, ID, Content>,
    keeping state: RowState?
  ) {
    self.key = key
    self.place = place
    self.element = element
    self.collection = collection
    super.init(in: collection, collection.inputs.ofPart)
    guard let state else {
      evaluate()
      return
    }
    formerPart = state.addressPart
    graph.persistence.replacing(state.nodes) { evaluate() }
    formerPart = nil
  }

  func patch(_ element: Data.Element, at place: Int? = nil) {
    if let place { self.place = place }
    self.element = element
    isDirty = false
    evaluate()
  }

  /// Evaluates the content alone. An element that is a value may have changed since the row received it.
  override func update() {
    if ForEachNode<Data, ID, Content>.hasObservedValues {
      if let renewed = collection.renewed(key.id, at: place) {
        element = renewed
      } else {
        collection.evaluateOwner()
      }
    }
    evaluate()
  }

  private func evaluate() {
    let content = tracking.evaluate(self, observes: collection.facts.observation) {
      // Views below with a copy of the element read its fields from that copy.
      if ForEachNode<Data, ID, Content>.hasObservedValues, let value = element as? any _ObservedValue {
        value._fieldReaders.readWhole()
      }
      return collection.view.content(element)
    }
    graph.nested {
      if let child {
        Content._patchNode(child, content)
      } else {
        child = Content._makeNode(content, in: self, inputs)
      }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func willRemove() { tracking.end(of: self) }

  override var identity: AnyHashable? { AnyHashable(key.id) }

  /// The hash of the row's id. Rows with ids that differ between processes are identified by their place.
  override var addressPart: UInt64 {
    if let formerPart { return formerPart }
    let name = StableHash.name(of: key.id) ?? UInt64(place + 1)
    return key.occurrence == 0 ? name : StableHash.hash(UInt64(key.occurrence), from: name)
  }

  override var name: String { "a row of ForEach<\(Data.self)>" }
}
