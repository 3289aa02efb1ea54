/// Nanoseconds in a second (`Dispatch.NSEC_PER_SEC`).
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond (`Dispatch.NSEC_PER_MSEC`).
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond (`Dispatch.NSEC_PER_USEC`).
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second (`Dispatch.USEC_PER_SEC`).
public let USEC_PER_SEC: UInt64 = 1_000_000
