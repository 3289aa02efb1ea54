internal import IssueReporting

/// The node of a `ForEach`: its rows by key, in the order of the data, and the rows that are leaving.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  typealias Row = RowNode<Data, ID, Content>
  typealias Key = RowKey<ID>

  fileprivate private(set) var view: ForEach<Data, ID, Content>
  private var rows: ContiguousArray<Row> = []
  private var leaving: [(departure: LeavingNode<Key>, after: Row?)] = []
  private var tracking = ObservationScope()
  let facts = TypeFacts.of(ForEach<Data, ID, Content>.self)

  init(_ view: ForEach<Data, ID, Content>, in parent: _Node, _ inputs: _NodeInputs) {
    self.view = view
    super.init(in: parent, inputs)
    update()
  }

  func patch(_ new: ForEach<Data, ID, Content>) {
    view = new
    update()
  }

  override func update() {
    let elements = tracking.evaluate(self, observes: facts.observation) {
      view.data.map { (id: view.identify($0), element: $0) }
    }
    if rows.count == elements.count, zip(rows, elements).allSatisfy({ $0.key.occurrence == 0 && $0.key.id == $1.id }) {
      for (row, new) in zip(rows, elements) { row.patch(new.element) }
    } else {
      arrange(elements)
    }
  }

  private func arrange(_ elements: [(id: ID, element: Data.Element)]) {
    var known = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    var occurrences: [ID: Int] = [:]
    var new: ContiguousArray<Row> = []
    new.reserveCapacity(elements.count)
    for (id, element) in elements {
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let key = Key(id: id, occurrence: occurrence)
      if let row = known.removeValue(forKey: key) {
        row.patch(element)
        new.append(row)
      } else if let row = revive(key) {
        row.patch(element)
        new.append(row)
      } else {
        new.append(Row(key, element, of: self))
      }
    }
    retire(known)
    rows = new
    for (index, row) in rows.enumerated() { row.ordinal = Int32(index) }
    inputs.parentElement?.setNeedsChildren()
    inputs.preferences?.orderChanged()
    for outlet in inputs.outlets.values { outlet.orderChanged() }
    reportDuplicates(occurrences)
  }

  private func revive(_ key: Key) -> Row? {
    guard let index = leaving.firstIndex(where: { $0.departure.key == key }) else { return nil }
    let departure = leaving.remove(at: index).departure
    departure.revive()
    return unsafeDowncast(departure.node, to: Row.self)
  }

  /// Rows whose keys are gone leave, in their old places, or are removed.
  private func retire(_ gone: [Key: Row]) {
    guard !gone.isEmpty else { return }
    var before: Row?
    for row in rows {
      guard gone[row.key] != nil else {
        before = row
        continue
      }
      for index in leaving.indices where leaving[index].after === row { leaving[index].after = before }
      let departure = LeavingNode(key: row.key, node: row) { [weak self] departure in
        guard let self else { return }
        leaving.removeAll { $0.departure === departure }
        inputs.parentElement?.setNeedsChildren()
      }
      if departure.begin() {
        leaving.append((departure, before))
      } else {
        row.remove()
      }
    }
  }

  private func reportDuplicates(_ occurrences: [ID: Int]) {
    let duplicates = occurrences.filter { $0.value > 1 }.map { "\($0.key)" }.sorted()
    guard !duplicates.isEmpty else { return }
    reportIssue(
      """
      ForEach over \(Data.self) has several elements with the same id: \(duplicates.joined(separator: ", ")).

      The id must be unique in the collection: it is what state, animations and moves of a row go by. The rows are \
      told apart by their order for now.
      """)
  }

  override func collect(into list: inout ChildList) {
    collectLeaving(after: nil, into: &list)
    for row in rows {
      list.with {
        $0[DynamicRowTrait.self] = DynamicRow(id: AnyHashable(row.key.id), index: Int(row.ordinal), count: rows.count)
      } collect: {
        row.collect(into: &$0)
      }
      collectLeaving(after: row, into: &list)
    }
  }

  private func collectLeaving(after row: Row?, into list: inout ChildList) {
    guard !leaving.isEmpty else { return }
    for item in leaving where item.after === row { item.departure.node.collect(into: &list) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    rows.forEach(body)
    for item in leaving { body(item.departure.node) }
  }

  override func willRemove() { tracking.cancel() }
}

/// The id of a row; `occurrence` tells apart rows that wrongly have the same one.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// One row: a scope that evaluates the content of its element.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  let key: RowKey<ID>
  private var element: Data.Element
  private unowned(unsafe) let owner: ForEachNode<Data, ID, Content>
  private var child: _Node?
  private var tracking = ObservationScope()

  init(_ key: RowKey<ID>, _ element: Data.Element, of owner: ForEachNode<Data, ID, Content>) {
    self.key = key
    self.element = element
    self.owner = owner
    super.init(in: owner, owner.inputs)
    update()
  }

  func patch(_ element: Data.Element) {
    self.element = element
    update()
  }

  override func update() {
    let content = tracking.evaluate(self, observes: owner.facts.observation) { owner.view.content(element) }
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

  override func willRemove() { tracking.cancel() }

  override var identity: AnyHashable? { AnyHashable(key.id) }

  override var name: String { "a row of ForEach<\(Data.self)>" }
}
