import Foundation
import IppoServers

/// Keeps sessions on a server: what the stores of PostgreSQL and Redis have in common.
///
/// The calls for one session go through one connection, in their order.
final class RemoteSessionStore: Sendable {
  static let connections = 4
  /// The same as of a database file.
  static let greatestArchive = 256 * 1024 * 1024

  typealias Lane = ServerLane<StoreCall, StoreAnswer>

  private let lanes: [Lane]
  private let now: @Sendable () -> Date
  private let writer = Int.random(in: 1...(1 << 52))

  /// Connects.
  /// - Parameter name: of the threads.
  /// - Throws: ``SessionStoreError/unusable(_:)``.
  init(
    name: String, limits: ServerLimits, now: @escaping @Sendable () -> Date, connect: @escaping Lane.Connect
  ) async throws(SessionStoreError) {
    self.now = now
    lanes = (0..<Self.connections).map { _ in Lane(name: name, limits: limits, connect: connect) }
    do throws(ServerLaneError) {
      _ = try await lanes[0].run(StoreCall(id: [], operation: .reach, writer: writer))
    } catch {
      await close()
      guard case .unavailable(let reason) = error else { throw .closed }
      throw .unusable(reason)
    }
  }

  deinit { for lane in lanes { lane.finish() } }

  private func run(_ id: String, _ operation: StoreCall.Operation) async throws(SessionStoreError) -> StoreAnswer {
    let id = Array(id.utf8)
    // The connection is the same for each call of a session (FNV-1a), so that calls are carried out in their order.
    let hash = id.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let call = StoreCall(id: id, operation: operation, writer: writer)
    if call.byteCount > Self.greatestArchive {
      throw .unavailable("an archive of \(call.byteCount) bytes is larger than \(Self.greatestArchive)")
    }
    let answer: StoreAnswer
    do throws(ServerLaneError) {
      answer = try await lanes[Int((hash >> 32) % UInt64(lanes.count))].run(call)
    } catch {
      switch error {
      case .unavailable(let reason): throw .unavailable(reason)
      case .closed: throw .closed
      }
    }
    if case .refused(let error) = answer { throw error }
    return answer
  }

  func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
    _ = try await run(
      id, .create(archive: archive, expiry: expiry.timeIntervalSince1970, now: now().timeIntervalSince1970))
  }

  func read(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    session(try await run(id, .read(now: now().timeIntervalSince1970)))
  }

  func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
    var epochs: [String: Int] = [:]
    // The calls about one person go along with others on the connections of their ids. A call about many goes alone.
    let isAlone = ids.count > 2
    let most = isAlone ? StoreCall.epochCount : 1
    for start in stride(from: 0, to: ids.count, by: most) {
      let some = ids[start..<min(start + most, ids.count)]
      let operation = StoreCall.Operation.epochs(of: some.map { Array($0.utf8) }, now: now().timeIntervalSince1970)
      guard case .epochs(let found) = try await run(isAlone ? "" : ids[start], operation) else { continue }
      for (id, epoch) in zip(some, found) { epochs[id] = epoch }
    }
    return epochs
  }

  func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    session(try await run(id, .claim(now: now().timeIntervalSince1970)))
  }

  func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
    _ = try await run(id, .commit(epoch: epoch, archive: archive))
  }

  func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {
    _ = try await run(id, .remove(epoch: epoch))
  }

  func sweep(before date: Date) async throws(SessionStoreError) -> Int {
    var count = 0
    while true {
      let answer = try await run("", .sweep(before: date.timeIntervalSince1970))
      guard case .count(let more, let seen) = answer else { return count }
      count += more
      if seen < StoreCall.sweepCount { return count }
    }
  }

  func close() async {
    for lane in lanes { lane.finish() }
    for lane in lanes { await lane.close() }
  }

  private func session(_ answer: StoreAnswer) -> StoredSession? {
    guard case .session(let session) = answer else { return nil }
    return session
  }
}
