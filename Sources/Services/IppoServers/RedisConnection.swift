#if Redis
  import CHiredis
  import Foundation

  /// A connection to Redis or Valkey.
  package final class RedisConnection {
    private let socket: ServerSocket
    private let reader: UnsafeMutablePointer<redisReader>

    /// Connects, and signs in.
    package init(_ address: RedisAddress, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
      socket = try ServerSocket(host: address.host, port: address.port, until: deadline)
      guard let reader = redisReaderCreate() else { throw ServerFailure("out of memory") }
      self.reader = reader
      var commands: [[String]] = []
      if let password = address.password { commands.append(["AUTH"] + (address.user.map { [$0] } ?? []) + [password]) }
      if address.database != 0 { commands.append(["SELECT", "\(address.database)"]) }
      // One after the other: what is asked after a refusal is refused for another reason.
      for command in commands { _ = try ask([command.map { Array($0.utf8) }], until: deadline)[0].checked() }
    }

    deinit { redisReaderFree(reader) }

    package var isOpen: Bool { socket.isQuiet }

    /// Sends commands at once, and waits for all replies.
    package func ask(_ commands: [[[UInt8]]], until deadline: ContinuousClock.Instant) throws(ServerFailure)
      -> [RedisReply]
    {
      var replies: [RedisReply] = []
      try socket.exchange(Self.encoded(commands), until: deadline) { received throws(ServerFailure) in
        replies += try take(received)
        return replies.count >= commands.count
      }
      return replies
    }

    private static func encoded(_ commands: [[[UInt8]]]) -> [UInt8] {
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
      return bytes
    }

    /// The replies that are whole with these bytes.
    private func take(_ received: UnsafeRawBufferPointer) throws(ServerFailure) -> [RedisReply] {
      redisReaderFeed(reader, received.baseAddress?.assumingMemoryBound(to: CChar.self), received.count)
      var replies: [RedisReply] = []
      var reply: UnsafeMutableRawPointer?
      while redisReaderGetReply(reader, &reply) == REDIS_OK, let found = reply {
        replies.append(RedisReply(found.assumingMemoryBound(to: redisReply.self).pointee))
        freeReplyObject(found)
        reply = nil
      }
      guard reader.pointee.err == 0 else { throw ServerFailure("what answers does not speak the protocol of Redis") }
      return replies
    }

    // MARK: Notices

    /// Waits for what the server says by itself.
    /// - Parameter waker: a descriptor that can be read from as soon as nobody is to wait any more.
    /// - Returns: what it said; nothing at the deadline, and when there is something to read from the waker.
    package func pushed(
      waker: Int32, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [RedisReply] {
      var replies: [RedisReply] = []
      while replies.isEmpty {
        guard try socket.canRead(waker: waker, until: deadline) else { return [] }
        try socket.receive { received throws(ServerFailure) in replies += try take(received) }
      }
      return replies
    }
  }
#endif
