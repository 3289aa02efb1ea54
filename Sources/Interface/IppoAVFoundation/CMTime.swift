/// A time as a rational number of seconds (`CoreMedia.CMTime`).
///
/// Sums and differences of times with different time scales use the least common multiple of the scales, as Core Media does. They
/// use nanoseconds where that multiple does not fit.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: units in a second.
  public var timescale: Int32
  /// The kinds of the time: valid, rounded, infinite, indefinite.
  public var flags: CMTimeFlags
  /// The number that tells times of different media clocks apart. Times of one medium have 0.
  public var epoch: Int64

  /// An invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// A time of all its parts.
  public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// A time of `value` / `timescale` seconds; invalid if the time scale is not positive.
  public init(value: Int64, timescale: Int32) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// A time in seconds, rounded to the time scale.
  ///
  /// - Parameters:
  ///   - seconds: The seconds. An infinity makes an infinite time, and NaN an invalid one.
  ///   - preferredTimescale: The units in a second; smaller ones are used where the number of units does not fit.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self.init()
      return
    }
    var scale = preferredTimescale
    while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
    let units = (seconds * Double(scale)).rounded()
    guard abs(units) < 0x1p63 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: Int64(units), timescale: scale)
    if units / Double(scale) != seconds { flags.insert(.hasBeenRounded) }
  }

  /// An invalid time.
  public static let invalid = CMTime()
  /// No time at all.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time whose length is unknown, such as that of a live stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether the time is one.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the length is unknown.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Whether the time was rounded on its way.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds: NaN for an invalid or indefinite time.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }

  /// The same time in other units.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod = .default) -> CMTime {
    guard isNumeric, timescale != newTimescale, newTimescale > 0 else { return self }
    let (high, low) = value.multipliedFullWidth(by: Int64(newTimescale))
    let divisor = Int64(timescale)
    // A number of units that does not fit is an infinite time.
    guard abs(Double(value) * Double(newTimescale) / Double(divisor)) < 0x1p62 else {
      return value < 0 ? .negativeInfinity : .positiveInfinity
    }
    var (quotient, remainder) = divisor.dividingFullWidth((high, low))
    if remainder < 0 { (quotient, remainder) = (quotient - 1, remainder + divisor) }
    let isUp: Bool =
      switch method {
      case .roundHalfAwayFromZero: quotient >= 0 ? remainder * 2 >= divisor : remainder * 2 > divisor
      case .roundTowardZero: quotient < 0 && remainder > 0
      case .roundAwayFromZero: quotient >= 0 && remainder > 0
      case .roundTowardPositiveInfinity: remainder > 0
      case .roundTowardNegativeInfinity: false
      }
    var result = CMTime(value: quotient + (isUp ? 1 : 0), timescale: newTimescale, flags: flags, epoch: epoch)
    if remainder != 0 { result.flags.insert(.hasBeenRounded) }
    return result
  }

  private static func sum(_ left: CMTime, _ right: CMTime, _ sign: Int64) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    guard left.isNumeric, right.isNumeric else {
      let others = [left, sign < 0 ? right.negated : right].filter { !$0.isNumeric }
      return others.contains { $0.isIndefinite } || Set(others.map(\.flags.rawValue)).count > 1
        ? .indefinite : others[0]
    }
    let (first, second) = (Int64(left.timescale), Int64(right.timescale))
    let multiple = first / greatestCommonDivisor(first, second) * second
    let scale = multiple <= Int64(Int32.max) ? Int32(multiple) : 1_000_000_000
    let (one, other) = (left.convertScale(scale), right.convertScale(scale))
    let (value, didOverflow) = one.value.addingReportingOverflow(sign * other.value)
    guard !didOverflow else { return one.value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: scale, flags: one.flags.union(other.flags), epoch: left.epoch)
  }

  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    return CMTime(value: 0 &- value, timescale: timescale, flags: flags, epoch: epoch)
  }

  private static func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  /// The sum.
  public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, 1) }
  /// The difference.
  public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, -1) }
}

extension CMTime: Comparable, Hashable {
  private var order: Double { isIndefinite ? .nan : seconds }

  /// Whether both are the same length, in whatever units, or invalid or indefinite alike.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else {
      return left.isValid == right.isValid && left.isIndefinite == right.isIndefinite
        && left.isNumeric == right.isNumeric && (left.isIndefinite || !left.isValid || left.seconds == right.seconds)
    }
    return left.value.multipliedFullWidth(by: Int64(right.timescale))
      == right.value.multipliedFullWidth(by: Int64(left.timescale))
  }

  /// Whether the left one is shorter. Invalid and indefinite times come after the others.
  public static func < (left: CMTime, right: CMTime) -> Bool {
    guard left != right else { return false }
    if left.order.isNaN || right.order.isNaN { return !left.order.isNaN }
    guard left.isNumeric, right.isNumeric else { return left.seconds < right.seconds }
    let one = left.value.multipliedFullWidth(by: Int64(right.timescale))
    let other = right.value.multipliedFullWidth(by: Int64(left.timescale))
    return (one.high, one.low) < (other.high, other.low)
  }

  /// Hashes the seconds.
  public func hash(into hasher: inout Hasher) { hasher.combine(order.isNaN ? 0 : seconds) }
}

/// The kinds of a ``CMTime`` (`CoreMedia.CMTimeFlags`).
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is one.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The length is unknown.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// Each kind that has no number of seconds.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The rounding of a ``CMTime`` in other units (`CoreMedia.CMTimeRoundingMethod`).
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, and from the middle away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// To the nearest.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time of `value` / `timescale` seconds (`CoreMedia.CMTimeMake`).
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// A time in seconds (`CoreMedia.CMTimeMakeWithSeconds`).
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time (`CoreMedia.CMTimeGetSeconds`).
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
