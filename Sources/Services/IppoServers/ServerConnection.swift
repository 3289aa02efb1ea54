import Foundation

/// A request to a server, in one message.
package protocol ServerCall: Sendable {
  /// Whether the call shares a transaction with others. One that locks many rows does not.
  var isAlone: Bool { get }

  /// How much there is to send, about.
  var byteCount: Int { get }

  /// Counted by the lane, in the order in which it carries calls out.
  var number: Int { get set }
}

/// A connection to a server. It belongs to one thread, which it may block until the instant it is given.
package protocol ServerConnection<Call, Answer>: AnyObject {
  associatedtype Call: ServerCall
  associatedtype Answer: Sendable

  /// Whether nobody has closed it, as far as can be told without asking.
  var isOpen: Bool { get }

  /// Carries out calls in their order.
  /// - Throws: when it is not known of all calls what became of them. The connection is not used again.
  func carryOut(_ calls: [Call], until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [Answer]

  func close()
}

/// How long a server may take.
package struct ServerLimits: Sendable {
  package var connect = Duration.seconds(3)
  /// The time within which the server answers calls that are sent together.
  package var statement = Duration.seconds(5)
  /// The longest pause after attempts to connect that failed. They begin with a tenth of that.
  package var pause = Duration.seconds(1)
  /// How long a connection that waits for notices may be silent before the server is asked whether it is there.
  package var silence = Duration.seconds(10)

  package init() {}

  package init(
    connect: Duration, statement: Duration, pause: Duration = .seconds(1), silence: Duration = .seconds(10)
  ) {
    self.connect = connect
    self.statement = statement
    self.pause = pause
    self.silence = silence
  }

  /// How long a call may take in all: it may have to wait for one before it, or for a connection.
  package var call: Duration { connect + statement }
}

extension Duration {
  package var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
