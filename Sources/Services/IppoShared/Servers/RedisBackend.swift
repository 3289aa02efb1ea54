#if Redis
  import IppoServers

  /// Keeps values in Redis or Valkey, each in a hash, `ippo:shared:of:` and its name.
  enum RedisBackend {
    static let prefix = "ippo:shared:"
    static let versionKey = prefix + "version"
    static let version = "1"

    /// All databases of a server have the same channels.
    static func channel(_ address: RedisAddress) -> String { "\(prefix)notices:\(address.database)" }

    static func make(_ address: RedisAddress, limits: ServerLimits, name: String) -> RemoteBackend {
      RemoteBackend(description: address.description, limits: limits, name: name) { deadline throws(ServerFailure) in
        try RedisSharedConnection(address, until: deadline)
      } listen: { deadline throws(ServerFailure) in
        try RedisNoticeConnection(address, until: deadline)
      }
    }

    /// A write answers with its version. If another value is stored, the answer is its version, its tokens and the
    /// value; if none is stored, the answer is empty.
    static let script = """
      local key, name = KEYS[1], ARGV[1]
      local stored = redis.call('HMGET', key, 'version', 'tokens')
      local version = tonumber(stored[1] or 0)
      local function found()
        if version == 0 then return {} end
        return {version, stored[2], redis.call('HGET', key, 'value')}
      end
      if name == 'fetch' then return found() end
      local expected, token, value, channel, id = tonumber(ARGV[2]), ARGV[3], ARGV[4], ARGV[5], ARGV[6]
      if version == expected then
        local tokens = string.sub(token .. (stored[2] or ''), 1, \(8 * StoredValue.tokenCount))
        redis.call('HSET', key, 'version', version + 1, 'tokens', tokens, 'value', value)
        redis.call('PUBLISH', channel, id .. ' ' .. (version + 1))
        return {version + 1}
      elseif version == expected + 1 and string.sub(stored[2], 1, 8) == token then
        return {version}
      end
      return found()
      """
  }

  final class RedisSharedConnection: ServerConnection {
    private let evaluator: RedisEvaluator
    private let channel: [UInt8]

    init(_ address: RedisAddress, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
      channel = Array(RedisBackend.channel(address).utf8)
      evaluator = try RedisEvaluator(
        address, versionKey: RedisBackend.versionKey, version: RedisBackend.version, script: RedisBackend.script,
        until: deadline)
    }

    var isOpen: Bool { evaluator.isOpen }

    /// The socket closes with this object.
    func close() {}

    func carryOut(
      _ calls: [SharedCall], until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [SharedAnswer] {
      let replies = try evaluator.run(calls.map(words), until: deadline)
      var answers: [SharedAnswer] = []
      for (call, reply) in zip(calls, replies) { answers.append(try Self.answer(to: call, reply)) }
      return answers
    }

    private func words(_ call: SharedCall) -> [[UInt8]] {
      let bytes = { (text: String) in Array(text.utf8) }
      let head = [bytes("1"), bytes(RedisBackend.prefix + "of:") + call.name.bytes]
      switch call.operation {
      case .fetch: return head + [bytes("fetch")]
      case .swap(let expected, let token, let value):
        return head + [
          bytes("write"), bytes("\(expected)"), token.bytes, value, channel, bytes(call.name.digits),
        ]
      }
    }

    private static func answer(to call: SharedCall, _ reply: RedisReply) throws(ServerFailure) -> SharedAnswer {
      if case .error(let text) = reply { return .refused("Redis says “\(text)”") }
      guard case .list(let fields) = reply else { throw unexpected }
      let value: StoredValue?
      switch (call.operation, fields.count) {
      case (_, 0): value = nil
      case (.swap, 1):
        guard case .integer(let version) = fields[0] else { throw unexpected }
        return .swap(.kept(version: version))
      case (_, 3):
        guard case .integer(let version) = fields[0], case .bytes(let tokens) = fields[1],
          case .bytes(let bytes) = fields[2]
        else { throw unexpected }
        value = StoredValue(version: version, tokens: tokens, bytes: bytes)
      default: throw unexpected
      }
      if case .fetch = call.operation { return .value(value) }
      return .swap(.conflict(value))
    }

    private static var unexpected: ServerFailure { ServerFailure("Redis answers something else than was asked") }
  }

  final class RedisNoticeConnection: NoticeConnection {
    private let connection: RedisConnection

    init(_ address: RedisAddress, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
      connection = try RedisConnection(address, until: deadline)
      let command = ["SUBSCRIBE", RedisBackend.channel(address)].map { Array($0.utf8) }
      for reply in try connection.ask([command], until: deadline) { _ = try reply.checked() }
    }

    func notices(waker: Int32, until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String] {
      Self.payloads(try connection.pushed(waker: waker, until: deadline))
    }

    func ping(until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String] {
      Self.payloads(try connection.ask([[Array("PING".utf8)]], until: deadline))
    }

    /// The socket closes with this object.
    func close() {}

    private static func payloads(_ replies: [RedisReply]) -> [String] {
      replies.compactMap { reply in
        guard case .list(let words) = reply, words.count == 3, case .bytes(let kind) = words[0],
          kind == Array("message".utf8), case .bytes(let payload) = words[2]
        else { return nil }
        return String(decoding: payload, as: UTF8.self)
      }
    }
  }
#endif
