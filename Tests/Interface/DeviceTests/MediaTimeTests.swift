import AVFoundation
import Testing

struct MediaTimeTests {
  @Test func `sums have the common units`() {
    #expect(CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3) == CMTime(value: 5, timescale: 6))
    #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)).timescale == 6)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600) - CMTime(seconds: 2, preferredTimescale: 600) < .zero)
    #expect((.positiveInfinity + CMTime(value: 1, timescale: 1)).isPositiveInfinity)
    #expect((CMTime.positiveInfinity - .positiveInfinity).isIndefinite)
    #expect(!(CMTime.invalid + .zero).isValid)
    #expect(
      (CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1)).isPositiveInfinity, "numbers that do not fit"
    )
  }

  @Test func `seconds are rounded to the units, and say so`() {
    let third = CMTime(seconds: 1 / 3.0, preferredTimescale: 10)
    #expect(third.value == 3 && third.hasBeenRounded)
    #expect(!CMTime(seconds: 0.5, preferredTimescale: 10).hasBeenRounded)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 10).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 10).isPositiveInfinity)
    #expect(CMTime(seconds: 1e15, preferredTimescale: 1_000_000_000).seconds == 1e15)
    #expect(CMTime.indefinite.seconds.isNaN)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2), (.roundAwayFromZero, 3, -3),
    (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3),
  ])
  func `other units round as asked`(_ method: CMTimeRoundingMethod, _ positive: Int64, _ negative: Int64) {
    #expect(CMTime(value: 5, timescale: 2).convertScale(1, method: method).value == positive)
    #expect(CMTime(value: -5, timescale: 2).convertScale(1, method: method).value == negative)
    #expect(CMTime(value: .max, timescale: 1).convertScale(10).isPositiveInfinity)
  }

  @Test func `times are ordered by their length`() {
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 334, timescale: 1000))
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTime.negativeInfinity < .zero && .zero < CMTime.positiveInfinity)
    #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4)]).count == 1)
  }
}
