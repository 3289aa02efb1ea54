/// Tells spans of time apart that have the same name (`os.OSSignpostID`).
public struct OSSignpostID: Hashable, Sendable {
  /// The number that tells the span from others.
  public let rawValue: UInt64

  /// A span with a number of the caller's.
  public init(_ value: UInt64) { rawValue = value }

  /// A number for a span that goes to a log: always the same one, as nothing is recorded.
  public init(log: OSLog) { rawValue = 0 }

  /// The number of a span that is about an object: the same for as long as the object lives.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))) }

  /// The one there is where a name has one span at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The id without a span, for a span that could not be identified.
  public static let invalid = OSSignpostID(.max)
  /// The id without a span, while recording is off.
  public static let null = OSSignpostID(0)
}

/// A span that has begun (`os.OSSignpostIntervalState`).
public final class OSSignpostIntervalState: Sendable {
  fileprivate init() {}
}

/// Marks spans of time for Instruments (`os.OSSignposter`). Ippo has no Instruments: recording is off, ``isEnabled`` is
/// false, and work within a span runs as it would without one.
public struct OSSignposter: Sendable {
  /// A signposter that is off, as all are here.
  public static let disabled = OSSignposter()

  /// A signposter that is off, as all are here.
  public init() {}

  /// A signposter that is off, as all are here.
  public init(subsystem: String, category: String) {}

  /// A signposter that is off, as all are here.
  public init(subsystem: String, category: OSLog.Category) {}

  /// A signposter that is off, as all are here.
  public init(logger: Logger) {}

  /// A signposter that is off, as all are here.
  public init(logHandle: OSLog) {}

  /// Always false, as recording is off.
  public var isEnabled: Bool { false }

  /// The number of a new span: ``OSSignpostID/null``, as recording is off.
  public func makeSignpostID() -> OSSignpostID { .null }

  /// The number of a span that is about an object: ``OSSignpostID/null``, as recording is off.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .null }

  /// Begins a span, which is not recorded.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins a span, which is not recorded. The message is never made.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends a span, which is not recorded.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends a span, which is not recorded. The message is never made.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Marks a moment, which is not recorded.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment, which is not recorded. The message is never made.
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

/// The kind of a signpost (`os.OSSignpostType`).
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
