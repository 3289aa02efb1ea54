/// Which of several spans of time of one name (`os.OSSignpostID`).
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  public init(log: OSLog) { rawValue = 0 }

  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))) }

  /// The one there is where a name has one span at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)
}

/// A span that has begun (`os.OSSignpostIntervalState`).
public final class OSSignpostIntervalState: Sendable {
  fileprivate init() {}
}

/// Marks spans of time for Instruments (`os.OSSignposter`). There are no Instruments here: nothing is recorded,
/// ``isEnabled`` is false, and work within a span runs as it would without one.
public struct OSSignposter: Sendable {
  /// A signposter that is off, as all are here.
  public static let disabled = OSSignposter()

  public init() {}

  public init(subsystem: String, category: String) {}

  public init(subsystem: String, category: OSLog.Category) {}

  public init(logger: Logger) {}

  public init(logHandle: OSLog) {}

  /// Never: there is nothing that records.
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .null }

  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .null }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Runs work as a span.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  /// Runs work as a span.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// What a signpost marks (`os.OSSignpostType`).
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// Marks a moment for Instruments: nothing is recorded. See ``OSSignposter``.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment for Instruments: nothing is recorded. See ``OSSignposter``.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: Any...
) {}
