#if Redis
  import Foundation
  import IppoServers

  /// The operations that a ``RedisSessionStore`` carries out within Redis, each call as a whole.
  ///
  /// A session is a hash, `ippo:session:of:` and its id; `ippo:session:expiry` orders the ids by when they expire, for
  /// the sweep. Redis goes by its own clock, and must forget a hash only long after the store's clock would sweep it.
  /// Therefore Redis keeps a hash for ``RedisScript/slack`` longer.
  enum RedisScript {
    static let prefix = "ippo:session:"
    static let versionKey = prefix + "version"
    static let version = "1"
    static let expiryKey = prefix + "expiry"
    static let slack: TimeInterval = 24 * 3600
    /// Sums of what is said here and of the time have to fit into 64 bits.
    private static let greatestLife: TimeInterval = 100 * 366 * 24 * 3600

    /// One for all calls, so that all are known to a server or none is. A number that is answered says what became of it.
    static let text = """
      local key, index, name, id, writer, number = KEYS[1], KEYS[2], ARGV[1], ARGV[2], ARGV[3], ARGV[4]
      local function session()
        return redis.call('HMGET', key, 'epoch', 'archive', 'expiry')
      end
      local function late()
        local last = redis.call('HMGET', key, 'writer', 'number')
        return last[1] == writer and tonumber(last[2]) > tonumber(number)
      end
      if name == 'create' then
        if redis.call('EXISTS', key) == 1 then return 0 end
        redis.call('HSET', key, 'epoch', '1', 'writer', writer, 'number', number, 'expiry', ARGV[5], 'archive', ARGV[6])
        redis.call('PEXPIRE', key, ARGV[7])
        redis.call('ZADD', index, ARGV[5], id)
        return 1
      elseif name == 'sweep' then
        local ids = redis.call('ZRANGEBYSCORE', index, '-inf', ARGV[5], 'LIMIT', 0, ARGV[6])
        local count = 0
        for _, id in ipairs(ids) do
          redis.call('ZREM', index, id)
          count = count + redis.call('DEL', ARGV[7] .. id)
        end
        return {#ids, count}
      elseif name == 'epochs' then
        local epochs = {}
        for place = 7, #ARGV do
          local found = redis.call('HMGET', ARGV[6] .. ARGV[place], 'epoch', 'expiry')
          local isThere = found[1] and tonumber(found[2]) > tonumber(ARGV[5])
          epochs[place - 6] = isThere and found[1] or false
        end
        return epochs
      end
      local stored = redis.call('HMGET', key, 'epoch', 'expiry')
      if name == 'read' or name == 'claim' then
        if not stored[1] or tonumber(stored[2]) <= tonumber(ARGV[5]) then return false end
        if name == 'claim' then
          if late() then return redis.error_reply('ERR a later call was carried out before') end
          redis.call('HINCRBY', key, 'epoch', 1)
          redis.call('HSET', key, 'writer', writer, 'number', number)
        end
        return session()
      elseif stored[1] ~= ARGV[5] then
        return 0
      elseif name == 'commit' then
        if late() then return redis.error_reply('ERR a later call was carried out before') end
        redis.call('HSET', key, 'archive', ARGV[6], 'writer', writer, 'number', number)
      else
        redis.call('DEL', key)
        redis.call('ZREM', index, id)
      end
      return 1
      """

    /// The words after EVALSHA and what names the script.
    static func words(_ call: StoreCall) -> [[UInt8]] {
      let key = Array((prefix + "of:").utf8)
      let head: [[UInt8]] = [bytes("2"), key + call.id, bytes(expiryKey)]
      let author = [call.id, bytes("\(call.writer)"), bytes("\(call.number)")]
      switch call.operation {
      case .reach: return []
      case .create(let archive, let expiry, let now):
        let life = Int((min(max(expiry - now, 0), greatestLife) + slack) * 1000)
        return head + [bytes("create")] + author + [bytes("\(expiry)"), archive, bytes("\(life)")]
      case .read(let now): return head + [bytes("read")] + author + [bytes("\(now)")]
      case .epochs(let ids, let now): return head + [bytes("epochs")] + author + [bytes("\(now)"), key] + ids
      case .claim(let now): return head + [bytes("claim")] + author + [bytes("\(now)")]
      case .commit(let epoch, let archive):
        return head + [bytes("commit")] + author + [bytes("\(epoch)"), archive]
      case .remove(let epoch): return head + [bytes("remove")] + author + [bytes("\(epoch)")]
      case .sweep(let date):
        return head + [bytes("sweep")] + author + [bytes("\(date)"), bytes("\(StoreCall.sweepCount)"), key]
      }
    }

    static func answer(to call: StoreCall, _ reply: RedisReply) throws(ServerFailure) -> StoreAnswer {
      switch (call.operation, reply) {
      case (_, .error(let text)): return .refused(.unavailable("Redis says “\(text)”"))
      case (.create, .integer(let count)): return count == 1 ? .done : .refused(.exists)
      case (.commit, .integer(let count)): return count == 1 ? .done : .refused(.moved)
      case (.remove, .integer): return .done
      case (.sweep, .list(let counts)) where counts.count == 2:
        if case .integer(let seen) = counts[0], case .integer(let swept) = counts[1] { return .count(swept, of: seen) }
      case (.epochs(let ids, _), .list(let replies)) where replies.count == ids.count:
        return .epochs(
          replies.map { reply in
            if case .bytes(let epoch) = reply { Int(String(decoding: epoch, as: UTF8.self)) } else { nil }
          })
      case (.read, .none), (.claim, .none): return .session(nil)
      case (.read, .list(let fields)), (.claim, .list(let fields)):
        if fields.count == 3, case .bytes(let epoch) = fields[0], case .bytes(let archive) = fields[1],
          case .bytes(let expiry) = fields[2], let epoch = Int(String(decoding: epoch, as: UTF8.self)),
          let expiry = Double(String(decoding: expiry, as: UTF8.self))
        {
          return .session(
            StoredSession(epoch: epoch, archive: archive, expiry: Date(timeIntervalSince1970: expiry)))
        }
      default: break
      }
      throw ServerFailure("Redis answers something else than was asked")
    }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  }
#endif
