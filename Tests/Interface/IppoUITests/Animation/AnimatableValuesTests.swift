import Testing

@testable import IppoUI

@Suite("Values that are animated together")
struct AnimatableValuesTests {
  @Test("are added, subtracted, multiplied and measured one by one")
  func arithmetic() {
    let one = AnimatableValues(1.0, Float(2), AnimatablePair(3.0, 4.0))
    var sum = one + one
    #expect(sum == AnimatableValues(2.0, Float(4), AnimatablePair(6.0, 8.0)))
    #expect(sum - one == one)
    #expect(one + .zero == one)
    sum.scale(by: 0.5)
    #expect(sum == one)
    #expect(one.magnitudeSquared == 30)
    #expect(one.value.1 == 2)
  }
}
