import IppoRender
import IppoSessions
import Testing

@testable import IppoWeb

/// The parts of keeping sessions that need no session.
@Suite struct SessionKeepingTests {
  @Test func `one archive is taken at a time, and another if anything has changed since`() {
    var schedule = CommitSchedule()
    var takes = [schedule.change(), schedule.change()]
    schedule.taken()
    takes.append(schedule.committed())
    #expect(takes == [true, false, false])
    #expect(schedule.isClean)

    takes = [schedule.change()]
    schedule.taken()
    takes.append(schedule.change())
    #expect(!schedule.isClean)
    takes.append(schedule.committed())
    schedule.taken()
    takes.append(schedule.committed())
    #expect(takes == [true, false, true, false])
    #expect(schedule.isClean)
  }

  @Test func `waits double to their longest, and begin anew after a commit`() {
    var schedule = CommitSchedule()
    var takes = [schedule.change()]
    var waits: [Duration] = []
    for _ in 0..<8 {
      schedule.taken()
      waits.append(schedule.failed())
      takes += [schedule.change(), schedule.due(), schedule.due()]
    }
    #expect(waits == [100, 200, 400, 800, 1600, 3200, 5000, 5000].map { .milliseconds($0) })
    #expect(takes == [true] + (0..<8).flatMap { _ in [false, true, false] })
    schedule.taken()
    takes = [schedule.committed(), schedule.change()]
    schedule.taken()
    waits = [schedule.failed()]
    #expect(takes == [false, true])
    #expect(waits == [.milliseconds(100)])
  }

  @Test func `a record is read as it was written, and nothing else is read`() throws {
    var keys = SessionKeys("a")
    keys.offer("b")
    keys.prepare("c")
    let record = SessionRecord(
      handled: 7, revision: 12, keys: keys, visitor: "v",
      client: ClientEnvironment(isDark: true, width: 320.5, height: 640, language: "de-AT", timeZone: "Europe/Vienna"),
      trial: EventTrial(sequence: 8, tries: 1), window: [1, 2, 3])
    let bytes = record.encoded
    #expect(try SessionRecord(bytes) == record)
    #expect(throws: SessionRecordError.unknownVersion(9)) { try SessionRecord([9] + bytes.dropFirst()) }
    for count in 0..<(bytes.count - 3) {
      #expect(throws: SessionRecordError.damaged) { try SessionRecord(Array(bytes[..<count])) }
    }
  }

  @Test func `a key is offered once it is archived, and opens the session that was archived before`() {
    var keys = SessionKeys("a")
    var offered = [keys.offerPrepared(archived: nil)]
    keys.prepare("b")
    // Not archived yet.
    offered.append(keys.offerPrepared(archived: nil))
    let archived = keys
    offered.append(keys.offerPrepared(archived: archived))
    #expect(offered == ["a", "a", "b"])
    keys.prepare("c")
    keys.confirm()
    var opens = [keys.admit("a"), keys.admit("b")]
    #expect(opens == [false, true])

    // The next process has the archive of before.
    var rebuilt = archived
    opens = [rebuilt.admit("c"), rebuilt.admit("b"), rebuilt.admit("a")]
    #expect(opens == [false, true, false])
    offered = [rebuilt.offerPrepared(archived: archived)]
    #expect(offered == ["b"])
  }

  @Test func `acknowledgements are one number where what was handled is kept`() {
    let frame = PageFrame(revision: 2, patches: [])
    #expect(frame.json(acknowledged: 4) == "[2,4]")
    #expect(frame.json(acknowledged: Acknowledgement(handled: 4, kept: 1)) == "[2,[4,1]]")
    #expect(
      ServerMessage.welcome(token: "t", revision: 2, acknowledged: Acknowledgement(handled: 4, kept: 1)).json
        == #"["welcome","t",2,[4,1]]"#)
  }

  @Test func `events are kept when they are handled, or when it is said`() {
    var ledger = EventLedger()
    var verdicts = [ledger.admit(1)]
    ledger.acknowledge(1)
    #expect(ledger.acknowledgement == 1)
    ledger.keepsAtOnce = false
    verdicts.append(ledger.admit(2))
    ledger.acknowledge(2)
    #expect(ledger.acknowledgement == Acknowledgement(handled: 2, kept: 1))
    ledger.keep(2)
    #expect(ledger.acknowledgement == 2)
    var rebuilt = EventLedger(after: 2)
    verdicts += [rebuilt.admit(2), rebuilt.admit(4), rebuilt.admit(3)]
    #expect(verdicts == [.deliver, .deliver, .duplicate, .gap, .deliver])
  }
}
