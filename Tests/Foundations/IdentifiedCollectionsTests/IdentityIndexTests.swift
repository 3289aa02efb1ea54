import IdentifiedCollections
import Testing

/// A long random history of changes, compared with a plain array after each.
struct IdentityIndexTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 1...8) func `agrees with a plain array`(seed: Int) {
    var random = Generator(state: UInt64(seed))
    var array = IdentifiedArrayOf<Row>()
    var model: [Row] = []
    var next = 0
    for step in 0..<3_000 {
      let position = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &random)
      let row = Row(id: next, name: "\(step)")
      next += 1
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1, 2:
        array.append(row)
        model.append(row)
      case 3:
        array.insert(row, at: 0)
        model.insert(row, at: 0)
      case 4:
        array.insert(row, at: position)
        model.insert(row, at: position)
      case 5...7 where !model.isEmpty:
        array.remove(id: model.remove(at: position).id)
      case 8 where !model.isEmpty:
        array.removeFirst()
        model.removeFirst()
      case 9 where !model.isEmpty:
        array.removeLast()
        model.removeLast()
      case 10 where !model.isEmpty:
        let other = Int.random(in: 0..<model.count, using: &random)
        array.swapAt(position, other)
        model.swapAt(position, other)
      case 11 where !model.isEmpty:
        array[id: model[position].id]?.name = "new"
        model[position].name = "new"
      case 12 where !model.isEmpty:
        array[id: model[position].id] = nil
        model.remove(at: position)
      case 13 where seed.isMultiple(of: 2) && !model.isEmpty:
        let copy = array
        array.remove(at: position)
        #expect(copy.elements == model)
        model.remove(at: position)
      default:
        array.append(contentsOf: [row])
        model.append(row)
      }
      #expect(array.elements == model)
      if step.isMultiple(of: 50) {
        #expect(Array(array.ids) == model.map(\.id))
        for (index, row) in model.enumerated() where array.index(id: row.id) != index {
          Issue.record("step \(step): \(row.id) is at \(index), not \(String(describing: array.index(id: row.id)))")
        }
        #expect(array.index(id: next) == nil)
      }
    }
  }

  @Test func `every IDIs found while a table fills and empties`() {
    var random = Generator(state: 9)
    var array = IdentifiedArrayOf<Row>()
    for id in 0..<5_000 { array.append(Row(id: id, name: "")) }
    #expect((0..<5_000).allSatisfy { array.index(id: $0) == $0 })
    var present = Array(0..<5_000)
    while present.count > 20 {
      for _ in 0..<(present.count / 3) {
        let position = Int.random(in: 0..<present.count, using: &random)
        #expect(array.remove(id: present.remove(at: position)) != nil)
      }
      #expect(present.enumerated().allSatisfy { array.index(id: $0.element) == $0.offset })
      #expect((0..<5_000).count { array.index(id: $0) != nil } == present.count)
    }
    let fresh = 5_000..<15_000
    for id in fresh { array.append(Row(id: id, name: "")) }
    #expect(fresh.allSatisfy { array.index(id: $0) == $0 - 5_000 + present.count })
  }

  @Test func `a copy keeps its elements while the other grows`() {
    var array = IdentifiedArray(uniqueElements: (0..<1_000).map { Row(id: $0, name: "") })
    let copy = array
    for id in 1_000..<3_000 { array.append(Row(id: id, name: "")) }
    #expect(copy.index(id: 1_000) == nil)
    #expect((0..<1_000).allSatisfy { copy.index(id: $0) == $0 && array.index(id: $0) == $0 })
    #expect(Array(array.ids) == Array(0..<3_000))
    array.append(Row(id: 3_000, name: ""))
    #expect(array.ids.last == 3_000)
  }

  @Test func `no two structures share a revision`() {
    var revisions = Set<UInt64>()
    var count = 0
    func note(_ array: IdentifiedArrayOf<Row>) {
      count += 1
      revisions.insert(array._structuralRevision)
    }
    for copies in 0..<3 {
      var array = IdentifiedArrayOf<Row>()
      for id in 0..<3_000 {
        array.append(Row(id: id, name: ""))
        note(array)
        if id % 500 == copies {
          // Both go on from the same structure, each its own way.
          var copy = array
          copy.append(Row(id: -1, name: ""))
          note(copy)
          copy.remove(id: -1)
          note(copy)
        }
      }
    }
    #expect(revisions.count == count)
  }

  @Test func `ids of any type are found`() {
    struct Letter: Identifiable {
      let id: String
    }
    let array = IdentifiedArray(uniqueElements: (0..<200).map { Letter(id: String(repeating: "a", count: $0)) })
    #expect(array[id: ""]?.id == "")
    #expect(array.index(id: String(repeating: "a", count: 199)) == 199)
  }
}
