public import Foundation
import Logging

/// How important a message is (`os.OSLogType`).
public struct OSLogType: Hashable, Sendable {
  /// The number Apple's systems use for the type.
  public let rawValue: UInt8

  /// A type by its number. One without a name here is written as `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Messages for operators: level `notice` of swift-log.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Messages that help with a problem: level `info` of swift-log.
  public static let info = OSLogType(rawValue: 0x01)
  /// Messages for the development of a program: level `debug` of swift-log.
  public static let debug = OSLogType(rawValue: 0x02)
  /// Something failed in the program: level `error` of swift-log.
  public static let error = OSLogType(rawValue: 0x10)
  /// A mistake of the program or its system: level `critical` of swift-log.
  public static let fault = OSLogType(rawValue: 0x11)

  fileprivate var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// The destination of messages (`os.OSLog`): one for each part of a program.
public final class OSLog: NSObject, Sendable {
  /// A well-known category.
  public struct Category: Sendable {
    let name: String
    /// Spans of time worth to be seen. Messages are written as with any other category.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Traces that are switched on while a program runs. Messages are written as with any other category.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// As ``dynamicTracing``, with the calls that led there, which are not collected here.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  fileprivate let subsystem: String
  fileprivate let category: String
  private let isDisabled: Bool

  /// The log of the program.
  public static let `default` = OSLog(subsystem: ProcessInfo.processInfo.processName, category: "default")
  /// Takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// - Parameters:
  ///   - subsystem: the part of the program, such as `com.example.diary`.
  ///   - category: the part of the part.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// A log of a part of the program, with a well-known category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Whether messages of a type go anywhere.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && logger.logLevel <= type.level }

  /// Spans of time are recorded by no one here.
  public var signpostsEnabled: Bool { false }

  private var logger: Logging.Logger {
    var logger = Logging.Logger(label: subsystem)
    logger[metadataKey: "category"] = "\(category)"
    return logger
  }

  func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
    guard !isDisabled else { return }
    logger.log(level: type.level, "\(text())")
  }
}

/// Writes messages (`os.Logger`): through swift-log, whose label is the subsystem, with the category as metadata. An app
/// chooses where they go by `LoggingSystem.bootstrap`.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.diary", category: "sync")
/// logger.info("\(entries.count) entries of \(user, privacy: .private)")
/// ```
public struct Logger: Sendable {
  private let log: OSLog

  /// The log of the program.
  public init() { log = .default }

  /// Writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// - Parameters:
  ///   - subsystem: the part of the program, such as `com.example.diary`.
  ///   - category: the part of the part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message at the level `notice` of swift-log.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message of some importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Writes a message at the level `debug` of swift-log, as ``debug(_:)``.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message at the level `debug` of swift-log.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message at the level `info` of swift-log.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes a message at the level `notice` of swift-log, as ``log(_:)``.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message at the level `error` of swift-log: Apple's logger knows no type between notice and error.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message at the level `error` of swift-log.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message at the level `critical` of swift-log, as ``fault(_:)``.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  /// Writes a message at the level `critical` of swift-log.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message of some importance.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

/// Writes a message with values where its format has a place for them: `%{public}@`, `%d`, `%.2f`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) { log.write(LogFormat(message.description).text(args), type) }

/// Writes a message with values where its format has a place for them.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) { log.write(LogFormat(message.description).text(args), type) }
