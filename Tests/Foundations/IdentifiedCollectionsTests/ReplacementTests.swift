import IdentifiedCollections
import Testing

private struct Piece: Equatable, Identifiable {
  var id: Int
  var name = ""
}

private func pieces(_ ids: some Sequence<Int>) -> IdentifiedArrayOf<Piece> {
  IdentifiedArray(uniqueElements: ids.map { Piece(id: $0) })
}

/// A generator that gives the same numbers each time.
private struct Multiplier: RandomNumberGenerator {
  var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

/// Whether each id is found where its element is.
private func isConsistent(_ array: IdentifiedArrayOf<Piece>) -> Bool {
  array.indices.allSatisfy { array.index(id: array[$0].id) == $0 } && Set(array.ids).count == array.count
}

/// Elements that take the place of others by `array[position] = element`, in arrays that compare ids and in those that
/// have a table.
@Suite struct ReplacementTests {
  @Test(arguments: [3, 100]) func `an element with a new ID replaces the one that was there`(count: Int) {
    var array = pieces(0..<count)
    array[1] = Piece(id: -1, name: "new")
    #expect(array[1] == Piece(id: -1, name: "new"))
    #expect(array[id: 1] == nil)
    #expect(array[id: -1]?.name == "new")
    #expect(array.count == count)
    #expect(isConsistent(array))
  }

  @Test(arguments: [3, 100]) func `an element that is elsewhere changes places`(count: Int) {
    var array = pieces(0..<count)
    array[0] = Piece(id: 2, name: "moved")
    #expect(array[0] == Piece(id: 2, name: "moved"))
    #expect(array[2] == Piece(id: 0))
    #expect(array.count == count)
    #expect(isConsistent(array))
  }

  @Test(arguments: [3, 100]) func `an IDIs changed in place`(count: Int) {
    var array = pieces(0..<count)
    let copy = array
    array[2].id = 1_000
    #expect(array[id: 1_000] == Piece(id: 1_000))
    #expect(array[id: 2] == nil)
    #expect(isConsistent(array))
    #expect(copy == pieces(0..<count))
    #expect(isConsistent(copy))
  }

  @Test func `an ID that another element has is refused in place`() async {
    await #expect(processExitsWith: .failure) {
      var array = pieces(0..<3)
      array[0].id = 2
    }
    await #expect(processExitsWith: .failure) {
      var array = pieces(0..<100)
      array[0].id = 2
    }
  }

  @Test func `replacements after removals are found`() {
    var array = pieces(0..<50)
    array.remove(at: 10)
    array.remove(id: 30)
    array[12] = Piece(id: 99)
    array[0] = Piece(id: 40)
    array.append(Piece(id: 30))
    #expect(isConsistent(array))
    #expect(array.count == 49)
  }

  @Test(arguments: [5, 100]) func `algorithms of mutable collections keep all elements`(count: Int) {
    func check(_ change: (inout IdentifiedArrayOf<Piece>) -> Void) {
      var array = pieces(0..<count)
      change(&array)
      #expect(Set(array.ids) == Set(0..<count))
      #expect(isConsistent(array))
    }
    func shuffle<C: MutableCollection & RandomAccessCollection>(_ collection: inout C) {
      var generator = Multiplier()
      collection.shuffle(using: &generator)
    }
    func reverse<C: MutableCollection & BidirectionalCollection>(_ collection: inout C) { collection.reverse() }
    func sort<C: MutableCollection & RandomAccessCollection>(_ collection: inout C) where C.Element == Piece {
      collection.sort { $0.id > $1.id }
    }
    func rotate<C: MutableCollection>(_ collection: inout C) {
      let first = collection[collection.startIndex]
      var index = collection.startIndex
      while true {
        let next = collection.index(after: index)
        guard next != collection.endIndex else { break }
        collection[index] = collection[next]
        index = next
      }
      collection[index] = first
    }
    check(shuffle)
    check(reverse)
    check(rotate)
    check { array in
      shuffle(&array)
      sort(&array)
      #expect(array.map(\.id) == (0..<count).reversed())
    }
  }
}
