/// The sessions and shared values of all workers, in the memory of their supervisor.
///
/// Sessions have the rules of a `SessionStore`, and values those of the servers of `@Shared`. The size of both is bounded:
/// beyond the limit, the archives that were written the longest time ago are dropped, and new values are refused. A session
/// without its archive keeps its number, so that the worker that has the session commits it anew. Counts of sign-outs, which
/// have no archive, are kept until they expire. Counts beyond half of the limit are dropped once no archive is left for them
/// to refuse, the longest unraised ones first.
package struct SupervisorMemory: Sendable {
  private struct Session: Sendable {
    var record: SupervisorRecord
    var stamp: SupervisorStamp
    /// Counts the writes of all sessions.
    var write: Int
    /// Whether the archive has been dropped.
    var isDropped = false
    /// Whether it counts sign-outs.
    var isCount: Bool { record.bytes.isEmpty && !isDropped }
  }

  /// The number of sessions that one request forgets at most.
  package static let sweepCount = 500
  /// The number of tokens of a value.
  private static let tokenCount = 64

  private let sessionLimit: Int
  private let valueLimit: Int
  private var sessions: [[UInt8]: Session] = [:]
  private var values: [[UInt8]: SupervisorRecord] = [:]
  private var writes = 0
  /// Bytes of all sessions, about.
  package private(set) var sessionBytes = 0
  /// Bytes of all values, about.
  package private(set) var valueBytes = 0

  /// - Parameters:
  ///   - sessionLimit: bytes of all sessions.
  ///   - valueLimit: bytes of all values.
  package init(sessionLimit: Int, valueLimit: Int = 256 * 1024 * 1024) {
    self.sessionLimit = sessionLimit
    self.valueLimit = valueLimit
  }

  package var sessionCount: Int { sessions.count }

  /// Carries out a request about sessions or values.
  /// - Returns: the answer, and for a written value the notice for the connections that follow; `nil` for other requests.
  package mutating func answer(
    _ request: SupervisorRequest
  ) -> (answer: SupervisorAnswer, notice: SupervisorAnswer?)? {
    switch request {
    case .create(let id, let archive, let expiry, let stamp):
      guard sessions[id] == nil else { return (.exists, nil) }
      store(SupervisorRecord(number: 1, bytes: archive, expiry: expiry), at: id, stamp)
      return (.done, nil)
    case .read(let id, let now):
      return (.record(sessions[id].flatMap { $0.record.expiry > now ? $0.record : nil }), nil)
    case .claim(let id, let now, let stamp):
      guard var session = sessions[id], session.record.expiry > now else { return (.record(nil), nil) }
      guard !isLate(stamp, at: id) else { return (.refused(Self.late), nil) }
      session.record.number += 1
      session.stamp = stamp
      if session.isCount {
        // A count that is raised is as good as a new one.
        writes += 1
        session.write = writes
      }
      sessions[id] = session
      return (.record(session.record), nil)
    case .commit(let id, let epoch, let archive, let stamp):
      guard var record = sessions[id]?.record, record.number == epoch else { return (.moved, nil) }
      guard !isLate(stamp, at: id) else { return (.refused(Self.late), nil) }
      record.bytes = archive
      store(record, at: id, stamp)
      return (.done, nil)
    case .remove(let id, let epoch):
      if sessions[id]?.record.number == epoch { forget(id) }
      return (.done, nil)
    case .sweep(let date):
      let expired = sessions.filter { $0.value.record.expiry <= date }.keys.prefix(Self.sweepCount)
      for id in expired { forget(id) }
      return (.count(expired.count, of: expired.count), nil)
    case .fetch(let key): return (.record(values[key]), nil)
    case .swap(let key, let expected, let token, let bytes): return swap(key, expected, token, bytes)
    case .hello, .follow, .report, .metrics: return nil
    }
  }

  private static let late = "a later call was carried out before"

  private func isLate(_ stamp: SupervisorStamp, at id: [UInt8]) -> Bool {
    guard let last = sessions[id]?.stamp else { return false }
    return last.writer == stamp.writer && last.number > stamp.number
  }

  // MARK: Sessions

  private static func size(_ id: [UInt8], _ record: SupervisorRecord) -> Int { id.count + record.bytes.count + 128 }

  private mutating func store(_ record: SupervisorRecord, at id: [UInt8], _ stamp: SupervisorStamp) {
    forget(id)
    writes += 1
    sessions[id] = Session(record: record, stamp: stamp, write: writes)
    sessionBytes += Self.size(id, record)
    if sessionBytes > sessionLimit { makeRoom() }
  }

  /// Drops the oldest archives, then the oldest sessions without one, and then the oldest counts of sign-outs. Some more than
  /// necessary, so that not every write sorts all sessions.
  private mutating func makeRoom() {
    let enough = sessionLimit / 10 * 9
    // The session that was written just now is the newest.
    let oldest = sessions.sorted { $0.value.write < $1.value.write }.dropLast()
    for (id, session) in oldest where sessionBytes > enough && !session.record.bytes.isEmpty {
      sessionBytes -= session.record.bytes.count
      sessions[id]?.record.bytes = []
      sessions[id]?.isDropped = true
    }
    guard sessionBytes > enough else { return }
    for (id, _) in oldest where sessionBytes > enough && sessions[id]?.isDropped == true { forget(id) }
    guard sessionBytes > enough else { return }
    let counts = oldest.filter(\.value.isCount)
    var size = counts.reduce(0) { $0 + Self.size($1.key, $1.value.record) }
    for (id, count) in counts where size > sessionLimit / 2 {
      size -= Self.size(id, count.record)
      forget(id)
    }
  }

  private mutating func forget(_ id: [UInt8]) {
    if let session = sessions.removeValue(forKey: id) { sessionBytes -= Self.size(id, session.record) }
  }

  // MARK: Values

  private mutating func swap(
    _ key: [UInt8], _ expected: Int, _ token: UInt64, _ bytes: [UInt8]
  ) -> (answer: SupervisorAnswer, notice: SupervisorAnswer?) {
    let stored = values[key]
    let version = stored?.number ?? 0
    guard version == expected else {
      // The same write, whose first answer was lost.
      if version > 0, version - 1 == expected, stored?.tokens.first == token { return (.kept(version: version), nil) }
      return (.conflict(stored), nil)
    }
    let size = valueBytes + bytes.count - (stored?.bytes.count ?? -(key.count + 128))
    guard size <= valueLimit || size <= valueBytes else {
      return (.refused("the values that workers share would have \(size) bytes, and \(valueLimit) is the most"), nil)
    }
    valueBytes = size
    let tokens = Array(([token] + (stored?.tokens ?? [])).prefix(Self.tokenCount))
    values[key] = SupervisorRecord(number: version + 1, bytes: bytes, tokens: tokens)
    return (.kept(version: version + 1), .notice(key: key, version: version + 1))
  }
}
