#if Redis
  import CHiredis
  import Foundation

  /// A connection to Redis or Valkey.
  final class RedisConnection: StoreConnection {
    private let socket: ServerSocket
    private let reader: UnsafeMutablePointer<redisReader>
    /// What Redis calls the script.
    private var script: [UInt8] = []

    /// Connects, and looks whether what is there is ours.
    init(_ address: RedisAddress, until deadline: ContinuousClock.Instant) throws(StoreFailure) {
      socket = try ServerSocket(host: address.host, port: address.port, until: deadline)
      guard let reader = redisReaderCreate() else { throw StoreFailure("out of memory") }
      self.reader = reader
      var commands: [[String]] = []
      if let password = address.password { commands.append(["AUTH"] + (address.user.map { [$0] } ?? []) + [password]) }
      if address.database != 0 { commands.append(["SELECT", "\(address.database)"]) }
      // One after the other: what is asked after a refusal is refused for another reason.
      for command in commands { _ = try ask([command.map { Array($0.utf8) }], until: deadline)[0].checked() }
      let versionKey = RedisScript.versionKey
      let replies = try ask(
        [["SET", versionKey, RedisScript.version, "NX"], ["GET", versionKey], ["SCRIPT", "LOAD", RedisScript.text]]
          .map { $0.map { Array($0.utf8) } }, until: deadline)
      for reply in replies { _ = try reply.checked() }
      guard case .bytes(let version) = replies[1], case .bytes(let script) = replies[2] else {
        throw StoreFailure("the key \(versionKey) was made by another program, or for something else")
      }
      guard version == Array(RedisScript.version.utf8) else {
        let found = String(decoding: version, as: UTF8.self)
        throw StoreFailure("what is kept is of version \(found), and this program knows \(RedisScript.version)")
      }
      self.script = script
    }

    deinit { redisReaderFree(reader) }

    var isOpen: Bool { socket.isQuiet }

    /// The socket closes with this object.
    func close() {}

    func carryOut(
      _ calls: [StoreCall], until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) -> [StoreAnswer] {
      let asked = calls.filter { if case .reach = $0.operation { false } else { true } }
      if asked.isEmpty { return calls.map { _ in .done } }
      let name = Array("EVALSHA".utf8)
      var replies = try ask(asked.map { [name, script] + RedisScript.words($0) }, until: deadline)
      // A server that was started anew, or took another's place, does not know the script. What it did not know was not done.
      let unknown = replies.indices.filter { replies[$0].isUnknownScript }
      if !unknown.isEmpty {
        let again = try ask(
          unknown.map { [Array("EVAL".utf8), Array(RedisScript.text.utf8)] + RedisScript.words(asked[$0]) },
          until: deadline)
        for (index, reply) in zip(unknown, again) { replies[index] = reply }
      }
      // Another server may be the one to write to now.
      for reply in replies { if let reason = reply.reasonToLeave { throw StoreFailure("Redis says “\(reason)”") } }
      var answers: [StoreAnswer] = []
      for (call, reply) in zip(asked, replies) { answers.append(try RedisScript.answer(to: call, reply)) }
      return answers
    }

    /// Sends commands at once, and waits for all replies.
    private func ask(_ commands: [[[UInt8]]], until deadline: ContinuousClock.Instant) throws(StoreFailure)
      -> [RedisReply]
    {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(commands.reduce(0) { $0 + $1.reduce(32) { $0 + $1.count + 16 } })
      for command in commands {
        bytes += "*\(command.count)\r\n".utf8
        for word in command {
          bytes += "$\(word.count)\r\n".utf8
          bytes += word
          bytes += [13, 10]
        }
      }
      var replies: [RedisReply] = []
      try socket.exchange(bytes, until: deadline) { received throws(StoreFailure) in
        redisReaderFeed(reader, received.baseAddress?.assumingMemoryBound(to: CChar.self), received.count)
        var reply: UnsafeMutableRawPointer?
        while redisReaderGetReply(reader, &reply) == REDIS_OK, let found = reply {
          replies.append(RedisReply(found.assumingMemoryBound(to: redisReply.self).pointee))
          freeReplyObject(found)
          reply = nil
        }
        guard reader.pointee.err == 0 else { throw StoreFailure("what answers does not speak the protocol of Redis") }
        return replies.count >= commands.count
      }
      return replies
    }
  }

  /// What Redis answers.
  enum RedisReply {
    case bytes([UInt8])
    case integer(Int)
    case list([RedisReply])
    case none
    case error(String)

    init(_ reply: redisReply) {
      let bytes = UnsafeRawBufferPointer(start: reply.str, count: reply.str == nil ? 0 : reply.len)
      switch reply.type {
      case REDIS_REPLY_INTEGER: self = .integer(Int(reply.integer))
      case REDIS_REPLY_STRING, REDIS_REPLY_STATUS: self = .bytes([UInt8](bytes))
      case REDIS_REPLY_ARRAY:
        self = .list((0..<reply.elements).compactMap { reply.element[$0].map { RedisReply($0.pointee) } })
      case REDIS_REPLY_ERROR: self = .error(String(decoding: bytes, as: UTF8.self))
      default: self = .none
      }
    }

    func checked() throws(StoreFailure) -> RedisReply {
      if case .error(let text) = self { throw StoreFailure("Redis says “\(text)”") }
      return self
    }

    var isUnknownScript: Bool {
      if case .error(let text) = self { text.hasPrefix("NOSCRIPT") } else { false }
    }

    /// What a server says that will not do anything for us.
    var reasonToLeave: String? {
      guard case .error(let text) = self else { return nil }
      return ["READONLY", "LOADING", "NOAUTH", "NOPERM", "MASTERDOWN"].contains { text.hasPrefix($0) } ? text : nil
    }
  }
#endif
