import Foundation
import IdentifiedCollections
import OrderedCollections
import Testing

struct Row: Identifiable, Codable, Hashable, Comparable, Sendable {
  var id: Int
  var name = ""

  static func < (lhs: Row, rhs: Row) -> Bool { lhs.id < rhs.id }
}

func rows(_ ids: some Sequence<Int>) -> IdentifiedArrayOf<Row> {
  IdentifiedArray(uniqueElements: ids.map { Row(id: $0, name: "\($0)") })
}

struct IdentifiedArrayTests {
  @Test func `finds elements by ID`() {
    let array: IdentifiedArray = [Row(id: 1, name: "A"), Row(id: 2, name: "B")]
    #expect(array[id: 2]?.name == "B")
    #expect(array[id: 3] == nil)
    #expect(array.index(id: 1) == 0)
    #expect(array.contains(Row(id: 1, name: "other")))
    #expect(array.ids == [1, 2])
    #expect(array.elements.map(\.id) == [1, 2])
    #expect(array[1][keyPath: array.id] == 2)
  }

  @Test func `reads the ID through a key path`() {
    var array = IdentifiedArray(uniqueElements: ["a", "bb", "ccc"], id: \.count)
    #expect(array[id: 2] == "bb")
    array.append("dddd")
    #expect(!array.append("xx").inserted)
    #expect(array.elements == ["a", "bb", "ccc", "dddd"])
    #expect(IdentifiedArray(["a", "b"], id: \.count, uniquingIDsWith: { $1 }).elements == ["b"])
  }

  @Test func `ignores duplicates`() {
    var array = rows([1, 2])
    #expect(array.append(Row(id: 1, name: "new")) == (false, 0))
    #expect(array.insert(Row(id: 2, name: "new"), at: 0) == (false, 1))
    #expect(array == rows([1, 2]))
    #expect(array.append(Row(id: 3)) == (true, 2))
    #expect(array.insert(Row(id: 0), at: 0) == (true, 0))
    #expect(array.ids == [0, 1, 2, 3])
    array.append(contentsOf: [Row(id: 1), Row(id: 9), Row(id: 9)])
    #expect(array.ids == [0, 1, 2, 3, 9])
  }

  @Test func `combines duplicates`() {
    let array = IdentifiedArray(
      [Row(id: 1, name: "a"), Row(id: 2), Row(id: 1, name: "b")],
      uniquingIDsWith: { Row(id: $0.id, name: $0.name + $1.name) }
    )
    #expect(array.elements == [Row(id: 1, name: "ab"), Row(id: 2)])
  }

  @Test func `updates`() {
    var array = rows(1...3)
    #expect(array.update(Row(id: 2, name: "x"), at: 1) == Row(id: 2, name: "2"))
    #expect(array.updateOrAppend(Row(id: 2, name: "y")) == Row(id: 2, name: "x"))
    #expect(array.updateOrAppend(Row(id: 4)) == nil)
    #expect(array.updateOrInsert(Row(id: 5), at: 0) == (nil, 0))
    #expect(array.updateOrInsert(Row(id: 4, name: "z"), at: 0) == (Row(id: 4), 4))
    #expect(array.ids == [5, 1, 2, 3, 4])
    #expect(array[2].name == "y")
  }

  @Test(arguments: [3, 100]) func `sets through the ID`(count: Int) {
    var array = rows(0..<count)
    array[id: 1]?.name = "changed"
    #expect(array[1].name == "changed")
    array[id: count - 1]?.name = "last"
    #expect(array.last?.name == "last")
    array[id: 1] = nil
    #expect(array.count == count - 1 && array[id: 1] == nil)
    array[id: count] = Row(id: count)
    #expect(array.last?.id == count)
    array[id: -1]?.name = "nothing"
    #expect(array.count == count)

    func clear(_ row: inout Row?) { row = nil }
    func make(_ row: inout Row?) { row = Row(id: 77_777) }
    clear(&array[id: 0])
    clear(&array[id: count])
    make(&array[id: 77_777])
    #expect(array.ids == OrderedSet(Array(2..<count) + [77_777]))
    for (index, id) in array.ids.enumerated() { #expect(array.index(id: id) == index) }
  }

  @Test func `changes elements in place`() {
    struct Box: Identifiable {
      let id: Int
      var values = [1, 2, 3]
      mutating func change() -> Int {
        self.values[0] += 1
        return self.values.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
      }
    }
    var array = IdentifiedArray(uniqueElements: (0..<20).map { Box(id: $0, values: [$0]) })
    for id in [0, 7, 19] {
      let address = array[id: id]?.change()
      #expect(array[id: id]?.change() == address)
      #expect(array[id].change() == address)
    }
  }

  @Test func `removes`() {
    var array = rows(0..<10)
    #expect(array.remove(id: 3)?.id == 3)
    #expect(array.remove(id: 3) == nil)
    #expect(array.remove(Row(id: 4, name: "any"))?.name == "4")
    #expect(array.remove(at: 0).id == 0)
    #expect(array.removeFirst().id == 1)
    #expect(array.removeLast().id == 9)
    #expect(array.ids == [2, 5, 6, 7, 8])
    array.removeFirst(2)
    array.removeLast(1)
    #expect(array.ids == [6, 7])
    array.append(contentsOf: rows(20..<30))
    array.remove(atOffsets: [0, 2, 11])
    #expect(array.ids == OrderedSet([7] + Array(21..<29)))
    array.removeSubrange(...1)
    array.removeAll { $0.id.isMultiple(of: 2) }
    #expect(array.ids == [23, 25, 27])
    array.removeAll()
    #expect(array.isEmpty && array.ids.isEmpty && array[id: 23] == nil)
  }

  @Test func `moves one element`() {
    for origin in 0..<20 {
      for destination in 0...20 {
        var array = rows(0..<20)
        array.move(fromOffsets: [origin], toOffset: destination)
        var ids = Array(0..<20)
        ids.remove(at: origin)
        ids.insert(origin, at: destination > origin ? destination - 1 : destination)
        #expect(array.map(\.id) == ids)
        #expect(ids.indices.allSatisfy { array.index(id: ids[$0]) == $0 })
      }
    }
  }

  @Test func `reorders`() {
    var array = rows(0..<12)
    array.move(fromOffsets: [1, 3], toOffset: 6)
    #expect(array.ids == [0, 2, 4, 5, 1, 3, 6, 7, 8, 9, 10, 11])
    array.swapAt(0, 11)
    #expect(array.index(id: 11) == 0 && array.index(id: 0) == 11)
    array.sort()
    #expect(array.ids == OrderedSet(0..<12))
    array.reverse()
    #expect(array.index(id: 11) == 0)
    #expect(array.sorted().ids == OrderedSet(0..<12))
    let pivot = array.partition { $0.id < 4 }
    #expect(pivot == 8 && array[8...].allSatisfy { $0.id < 4 })
    array.shuffle()
    for (index, row) in array.enumerated() { #expect(array.index(id: row.id) == index) }
    let even = array.filter { $0.id.isMultiple(of: 2) }
    #expect(even.count == 6 && even[id: 2] != nil && even[id: 3] == nil)
  }

  @Test func `replaces subranges`() {
    var array = rows(0..<5)
    array.replaceSubrange(1..<3, with: [Row(id: 7), Row(id: 0), Row(id: 8), Row(id: 7)])
    #expect(array.ids == [0, 7, 8, 3, 4])
    array += [Row(id: 9)]
    #expect(array.last?.id == 9)
    #expect(IdentifiedArray(array[1...2]).ids == [7, 8])
  }

  @Test func `encodes as an array and refuses duplicates`() throws {
    let array = rows(0..<3)
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Row].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == array)
    let duplicates = Data(#"[{"id":1,"name":""},{"id":1,"name":""}]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: duplicates)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "The element at position 1 has the id of one before it.")
  }

  @Test func `describes itself as an array`() {
    let array = rows(1...1)
    #expect(array.description == array.elements.description)
    #expect(array.debugDescription == "IdentifiedArray<Row>(\(array.elements.debugDescription))")
    #expect(Mirror(reflecting: array).displayStyle == .collection)
    #expect(Mirror(reflecting: array).children.count == 1)
  }

  @Test func `keeps copies apart`() {
    var array = rows(0..<50)
    let copy = array
    #expect(copy.ids.count == 50)
    array.remove(id: 25)
    array.append(Row(id: 99))
    array.insert(Row(id: 98), at: 10)
    #expect(copy == rows(0..<50))
    for id in 0..<50 { #expect(copy.index(id: id) == id) }
    #expect(array.ids.count == 51 && array.ids[10] == 98)
  }

  @Test func `identifies values`() {
    var value = Identified("abc", id: \.count)
    #expect(value.id == 3 && value.count == 3)
    value.value = "x"
    #expect(value == Identified("x", id: 3))
    #expect(Identified("abc", id: { $0.first! }).id == "a")
  }
}
