import Sharing
import Testing

/// A part of an optional that is gone.
@Suite struct RemovedElementTests {
  @Test func `what is written to a part that is gone can be read there`() throws {
    @Shared(value: 1 as Int?) var number
    let part = try #require(Shared($number))
    $number.withLock { $0 = nil }
    part.withLock { $0 += 41 }
    #expect(part.wrappedValue == 42)
    #expect(number == nil)
    $number.withLock { $0 = 5 }
    #expect(part.wrappedValue == 5)
  }
}
