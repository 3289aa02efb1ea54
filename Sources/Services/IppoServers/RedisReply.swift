#if Redis
  import CHiredis
  import Foundation

  /// The answer of Redis.
  package enum RedisReply {
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

    package func checked() throws(ServerFailure) -> RedisReply {
      if case .error(let text) = self { throw ServerFailure("Redis says “\(text)”") }
      return self
    }

    var isUnknownScript: Bool {
      if case .error(let text) = self { text.hasPrefix("NOSCRIPT") } else { false }
    }

    /// The message of a server that refuses all calls.
    var reasonToLeave: String? {
      guard case .error(let text) = self else { return nil }
      return ["READONLY", "LOADING", "NOAUTH", "NOPERM", "MASTERDOWN"].contains { text.hasPrefix($0) } ? text : nil
    }
  }
#endif
