/// A request of a worker process to the memory of its supervisor.
package enum SupervisorRequest: Equatable, Sendable {
  /// The version of the messages that the worker sends: the first request of each connection.
  case hello(version: UInt8)
  case create(id: [UInt8], archive: [UInt8], expiry: Double, stamp: SupervisorStamp)
  case read(id: [UInt8], now: Double)
  case claim(id: [UInt8], now: Double, stamp: SupervisorStamp)
  case commit(id: [UInt8], epoch: Int, archive: [UInt8], stamp: SupervisorStamp)
  case remove(id: [UInt8], epoch: Int)
  case sweep(before: Double)
  /// Reads a value that workers share.
  case fetch(key: [UInt8])
  /// Writes a value in place of a version; 0 where no value is stored.
  case swap(key: [UInt8], expected: Int, token: UInt64, bytes: [UInt8])
  /// Sends notices of later writes of values on this connection.
  case follow
  /// The metrics of a worker, in the text format of Prometheus.
  case report(process: Int, text: [UInt8])
  /// Asks for the metrics of all workers together.
  case metrics

  /// The version of the messages, which a new program and an older supervisor compare.
  package static let version: UInt8 = 1
}

/// The order of the calls of one writer. A call on a lost connection may be carried out after the call that replaced it.
package struct SupervisorStamp: Equatable, Sendable {
  package var writer: UInt64
  package var number: UInt64

  package init(writer: UInt64, number: UInt64) {
    self.writer = writer
    self.number = number
  }
}

/// A stored session or a stored value.
package struct SupervisorRecord: Equatable, Sendable {
  /// The epoch of a session, or the version of a value.
  package var number: Int
  package var bytes: [UInt8]
  /// The time at which a session is forgotten, in seconds since 1970. Values have no expiry.
  package var expiry: Double
  /// The tokens of the last writes of a value, the newest first.
  package var tokens: [UInt64]

  package init(number: Int, bytes: [UInt8], expiry: Double = .infinity, tokens: [UInt64] = []) {
    self.number = number
    self.bytes = bytes
    self.expiry = expiry
    self.tokens = tokens
  }
}

/// The answer of a supervisor to a request.
package enum SupervisorAnswer: Equatable, Sendable {
  case done
  case record(SupervisorRecord?)
  case count(Int, of: Int)
  /// The version of a value after a write.
  case kept(version: Int)
  /// Another version of the value is stored.
  case conflict(SupervisorRecord?)
  case text([UInt8])
  case exists
  case moved
  /// The supervisor does not carry out the request, for the stated reason.
  case refused(String)
  /// The key of a written value and its version. Notices answer no request.
  case notice(key: [UInt8], version: Int)
}
