import Testing

@testable import IppoUI

@Suite("Steps of values")
struct SteppingTests {
  @Test("Integers have no value beyond the end of their type")
  func integers() {
    #expect(stepped(UInt8(0), by: -1) == nil)
    #expect(stepped(UInt8(250), by: 10) == nil)
    #expect(stepped(UInt8(250), by: 5) == 255)
    #expect(stepped(Int8(-128), by: -1) == nil)
    #expect(stepped(Int8(0), by: 1000) == nil)
    #expect(stepped(Int.max, by: 1) == nil)
    #expect(stepped(Int.min, by: .min) == nil)
    #expect(stepped(UInt.max, by: -1) == UInt.max - 1)
  }

  @Test("Other values are advanced")
  func others() {
    #expect(stepped(0.5, by: 0.25) == 0.75)
    #expect(stepped(Double.greatestFiniteMagnitude, by: .greatestFiniteMagnitude) == .infinity)
  }
}
