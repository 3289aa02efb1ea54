#if Postgres || Redis
  import Foundation

  /// What a server is asked to do, in one message.
  struct StoreCall: Sendable {
    enum Operation: Sendable {
      /// Nothing but to be there.
      case reach
      case create(archive: [UInt8], expiry: Double, now: Double)
      case read(now: Double)
      case claim(now: Double)
      case commit(epoch: Int, archive: [UInt8])
      case remove(epoch: Int)
      /// Forgets ``StoreCall/sweepCount`` sessions at the most, and tells how many.
      case sweep(before: Double)
    }

    /// Of the session; empty where the call is about none.
    let id: [UInt8]
    let operation: Operation
    /// Identifies the store that makes the call; `number` orders its calls. A server that did not answer for a while
    /// may carry out an abandoned call after the one that replaced it. Therefore a call changes nothing that the same
    /// store has written with a greater number.
    let writer: Int
    /// Counted by the connection, in the order in which it carries them out.
    var number = 0

    /// How many sessions are forgotten at once, so that nobody else has to wait for long.
    static let sweepCount = 500

    /// Whether the call shares a transaction with others. One that locks many rows does not.
    var isAlone: Bool {
      switch operation {
      case .reach, .sweep: true
      case .create, .read, .claim, .commit, .remove: false
      }
    }

    var byteCount: Int {
      switch operation {
      case .create(let archive, _, _), .commit(_, let archive): archive.count
      case .reach, .read, .claim, .remove, .sweep: 0
      }
    }
  }

  /// What a server says.
  enum StoreAnswer: Sendable {
    case done
    case session(StoredSession?)
    /// How many sessions were forgotten, and how many were looked at.
    case count(Int, of: Int)
    case refused(SessionStoreError)
  }

  /// A connection that cannot be had, or is of no use any more.
  struct StoreFailure: Error {
    /// What happened, without passwords.
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// A connection to a server. It belongs to one thread, which it may block until the instant it is given.
  protocol StoreConnection: AnyObject {
    /// Whether nobody has closed it, as far as can be told without asking.
    var isOpen: Bool { get }

    /// Carries out calls in their order.
    /// - Throws: when it is not known of all calls what became of them. The connection is not used again.
    func carryOut(_ calls: [StoreCall], until deadline: ContinuousClock.Instant) throws(StoreFailure) -> [StoreAnswer]

    func close()
  }

  /// How long a server may take.
  struct StoreLimits: Sendable {
    var connect = Duration.seconds(3)
    /// What is sent at once has been answered by then.
    var statement = Duration.seconds(5)
    /// The longest pause after attempts to connect that failed. They begin with a tenth of that.
    var pause = Duration.seconds(1)

    /// How long a call may take in all: it may have to wait for one before it, or for a connection.
    var call: Duration { connect + statement }
  }

  extension Duration {
    var milliseconds: Int {
      let (seconds, attoseconds) = components
      return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }
  }
#endif
