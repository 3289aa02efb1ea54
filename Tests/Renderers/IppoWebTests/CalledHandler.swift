import Logging

/// Calls back for each line.
struct CalledHandler: LogHandler {
  let body: @Sendable () -> Void
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { body() }
}
