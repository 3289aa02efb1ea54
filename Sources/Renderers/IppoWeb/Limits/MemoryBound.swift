/// Whether the process has as much memory as it may have. The system is not asked more often than it changes.
struct MemoryBound: Sendable {
  private static let interval = Duration.milliseconds(250)

  /// Bytes; `nil`: there is no bound.
  let bytes: Int?
  private let resident: @Sendable () -> Int?
  private var reading: (isExceeded: Bool, at: ContinuousClock.Instant)?

  /// - Parameter bytes: `nil` takes four fifths of what the process may have.
  init(_ bytes: Int?, resident: @escaping @Sendable () -> Int? = ProcessMemory.resident) {
    self.bytes = bytes ?? ProcessMemory.available().map { $0 / 5 * 4 }
    self.resident = resident
  }

  mutating func isExceeded(at now: ContinuousClock.Instant) -> Bool {
    if let reading, now - reading.at < Self.interval { return reading.isExceeded }
    let isExceeded = bytes.flatMap { bytes in resident().map { $0 >= bytes } } ?? false
    reading = (isExceeded, now)
    return isExceeded
  }
}
