import IdentifiedCollections
import Testing

/// An id whose hash is that of many others.
private struct Clash: Hashable {
  let number: Int
  /// How many hashes there are.
  let hashes: Int

  func hash(into hasher: inout Hasher) { hasher.combine(number % hashes) }
}

private struct Item: Equatable, Identifiable {
  let id: Clash
  var name = ""
}

/// Ids that the index cannot tell apart by their hashes.
struct CollidingIDsTests {
  @Test(arguments: [1, 2, 7, 64]) func `agree with a plain array`(hashes: Int) {
    var random = IdentityIndexTests.Generator(state: UInt64(hashes))
    var array = IdentifiedArrayOf<Item>()
    var model: [Item] = []
    for step in 0..<3_000 {
      let item = Item(id: Clash(number: step, hashes: hashes))
      let position = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &random)
      // Grows to some hundreds, and shrinks again.
      let grows = Int.random(in: 0..<10, using: &random) < (step < 1_200 ? 7 : 3)
      switch (grows, Int.random(in: 0..<4, using: &random)) {
      case (true, 0):
        array.insert(item, at: position)
        model.insert(item, at: position)
      case (true, 1) where !model.isEmpty:
        // One that is there already.
        #expect(array.append(model[position]) == (false, position))
      case (true, _):
        array.append(item)
        model.append(item)
      case (false, 0) where !model.isEmpty:
        array[id: model[position].id] = nil
        model.remove(at: position)
      case (false, 1) where !model.isEmpty:
        array[id: model[position].id]?.name = "\(step)"
        model[position].name = "\(step)"
      case (false, 2) where model.count > 3:
        let range = position..<min(position + 3, model.count)
        array.removeSubrange(range)
        model.removeSubrange(range)
      case (false, _) where !model.isEmpty:
        #expect(array.remove(id: model[position].id) == model.remove(at: position))
      default: break
      }
      if array.elements != model { Issue.record("step \(step): the elements differ") }
      if step.isMultiple(of: 25) {
        for (index, item) in model.enumerated() where array.index(id: item.id) != index {
          Issue.record("step \(step): \(item.id.number) is not at \(index)")
        }
        #expect(array.index(id: Clash(number: -hashes, hashes: hashes)) == nil)
      }
    }
  }

  @Test func `an ID that is changed in place traps`() async {
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArrayOf<Row> = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
      rows[id: 1]?.change(id: 3)
    }
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArrayOf<Row> = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
      rows[0].change(id: 2)
    }
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArrayOf<Row> = [Row(id: 1, name: "a")]
      rows.update(Row(id: 3, name: "c"), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArrayOf<Row> = [Row(id: 1, name: "a")]
      rows[id: 1] = Row(id: 3, name: "c")
    }
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArrayOf<Row> = []
      rows[id: 1] = Row(id: 3, name: "c")
    }
  }
}

extension Row {
  fileprivate mutating func change(id: Int) { self = Row(id: id, name: name) }
}
