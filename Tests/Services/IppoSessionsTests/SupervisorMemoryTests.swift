import Foundation
import IppoServers
import Testing

@testable import IppoSessions

@Suite struct SupervisorMemoryTests {
  private static func key(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func stamp(_ number: UInt64, of writer: UInt64 = 1) -> SupervisorStamp {
    SupervisorStamp(writer: writer, number: number)
  }

  @Test func `sessions are what they are in the memory of one process`() async throws {
    var random = SystemRandomNumberGenerator()
    var memory = SupervisorMemory(sessionLimit: 1_000_000)
    let date = Date(timeIntervalSince1970: 1000)
    let store = MemorySessionStore(now: { date })
    for step in 1...4000 as ClosedRange<UInt64> {
      let id = "session \(Int.random(in: 0..<6, using: &random))"
      let epoch = Int.random(in: 1...4, using: &random)
      let archive = [UInt8](repeating: UInt8.random(in: 0...255, using: &random), count: 8)
      let (request, expected): (SupervisorRequest, SupervisorAnswer)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let expiry = Double(Int.random(in: 900...2000, using: &random))
        request = .create(id: Self.key(id), archive: archive, expiry: expiry, stamp: Self.stamp(step))
        expected = await Self.answer { () async throws(SessionStoreError) in
          try await store.create(id, archive: archive, expiry: Date(timeIntervalSince1970: expiry))
          return .done
        }
      case 1:
        request = .read(id: Self.key(id), now: 1000)
        expected = await Self.answer { () async throws(SessionStoreError) in Self.record(try await store.read(id)) }
      case 2:
        request = .claim(id: Self.key(id), now: 1000, stamp: Self.stamp(step))
        expected = await Self.answer { () async throws(SessionStoreError) in Self.record(try await store.claim(id)) }
      case 3:
        request = .commit(id: Self.key(id), epoch: epoch, archive: archive, stamp: Self.stamp(step))
        expected = await Self.answer { () async throws(SessionStoreError) in
          try await store.commit(id, epoch: epoch, archive: archive)
          return .done
        }
      default:
        request = .remove(id: Self.key(id), epoch: epoch)
        expected = await Self.answer { () async throws(SessionStoreError) in
          try await store.remove(id, epoch: epoch)
          return .done
        }
      }
      #expect(memory.answer(request)?.answer == expected, "\(request)")
    }
    let count = try await store.sweep(before: date)
    #expect(memory.answer(.sweep(before: 1000))?.answer == .count(count, of: count))
  }

  private static func answer(
    _ body: () async throws(SessionStoreError) -> SupervisorAnswer
  ) async -> SupervisorAnswer {
    do throws(SessionStoreError) {
      return try await body()
    } catch {
      return error == .exists ? .exists : error == .moved ? .moved : .refused("\(error)")
    }
  }

  private static func record(_ stored: StoredSession?) -> SupervisorAnswer {
    .record(
      stored.map {
        SupervisorRecord(number: $0.epoch, bytes: $0.archive, expiry: $0.expiry.timeIntervalSince1970)
      })
  }

  @Test func `a late call of the same writer leaves a later one as it is`() {
    var memory = SupervisorMemory(sessionLimit: 1_000_000)
    let id = Self.key("one")
    _ = memory.answer(.create(id: id, archive: [1], expiry: 10, stamp: Self.stamp(1)))
    _ = memory.answer(.commit(id: id, epoch: 1, archive: [3], stamp: Self.stamp(3)))
    let late = memory.answer(.commit(id: id, epoch: 1, archive: [2], stamp: Self.stamp(2)))
    #expect(late?.answer == .refused("a later call was carried out before"))
    #expect(memory.answer(.commit(id: id, epoch: 1, archive: [4], stamp: Self.stamp(1, of: 2)))?.answer == .done)
    let stored = SupervisorRecord(number: 1, bytes: [4], expiry: 10)
    #expect(memory.answer(.read(id: id, now: 0))?.answer == .record(stored))
  }

  @Test func `a session whose archive was dropped goes on at the worker that has it`() {
    var memory = SupervisorMemory(sessionLimit: 100_000)
    let archive = [UInt8](repeating: 0, count: 10_000)
    let id = Self.key("quiet")
    _ = memory.answer(.create(id: id, archive: archive, expiry: 10, stamp: Self.stamp(1)))
    _ = memory.answer(.claim(id: id, now: 0, stamp: Self.stamp(2)))
    for number in 0..<20 {
      _ = memory.answer(
        .create(id: Self.key("\(number)"), archive: archive, expiry: 10, stamp: Self.stamp(3, of: UInt64(number))))
    }
    let dropped = SupervisorRecord(number: 2, bytes: [], expiry: 10)
    #expect(memory.answer(.read(id: id, now: 0))?.answer == .record(dropped))
    #expect(memory.answer(.commit(id: id, epoch: 1, archive: [1], stamp: Self.stamp(4)))?.answer == .moved)
    #expect(memory.answer(.commit(id: id, epoch: 2, archive: [1], stamp: Self.stamp(5)))?.answer == .done)
    let kept = SupervisorRecord(number: 2, bytes: [1], expiry: 10)
    #expect(memory.answer(.read(id: id, now: 0))?.answer == .record(kept))
    _ = memory.answer(.remove(id: id, epoch: 2))
    #expect(memory.answer(.commit(id: id, epoch: 2, archive: [1], stamp: Self.stamp(6)))?.answer == .moved)
  }

  @Test func `counts of sign-outs stay, however many sessions come after them`() {
    var memory = SupervisorMemory(sessionLimit: 100_000)
    let id = Self.key("sign-outs")
    _ = memory.answer(.create(id: id, archive: [], expiry: 1000, stamp: Self.stamp(1)))
    _ = memory.answer(.claim(id: id, now: 0, stamp: Self.stamp(2)))
    for number in 0..<10_000 {
      let stamp = Self.stamp(UInt64(number + 3))
      _ = memory.answer(.create(id: Self.key("\(number)"), archive: [1], expiry: 10, stamp: stamp))
    }
    #expect(memory.sessionBytes <= 100_000)
    let kept = SupervisorRecord(number: 2, bytes: [], expiry: 1000)
    #expect(memory.answer(.read(id: id, now: 0))?.answer == .record(kept))
  }

  @Test func `counts of sign-outs have a limit, and those that were raised last stay`() {
    var memory = SupervisorMemory(sessionLimit: 100_000)
    let all = Self.key("all")
    _ = memory.answer(.create(id: all, archive: [], expiry: 1000, stamp: Self.stamp(1)))
    for number in 0..<5000 {
      let stamp = Self.stamp(UInt64(2 * number + 2))
      _ = memory.answer(.create(id: Self.key("\(number)"), archive: [], expiry: 1000, stamp: stamp))
      _ = memory.answer(.claim(id: all, now: 0, stamp: Self.stamp(UInt64(2 * number + 3))))
      #expect(memory.sessionBytes <= 100_000)
    }
    let raised = SupervisorRecord(number: 5001, bytes: [], expiry: 1000)
    #expect(memory.answer(.read(id: all, now: 0))?.answer == .record(raised))
    let last = SupervisorRecord(number: 1, bytes: [], expiry: 1000)
    #expect(memory.answer(.read(id: Self.key("4999"), now: 0))?.answer == .record(last))
    #expect(memory.answer(.read(id: Self.key("0"), now: 0))?.answer == .record(nil))
  }

  @Test func `an archive is dropped before a count that may have to refuse it`() {
    var memory = SupervisorMemory(sessionLimit: 100_000)
    let id = Self.key("count")
    _ = memory.answer(.create(id: Self.key("old"), archive: [1], expiry: 1000, stamp: Self.stamp(1)))
    _ = memory.answer(.create(id: id, archive: [], expiry: 1000, stamp: Self.stamp(2)))
    for number in 0..<5000 where memory.answer(.read(id: id, now: 0))?.answer != .record(nil) {
      let stamp = Self.stamp(UInt64(number + 3))
      _ = memory.answer(.create(id: Self.key("\(number)"), archive: [], expiry: 1000, stamp: stamp))
    }
    #expect(memory.answer(.read(id: id, now: 0))?.answer == .record(nil))
    #expect(memory.answer(.read(id: Self.key("old"), now: 0))?.answer == .record(nil))
  }

  @Test func `a session is swept at the moment in which it expires`() {
    var memory = SupervisorMemory(sessionLimit: 100_000)
    _ = memory.answer(.create(id: Self.key("one"), archive: [1], expiry: 1000, stamp: Self.stamp(1)))
    #expect(memory.answer(.sweep(before: 999))?.answer == .count(0, of: 0))
    #expect(memory.answer(.sweep(before: 1000))?.answer == .count(1, of: 1))
  }

  @Test func `beyond the limit the archives that were written the longest time ago are dropped`() {
    var memory = SupervisorMemory(sessionLimit: 100_000)
    let archive = [UInt8](repeating: 0, count: 10_000)
    for number in 0..<9 {
      _ = memory.answer(
        .create(id: Self.key("\(number)"), archive: archive, expiry: 10, stamp: Self.stamp(UInt64(number))))
    }
    #expect(memory.sessionCount == 9)
    _ = memory.answer(.commit(id: Self.key("0"), epoch: 1, archive: archive, stamp: Self.stamp(10)))
    _ = memory.answer(.create(id: Self.key("new"), archive: archive, expiry: 10, stamp: Self.stamp(11)))
    #expect(memory.sessionBytes <= 100_000)
    let dropped = SupervisorRecord(number: 1, bytes: [], expiry: 10)
    #expect(memory.answer(.read(id: Self.key("1"), now: 0))?.answer == .record(dropped))
    let kept = SupervisorRecord(number: 1, bytes: archive, expiry: 10)
    for id in ["0", "new"] { #expect(memory.answer(.read(id: Self.key(id), now: 0))?.answer == .record(kept)) }
  }

  @Test func `a value is written in place of the version that its writer has seen`() {
    var memory = SupervisorMemory(sessionLimit: 1_000_000)
    let key = Self.key("value")
    #expect(memory.answer(.fetch(key: key))?.answer == .record(nil))
    let first = memory.answer(.swap(key: key, expected: 0, token: 7, bytes: [1]))
    #expect(first?.answer == .kept(version: 1) && first?.notice == .notice(key: key, version: 1))
    // The same write again, whose answer was lost.
    let again = memory.answer(.swap(key: key, expected: 0, token: 7, bytes: [1]))
    #expect(again?.answer == .kept(version: 1) && again?.notice == nil)
    let conflict = memory.answer(.swap(key: key, expected: 0, token: 8, bytes: [2]))
    let stored = SupervisorRecord(number: 1, bytes: [1], tokens: [7])
    #expect(conflict?.answer == .conflict(stored) && conflict?.notice == nil)
    #expect(memory.answer(.swap(key: key, expected: 1, token: 8, bytes: [2]))?.answer == .kept(version: 2))
  }

  @Test(arguments: [Int.max, .min, -1]) func `a write that expects a version at the limits is a conflict`(version: Int)
  {
    var memory = SupervisorMemory(sessionLimit: 1_000_000)
    let none = memory.answer(.swap(key: [1], expected: version, token: 7, bytes: [1]))?.answer
    #expect(none == .conflict(nil))
    _ = memory.answer(.swap(key: [1], expected: 0, token: 7, bytes: [1]))
    let stored = SupervisorRecord(number: 1, bytes: [1], tokens: [7])
    #expect(memory.answer(.swap(key: [1], expected: version, token: 7, bytes: [1]))?.answer == .conflict(stored))
  }

  @Test func `a version that does not fit is no version, and not another one`() {
    var message = SupervisorRequest.hello(version: 1).frame.dropFirst(4)
    message[message.endIndex - 2] = 1  // 257
    #expect(throws: ServerFailure.self) { try SupervisorRequest(message) }
  }

  @Test func `values beyond the limit are refused with the reason, and smaller ones are not`() {
    var memory = SupervisorMemory(sessionLimit: 1_000_000, valueLimit: 1000)
    let big = [UInt8](repeating: 0, count: 1000)
    #expect(
      memory.answer(.swap(key: [1], expected: 0, token: 1, bytes: big))?.answer
        == .refused("the values that workers share would have 1129 bytes, and 1000 is the most"))
    #expect(memory.answer(.swap(key: [1], expected: 0, token: 1, bytes: [1]))?.answer == .kept(version: 1))
    #expect(memory.valueBytes == 130)
  }

  @Test func `messages are the same after their way, in pieces of any size`() throws {
    let record = SupervisorRecord(number: 3, bytes: [1, 2], expiry: 4.5, tokens: [6, .max])
    let requests: [SupervisorRequest] = [
      .hello(version: 1), .create(id: [1], archive: [2, 3], expiry: 4, stamp: Self.stamp(5)), .read(id: [], now: -1),
      .claim(id: [9], now: 8, stamp: Self.stamp(7)), .commit(id: [1], epoch: 2, archive: [], stamp: Self.stamp(3)),
      .remove(id: [1], epoch: -5), .sweep(before: .infinity), .fetch(key: [0]),
      .swap(key: [1], expected: 2, token: .max, bytes: [3]), .follow, .report(process: 4, text: [5]), .metrics,
    ]
    let answers: [SupervisorAnswer] = [
      .done, .record(nil), .record(record), .count(1, of: 2), .kept(version: 3), .conflict(nil), .conflict(record),
      .text([1]), .exists, .moved, .refused("Why"), .notice(key: [1], version: 2),
    ]
    for size in [1, 3, 7, 1000] {
      #expect(try Self.read(requests.flatMap(\.frame), inPiecesOf: size).map { try SupervisorRequest($0) } == requests)
      #expect(try Self.read(answers.flatMap(\.frame), inPiecesOf: size).map { try SupervisorAnswer($0) } == answers)
    }
  }

  private static func read(_ bytes: [UInt8], inPiecesOf size: Int) throws -> [ArraySlice<UInt8>] {
    var frames = SupervisorFrames()
    var messages: [ArraySlice<UInt8>] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes.withUnsafeBytes {
        frames.append(UnsafeRawBufferPointer(rebasing: $0[start..<min(start + size, bytes.count)]))
      }
      while let message = try frames.next() { messages.append(message) }
    }
    return messages
  }

  @Test func `what is no message is a failure, and takes no memory`() throws {
    for bytes in [[], [200], [1, 255, 255, 255, 255, 255, 255, 255, 255], [9, 0], [0]] as [[UInt8]] {
      #expect(throws: ServerFailure.self) { try SupervisorRequest(bytes[...]) }
    }
    var frames = SupervisorFrames()
    [255, 255, 255, 255].withUnsafeBytes { frames.append($0) }
    #expect(throws: ServerFailure.self) { try frames.next() }
  }
}
