import IppoUI
import Testing

@testable import IppoWeb

@Suite struct SessionStateTests {
  private let start = ContinuousClock.now
  private let timeouts = SessionLifecycle.Timeouts(
    adoption: .seconds(60), heartbeat: .seconds(65), resumption: .seconds(300))

  @Test func `a page nobody adopts ends`() {
    let lifecycle = SessionLifecycle(timeouts: timeouts, now: start)
    #expect(lifecycle.expiry(at: start + .seconds(59)) == .none)
    #expect(lifecycle.expiry(at: start + .seconds(60)) == .session)
  }

  @Test func `a silent socket is closed, and the session waits for the next`() {
    var lifecycle = SessionLifecycle(timeouts: timeouts, now: start)
    _ = lifecycle.attach(1, at: start)
    lifecycle.hear(from: 1, at: start + .seconds(30))
    #expect(lifecycle.expiry(at: start + .seconds(94)) == .none)
    #expect(lifecycle.expiry(at: start + .seconds(95)) == .socket(1))
    lifecycle.detach(1, at: start + .seconds(95))
    #expect(lifecycle.expiry(at: start + .seconds(394)) == .none)
    #expect(lifecycle.expiry(at: start + .seconds(395)) == .session)
  }

  @Test func `a socket that was replaced changes nothing when it goes`() {
    var lifecycle = SessionLifecycle(timeouts: timeouts, now: start)
    _ = lifecycle.attach(1, at: start)
    let second = lifecycle.attach(2, at: start)
    #expect(second.replaced == 1)
    lifecycle.detach(1, at: start)
    #expect(lifecycle.socket == 2)
    lifecycle.end()
    let third = lifecycle.attach(3, at: start)
    #expect(!third.isAttached)
  }

  @Test func `every event is delivered once and in order`() {
    var ledger = EventLedger()
    let verdicts = [ledger.admit(1), ledger.admit(1), ledger.admit(3), ledger.admit(2)]
    #expect(verdicts == [.deliver, .duplicate, .gap, .deliver])
  }

  @Test func `the log gives what a client misses, as far as it reaches`() {
    var log = ReplayLog(revision: 1, capacity: 45)
    for revision in 2...4 {
      log.append(PageFrame(revision: revision, patches: [.text(NodeAddress(RenderNodeID(7)), "value \(revision)")]))
    }
    #expect(log.frames(after: 4)?.isEmpty == true)
    #expect(log.frames(after: 3)?.map(\.revision) == [4])
    #expect(log.frames(after: 1) == nil)
    #expect(log.frames(after: 9) == nil)
    log.acknowledge(4)
    #expect(log.count == 0)
    #expect(log.frames(after: 4)?.isEmpty == true)
  }

  @Test func `a bucket lets a burst through, then so many a second`() {
    var limiter = RateLimiter(burst: 2, perSecond: 1, now: start)
    let first = [limiter.take(at: start), limiter.take(at: start), limiter.take(at: start)]
    #expect(first == [true, true, false])
    let later = [limiter.take(at: start + .seconds(1)), limiter.take(at: start + .seconds(1))]
    #expect(later == [true, false])
  }

  @Test func `a client that does not read is cut off, its first message always fits`() {
    let connection = WireConnection(id: 1, capacity: 4)
    connection.send("longer than four")
    #expect(connection.isOpen)
    connection.send("x")
    #expect(!connection.isOpen)
  }

  @Test func `a token is valid for the secret it was made with`() {
    let signer = SessionTokenSigner(secret: [UInt8](repeating: 7, count: 32))
    let token = signer.issue()
    #expect(signer.isValid(token))
    #expect(SessionTokenSigner(secret: [UInt8](repeating: 7, count: 32)).isValid(token))
    #expect(!SessionTokenSigner().isValid(token))
    #expect(!signer.isValid(token + "A"))
  }
}
