/// Finds the places of rows' elements after a change of their collection.
///
/// Most changes leave rows in place, move the rows behind the change by its length, or move some within the viewport.
/// Then the finder reads only the ids of rows and of elements around them. A row that is found elsewhere, or is gone,
/// takes one loop over the other ids.
@MainActor
struct RowFinder<Data: RandomAccessCollection, ID: Hashable> {
  typealias Key = RowKey<ID>

  let ids: RowIDs<Data, ID>
  let data: Data
  /// The collection before the change; `nil` where it is not known.
  let former: Data?
  let formerCount: Int

  /// So many elements before and behind where a row might be are looked at before all others are.
  private static var surroundings: Int { 32 }

  /// The present places of rows. Rows without an element are left out.
  ///
  /// - Parameter known: Rows with their places, in order.
  func places(of known: [(key: Key, place: Int)]) -> [(key: Key, old: Int, new: Int)] {
    guard known.allSatisfy({ $0.key.occurrence == 0 }) else { return countedPlaces(of: known) }
    var places = [Int?](repeating: nil, count: known.count)
    var missing = follow(known, &places)
    if !missing.isEmpty, let found = indexed(missing.map { known[$0].key.id }) {
      for (index, place) in zip(missing, found) { places[index] = place }
      missing = []
    }
    if !missing.isEmpty { missing = lookAround(for: missing, of: known, &places) }
    if !missing.isEmpty { lookEverywhere(for: missing, of: known, &places) }
    return zip(known, places).compactMap { row, place in place.map { (row.key, row.place, $0) } }
  }

  /// The place of an element among some, if it is there.
  func place(of id: ID, in part: Range<Int>) -> Int? {
    if let place = indexed([id]) { return place[0].flatMap { part.contains($0) ? $0 : nil } }
    return ids.find([id], part, data)[0]
  }

  /// Whether the element of a row is in its old place, and has an id of its own.
  func isWhereItWas(_ key: Key, _ place: Int) -> Bool { key.occurrence == 0 && self.is(key.id, at: place) }

  private func id(at place: Int) -> ID { ids.at(place, data) }

  private func `is`(_ id: ID, at place: Int) -> Bool { place >= 0 && place < data.count && self.id(at: place) == id }

  /// Finds rows that are in their old place, or have moved by as much as the row before, or by the growth of the
  /// collection.
  ///
  /// - Returns: The indices of the other rows.
  private func follow(_ known: [(key: Key, place: Int)], _ places: inout [Int?]) -> [Int] {
    let growth = data.count - formerCount
    var shift = 0
    var missing: [Int] = []
    for (index, row) in known.enumerated() {
      let id = row.key.id
      if self.is(id, at: row.place + shift) {
        places[index] = row.place + shift
      } else if shift != growth, self.is(id, at: row.place + growth) {
        shift = growth
        places[index] = row.place + shift
      } else if shift != 0, growth != 0, self.is(id, at: row.place) {
        shift = 0
        places[index] = row.place
      } else {
        missing.append(index)
      }
    }
    return missing
  }

  /// Finds rows that are near to where they were, or to where rows beside them are.
  ///
  /// - Returns: the indices of the others.
  private func lookAround(
    for missing: [Int], of known: [(key: Key, place: Int)], _ places: inout [Int?]
  ) -> [Int] {
    var near = RangeSet<Int>()
    var shift = 0
    var indices = known.indices[...]
    for index in missing {
      while let next = indices.first, next < index {
        indices.removeFirst()
        if let place = places[next] { shift = place - known[next].place }
      }
      for place in [known[index].place, known[index].place + shift] {
        let part = place - Self.surroundings..<place + Self.surroundings + 1
        near.insert(contentsOf: part.clamped(to: 0..<data.count))
      }
    }
    for place in places { if let place { near.remove(contentsOf: place..<place + 1) } }
    var wanted = Dictionary(missing.map { (known[$0].key.id, $0) }) { first, _ in first }
    search: for part in near.ranges {
      for place in part {
        guard let index = wanted.removeValue(forKey: id(at: place)) else { continue }
        places[index] = place
        if wanted.isEmpty { break search }
      }
    }
    return missing.filter { places[$0] == nil }
  }

  /// Finds rows wherever they are.
  private func lookEverywhere(
    for missing: [Int], of known: [(key: Key, place: Int)], _ places: inout [Int?]
  ) {
    let part = changedPart(missing.map { known[$0].place })
    let found = ids.find(missing.map { known[$0].key.id }, part, data)
    for (index, place) in zip(missing, found) { places[index] = place }
  }

  /// The part of the collection that has changed; all of it if the finder cannot tell.
  ///
  /// - Parameter places: Old places of elements that are known to be elsewhere.
  private func changedPart(_ places: [Int]) -> Range<Int> {
    let all = 0..<data.count
    guard let former, former.count == formerCount, let agreement = ids.agreement(former, data) else { return all }
    // A collection that is not a value shows the change in its former copy, too.
    let changed = agreement.start..<formerCount - agreement.end
    guard places.allSatisfy(changed.contains) else { return all }
    return agreement.start..<data.count - agreement.end
  }

  /// The places from the collection's own index; `nil` if the collection has none, or goes by other ids.
  private func indexed(_ wanted: [ID]) -> [Int?]? {
    guard let collection = data as? any _PlacesByID, !data.isEmpty else { return nil }
    let first = id(at: 0)
    guard let places = collection._places(ofIDs: (wanted + [first]).map { AnyHashable($0) }),
      places.last == 0, zip(wanted, places).allSatisfy({ id, place in place.map { self.is(id, at: $0) } ?? true })
    else { return nil }
    return places.dropLast()
  }

  /// Finds rows where some have the same id, by counting these.
  private func countedPlaces(of known: [(key: Key, place: Int)]) -> [(key: Key, old: Int, new: Int)] {
    var wanted = Dictionary(known.map { ($0.key, $0.place) }) { first, _ in first }
    var occurrences = Dictionary(known.map { ($0.key.id, 0) }) { first, _ in first }
    var result: [(key: Key, old: Int, new: Int)] = []
    for (place, element) in data.enumerated() {
      guard !wanted.isEmpty else { break }
      let id = ids.read(element)
      guard let occurrence = occurrences[id] else { continue }
      occurrences[id] = occurrence + 1
      let key = Key(id: id, occurrence: occurrence)
      if let old = wanted.removeValue(forKey: key) { result.append((key, old, place)) }
    }
    return result
  }
}
