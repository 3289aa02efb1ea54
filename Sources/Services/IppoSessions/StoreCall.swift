import Foundation
import IppoServers

/// A request to the server of a store, in one message.
struct StoreCall: ServerCall {
  enum Operation: Sendable {
    /// Checks the connection.
    case reach
    case create(archive: [UInt8], expiry: Double, now: Double)
    case read(now: Double)
    /// Reads the epochs of ``StoreCall/epochCount`` sessions at the most.
    case epochs(of: [[UInt8]], now: Double)
    case claim(now: Double)
    case commit(epoch: Int, archive: [UInt8])
    case remove(epoch: Int)
    /// Forgets ``StoreCall/sweepCount`` sessions at the most, and tells how many.
    case sweep(before: Double)
  }

  /// The id of the session; empty for a call about all sessions.
  let id: [UInt8]
  let operation: Operation
  /// Identifies the store that makes the call; `number` orders its calls. A server that did not answer for a while
  /// may carry out an abandoned call after the one that replaced it. Therefore a call changes nothing that the same
  /// store has written with a greater number.
  let writer: Int
  var number = 0

  /// How many sessions are forgotten at once, so that nobody else has to wait for long.
  static let sweepCount = 500
  /// How many epochs are read at once, for the same reason. SQLite takes 999 parameters everywhere.
  static let epochCount = 500

  var isAlone: Bool {
    switch operation {
    case .reach, .sweep: true
    // A call about one session goes along with others on the connection of its id.
    case .epochs: id.isEmpty
    case .create, .read, .claim, .commit, .remove: false
    }
  }

  var byteCount: Int {
    switch operation {
    case .create(let archive, _, _), .commit(_, let archive): archive.count
    case .epochs(let ids, _): ids.reduce(0) { $0 + $1.count }
    case .reach, .read, .claim, .remove, .sweep: 0
    }
  }
}

/// The answer of a server.
enum StoreAnswer: Sendable {
  case done
  case session(StoredSession?)
  /// The epochs of the sessions of a call, in the order of their ids; `nil` for a session that is missing.
  case epochs([Int?])
  /// How many sessions were forgotten, and how many were looked at.
  case count(Int, of: Int)
  case refused(SessionStoreError)
}
