import IppoUI
import Testing

@Suite("Elements at offsets")
struct CollectionOffsetsTests {
  /// Every set of offsets up to one past the end of five elements.
  private static let sets = (0..<64).map { bits in IndexSet((0..<6).filter { bits >> $0 & 1 == 1 }) }
  private static let elements = Array("abcde")

  @Test("What is removed is what the offsets name")
  func remove() {
    for offsets in Self.sets {
      let expected = Self.elements.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
      var array = Self.elements
      array.remove(atOffsets: offsets)
      #expect(array == expected)
      var slice = (["x"] + Self.elements)[1...]
      slice.remove(atOffsets: offsets)
      #expect(Array(slice) == expected)
    }
  }

  @Test("What is moved keeps its order, before the element at the destination")
  func move() {
    for offsets in Self.sets {
      for destination in 0...6 {
        let all = Self.elements.enumerated()
        let moved = all.filter { offsets.contains($0.offset) }.map(\.element)
        let others = all.filter { !offsets.contains($0.offset) }
        let expected =
          others.filter { $0.offset < destination }.map(\.element) + moved
          + others.filter { $0.offset >= destination }.map(\.element)
        var array = Self.elements
        array.move(fromOffsets: offsets, toOffset: destination)
        #expect(array == expected)
        var slice = (["x"] + Self.elements)[1...]
        slice.move(fromOffsets: offsets, toOffset: destination)
        #expect(Array(slice) == expected)
      }
    }
  }
}
