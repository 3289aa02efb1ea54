#if canImport(Glibc) || canImport(Musl)
  // Darwin has these from its kernel headers; sources that sleep by the clock, `Task.sleep(nanoseconds: NSEC_PER_SEC)`,
  // expect them to be there.

  /// Nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000

  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000

  /// Nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000

  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
