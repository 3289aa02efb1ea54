internal import IppoArchive
internal import IssueReporting

/// The node of a `ForEach`: its rows by key, in the order of the data, and the rows that are leaving.
///
/// Where rows are made lazily, `rows` are the loaded rows, and gaps stand between them for the others:
///
/// ```
/// places   0 1 2 3 … 49 50 ………… 899 900 … 949 950 ………… 9,999
///          rows         gap         rows       gap
/// ```
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, GapOwner, ReleasableRowOwner
{
  typealias Row = RowNode<Data, ID, Content>
  typealias Key = RowKey<ID>

  /// An element that has a row, or is to have one.
  private struct Item {
    var place: Int
    var id: ID
    var element: Data.Element
  }

  private(set) var view: ForEach<Data, ID, Content>
  /// Reads the data again; see ``RowSources``.
  var source: (() -> Data)?
  private var rows: ContiguousArray<Row> = []
  private var gaps: [GapElement] = []
  /// The saved state of unloaded rows.
  private var states: [Key: RowState] = [:]
  /// The number of elements.
  private var count = 0
  /// Whether others have made the rows that their container makes at first.
  private var isCutShort = false
  private var leaving: [(departure: LeavingNode, after: _Node?)] = []
  private var tracking = ObservationScope()
  let facts = TypeFacts.of(ForEach<Data, ID, Content>.self)

  init(_ view: ForEach<Data, ID, Content>, in parent: _Node, _ inputs: _NodeInputs) {
    self.view = view
    super.init(in: parent, inputs)
    archived = takeArchived()
    update()
    putAwayAgain()
  }

  func patch(_ new: ForEach<Data, ID, Content>) {
    let former = view.data
    view = new
    update(from: former)
    graph.letGoLater(of: former)
  }

  override func update() { update(from: nil) }

  /// - Parameter former: the data until now; `nil` where they are not known.
  private func update(from former: Data?) {
    findSource()
    let (items, count) = tracking.evaluate(self, observes: facts.observation) { plan(from: former) }
    if self.count == count, rows.count == items.count,
      zip(rows, items).allSatisfy({ $0.place == $1.place && $0.key.occurrence == 0 && $0.key.id == $1.id })
    {
      for (row, new) in zip(rows, items) { row.patch(new.element) }
    } else {
      self.count = count
      arrange(items)
    }
  }

  // MARK: Which rows there are

  /// The elements that have a row from now on, in order, and how many there are in all.
  private func plan(from former: Data?) -> ([Item], Int) {
    let data = view.data
    let finder = RowFinder(ids: view.ids, data: data, former: former, formerCount: count)
    followStates(by: finder)
    let container = container
    if let container, data.count != count { isCutShort = data.count > rowsAtFirst(in: container) }
    guard let container, isLazy else {
      var items: [Item] = []
      items.reserveCapacity(data.count)
      for (place, element) in data.enumerated() {
        items.append(Item(place: place, id: view.ids.read(element), element: element))
      }
      return (items, items.count)
    }
    return (places(by: finder, in: container).map { item(at: $0, in: data) }, data.count)
  }

  private func item(at place: Int, in data: Data) -> Item {
    let element = data[data.index(data.startIndex, offsetBy: place)]
    return Item(place: place, id: view.ids.read(element), element: element)
  }

  /// The places that have a row from now on: the new places of the present rows, and the places of elements inserted
  /// between adjacent rows.
  private func places(by finder: RowFinder<Data, ID>, in container: ObjectIdentifier) -> [Int] {
    let data = finder.data
    if !rows.isEmpty, data.count == count, rows.allSatisfy({ finder.isWhereItWas($0.key, $0.place) }) {
      return rows.map(\.place)
    }
    // No row has come near the viewport yet.
    if rows.isEmpty, !gaps.isEmpty { return [] }
    let kept = finder.places(of: rows.map { ($0.key, $0.place) }).map { (old: $0.old, new: $0.new) }
      .sorted { $0.new < $1.new }
    guard !kept.isEmpty else {
      let known = archived?.all.filter { (0..<data.count).contains($0) } ?? []
      return known.isEmpty ? Array(0..<min(rowsAtFirst(in: container), data.count)) : known
    }
    let limit = graph.rowsAtFirst
    var result: [Int] = []
    // Before the first place, as if there were a row.
    var previous = (old: -1, new: -1)
    for next in kept {
      let between = previous.new + 1..<next.new
      if !between.isEmpty, between.count <= limit, !hasGap(between: previous.old, and: next.old) {
        result.append(contentsOf: between)
      }
      result.append(next.new)
      previous = next
    }
    // Appended rows are made when they come near the viewport, unless all rows would fit.
    let rest = previous.new + 1..<data.count
    if gaps.last?.places.upperBound != count { result += rest.prefix(max(0, limit - result.count)) }
    return result
  }

  private func hasGap(between old: Int, and next: Int) -> Bool {
    gaps.contains { $0.places.lowerBound > old && $0.places.upperBound <= next }
  }

  func make(_ places: Range<Int>) {
    let data = view.data
    // The data may have come to be shorter since the last update; the next one puts that right.
    let places = places.clamped(to: 0..<data.count)
    let index = rows.firstIndex { $0.place >= places.upperBound } ?? rows.endIndex
    guard !places.isEmpty else { return }
    var occurrences = Dictionary(rows.map { ($0.key.id, 1) }, uniquingKeysWith: +)
    let made = places.map { place in
      let item = item(at: place, in: data)
      let element = renewed(item.id, at: place) ?? item.element
      let occurrence = occurrences[item.id, default: 0]
      occurrences[item.id] = occurrence + 1
      return row(Key(id: item.id, occurrence: occurrence), element, at: place)
    }
    rows.insert(contentsOf: made, at: index)
    placesChanged()
  }

  private func row(_ key: Key, _ element: Data.Element, at place: Int) -> Row {
    let state = states.isEmpty ? nil : states.removeValue(forKey: key)
    guard let container else { return Row(key, element, at: place, of: self, keeping: state) }
    let made = graph.turn.rowsMade[container, default: 0]
    let row = Row(key, element, at: place, of: self, keeping: state)
    // One that consists of rows of the same container is none itself.
    if graph.turn.rowsMade[container, default: 0] == made { graph.turn.rowsMade[container] = made + 1 }
    return row
  }

  /// The element that makes and unloads the rows inside it, if there is one: the list of a section.
  private var container: ObjectIdentifier? {
    guard var element = inputs.parentElement, element.lazyAxis != nil else { return nil }
    while element.isSection, let above = element.inputs.parentElement, above.lazyAxis != nil { element = above }
    return ObjectIdentifier(element)
  }

  /// Whether there are more rows than are made without a renderer.
  private var isLazy: Bool { isCutShort || view.data.count > graph.rowsAtFirst }

  /// The number of rows of a container that may still be made before a renderer reports the viewport.
  private func rowsAtFirst(in container: ObjectIdentifier) -> Int {
    max(0, graph.rowsAtFirst - graph.turn.rowsMade[container, default: 0])
  }

  func reach(_ id: AnyHashable) -> Bool {
    guard !gaps.isEmpty, let id = id.base as? ID else { return false }
    let data = view.data
    let finder = RowFinder(ids: view.ids, data: data, former: nil, formerCount: count)
    for gap in gaps {
      guard let found = finder.place(of: id, in: gap.places.clamped(to: 0..<data.count)) else { continue }
      // Together with the rows before and after it that may be on screen with it.
      gap.reach((found - graph.rowsAtFirst..<found + graph.rowsAtFirst).clamped(to: gap.places))
      return true
    }
    return false
  }

  // MARK: Rows that are put away

  func putAway(_ released: [any ReleasableRow]) {
    // Where all rows are made, the next update would make them again.
    guard isLazy else { return }
    let released = Set(released.map(ObjectIdentifier.init))
    var before: Row?
    for row in rows {
      guard released.contains(ObjectIdentifier(row)) else {
        before = row
        continue
      }
      for index in leaving.indices where leaving[index].after === row { leaving[index].after = before }
      states[row.key] = RowState(of: row, at: row.place)
      row.remove()
    }
    rows.removeAll(where: \.isRemoved)
    placesChanged()
  }

  /// Moves the saved state of unloaded rows with their elements, and drops the state of removed elements.
  private func followStates(by finder: RowFinder<Data, ID>) {
    guard !states.isEmpty else { return }
    let known = states.map { (key: $0.key, place: $0.value.place) }.sorted { $0.place < $1.place }
    let found = finder.places(of: known)
    guard found.count < known.count || found.contains(where: { $0.old != $0.new }) else { return }
    var moved: [Key: RowState] = [:]
    for (key, _, place) in found {
      moved[key] = states[key]
      moved[key]?.place = place
    }
    states = moved
  }

  // MARK: Arranging

  private func arrange(_ items: [Item]) {
    var known = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    var occurrences: [ID: Int] = [:]
    var new: ContiguousArray<Row> = []
    new.reserveCapacity(items.count)
    for item in items {
      let occurrence = occurrences[item.id, default: 0]
      occurrences[item.id] = occurrence + 1
      let key = Key(id: item.id, occurrence: occurrence)
      if let row = known.removeValue(forKey: key) ?? revive(key) {
        row.patch(item.element, at: item.place)
        new.append(row)
      } else {
        new.append(self.row(key, item.element, at: item.place))
      }
    }
    retire(known)
    rows = new
    placesChanged()
    reportDuplicates(occurrences)
  }

  /// Rows have come, gone, or moved.
  private func placesChanged() {
    for (index, row) in rows.enumerated() { row.ordinal = Int32(index) }
    updateGaps()
    inputs.parentElement?.setNeedsChildren()
    inputs.preferences?.orderChanged()
    for outlet in inputs.outlets.values { outlet.orderChanged() }
  }

  private func updateGaps() {
    guard rows.count < count || !gaps.isEmpty else { return }
    var open: [Range<Int>] = []
    var next = 0
    for row in rows {
      if row.place > next { open.append(next..<row.place) }
      next = row.place + 1
    }
    if next < count { open.append(next..<count) }
    var old = gaps[...]
    // The gap at the end stays the one at the end, and is not moved when another comes before it.
    var last: GapElement?
    if let range = open.last, range.upperBound == count, let gap = old.last {
      last = gap
      old = old.dropLast()
      gap.move(to: range)
      open.removeLast()
    }
    gaps = open.map { places in
      guard let gap = old.popFirst() else {
        return GapElement(places, along: inputs.parentElement?.lazyAxis ?? .vertical, of: self)
      }
      gap.move(to: places)
      return gap
    }
    if let last { gaps.append(last) }
    for gap in old { gap.remove() }
  }

  private func revive(_ key: Key) -> Row? {
    guard let index = leaving.firstIndex(where: { KeyedLeavingNode.hasKey(key, $0.departure) }) else {
      return nil
    }
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
      let departure = KeyedLeavingNode(key: row.key, node: row) { [weak self] departure in
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
    var gaps = gaps[...]
    for row in rows {
      if let gap = gaps.first, gap.places.lowerBound < row.place {
        gap.collect(into: &list)
        gaps.removeFirst()
      }
      list.with {
        $0[DynamicRowTrait.self] = DynamicRow(
          id: AnyHashable(row.key.id), index: row.place, count: count, source: ObjectIdentifier(self))
      } collect: {
        row.collect(into: &$0)
      }
      collectLeaving(after: row, into: &list)
    }
    gaps.first?.collect(into: &list)
  }

  private func collectLeaving(after row: _Node?, into list: inout ChildList) {
    guard !leaving.isEmpty else { return }
    for item in leaving where item.after === row { item.departure.node.collect(into: &list) }
  }

  override func forEachLastingChild(_ body: (_Node) -> Void) { rows.forEach(body) }

  override func forEachChild(_ body: (_Node) -> Void) {
    rows.forEach(body)
    gaps.forEach(body)
    for item in leaving { body(item.departure.node) }
  }

  // MARK: Archiving

  override var addressPart: UInt64 { 3 }

  /// The places of the rows at the time of the archive, until the rows are made.
  private var archived: ArchivedRows?

  override func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    guard !gaps.isEmpty else { return }
    let places = ArchivedRows(made: rows.map(\.place), putAway: states.values.map(\.place))
    archiver.write(places.archived, at: address, of: "rows")
    guard !states.isEmpty else { return }
    let states = RowStates(states)
    if archiver.keeping == .values {
      states.archive(at: address, in: archiver)
    } else {
      archiver.keep(states, of: Self.self, at: address)
    }
  }

  private func takeArchived() -> ArchivedRows? {
    guard let former = graph.persistence.formerNodes else { return nil }
    var archived = former.take(address).flatMap(ArchivedRows.init)
    if let kept = former.takeKept(of: Self.self, at: address) as? RowStates<Key> {
      states = kept.states
      archived?.putAway = []
    }
    return archived
  }

  /// Unloads the rows that were unloaded in another process. They were made once, to take over their saved state.
  private func putAwayAgain() {
    guard let putAway = archived?.putAway else { return }
    archived = nil
    let released = rows.filter { putAway.contains($0.place) }
    if !released.isEmpty { self.putAway(released) }
  }

  override func willRemove() { tracking.end(of: self) }
}
