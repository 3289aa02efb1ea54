import Testing

@testable import IppoUI

struct KeptObjectsTests {
  private final class Object {}

  @Test func objectsAreTakenOnceInTheOrderInWhichTheyWereAdded() {
    let all = (0..<4).map { _ in Object() }
    let (here, there) = (NodeAddress(value: 1), NodeAddress(value: 2))
    var kept = KeptObjects()
    #expect(kept.isEmpty)
    kept.add(all[0], of: Int.self, at: here)
    kept.add(all[1], of: Int.self, at: there)
    kept.add(all[2], of: Int.self, at: here)
    kept.add(all[3], of: String.self, at: here)
    #expect(!kept.isEmpty)
    #expect(kept.take(of: Bool.self, at: here) == nil)
    #expect(kept.take(of: Int.self, at: here) === all[0])
    var left: [ObjectIdentifier] = []
    kept.forEach { object, _ in left.append(ObjectIdentifier(object)) }
    #expect(left == all[1...].map { ObjectIdentifier($0) })
    #expect(kept.take(of: Int.self, at: here) === all[2])
    #expect(kept.take(of: Int.self, at: here) == nil)
    #expect(kept.take(of: String.self, at: here) === all[3])
    #expect(!kept.isEmpty)
    #expect(kept.take(of: Int.self, at: there) === all[1])
    #expect(kept.isEmpty)
  }

  @Test func whatIsTakenIsHeldNoLonger() {
    var kept = KeptObjects()
    weak var weakObject: Object?
    do {
      let object = Object()
      weakObject = object
      kept.add(object, of: Int.self, at: NodeAddress())
    }
    #expect(weakObject != nil)
    _ = kept.take(of: Int.self, at: NodeAddress())
    #expect(weakObject == nil)
  }

  /// A copy is taken from without the other: a row that comes near twice finds the same.
  @Test func copiesAreIndependent() {
    let object = Object()
    var first = KeptObjects()
    first.add(object, of: Int.self, at: NodeAddress())
    var second = first
    #expect(first.take(of: Int.self, at: NodeAddress()) === object)
    #expect(second.take(of: Int.self, at: NodeAddress()) === object)
  }
}
