#if Redis
  import Foundation

  /// A connection that runs one script, each call as a whole.
  package final class RedisEvaluator {
    private let connection: RedisConnection
    private let text: [UInt8]
    /// The name of the script in Redis.
    private let name: [UInt8]

    /// Connects, and looks whether what is there is ours.
    /// - Parameters:
    ///   - versionKey: the key that holds the version of what is kept.
    ///   - version: what this program knows.
    ///   - script: one for all calls, so that all are known to a server or none is.
    package init(
      _ address: RedisAddress, versionKey: String, version: String, script: String,
      until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) {
      text = Array(script.utf8)
      do throws(ServerFailure) {
        connection = try RedisConnection(address, until: deadline)
        name = try Self.prepare(connection, versionKey, version, script, until: deadline)
      } catch {
        throw ServerFailure("\(address): \(error.reason)")
      }
    }

    /// - Returns: what Redis calls the script.
    private static func prepare(
      _ connection: RedisConnection, _ versionKey: String, _ version: String, _ script: String,
      until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [UInt8] {
      let replies = try connection.ask(
        [["SET", versionKey, version, "NX"], ["GET", versionKey], ["SCRIPT", "LOAD", script]]
          .map { $0.map { Array($0.utf8) } }, until: deadline)
      for reply in replies { _ = try reply.checked() }
      guard case .bytes(let found) = replies[1], case .bytes(let name) = replies[2] else {
        throw ServerFailure("the key \(versionKey) was made by another program, or for something else")
      }
      guard found == Array(version.utf8) else {
        throw ServerFailure(
          "what is kept is of version \(String(decoding: found, as: UTF8.self)), and this program knows \(version)")
      }
      return name
    }

    package var isOpen: Bool { connection.isOpen }

    /// Runs the script for each of several calls, in their order.
    /// - Parameter calls: the number of keys, the keys and the arguments.
    package func run(
      _ calls: [[[UInt8]]], until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [RedisReply] {
      if calls.isEmpty { return [] }
      var replies = try connection.ask(calls.map { [Array("EVALSHA".utf8), name] + $0 }, until: deadline)
      // A server that was started anew, or took another's place, does not know the script. What it did not know was not done.
      let unknown = replies.indices.filter { replies[$0].isUnknownScript }
      if !unknown.isEmpty {
        let again = try connection.ask(unknown.map { [Array("EVAL".utf8), text] + calls[$0] }, until: deadline)
        for (index, reply) in zip(unknown, again) { replies[index] = reply }
      }
      // Another server may be the one to write to now.
      for reply in replies { if let reason = reply.reasonToLeave { throw ServerFailure("Redis says “\(reason)”") } }
      return replies
    }
  }
#endif
