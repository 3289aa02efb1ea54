import IppoSessions
import IppoUI
import Testing

@testable import IppoWeb

@Suite struct SessionStateTests {
  private let start = ContinuousClock.now
  private let timeouts = SessionLifecycle.Timeouts(
    adoption: .seconds(60), heartbeat: .seconds(65), resumption: .seconds(300), lifetime: .seconds(3600))

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

  @Test func `no session outlives its lifetime, however busy it is`() {
    var lifecycle = SessionLifecycle(timeouts: timeouts, now: start)
    _ = lifecycle.attach(1, at: start)
    lifecycle.hear(from: 1, at: start + .seconds(3599))
    #expect(lifecycle.expiry(at: start + .seconds(3599)) == .none)
    lifecycle.hear(from: 1, at: start + .seconds(3600))
    #expect(lifecycle.expiry(at: start + .seconds(3600)) == .session)
    lifecycle.end()
    #expect(lifecycle.expiry(at: start + .seconds(3601)) == .none)
  }

  @Test func `a key that was replaced opens nothing once its successor has arrived`() {
    var keys = SessionKeys("a")
    let page = keys.admit("a")
    keys.offer("b")
    // The welcome was lost: the client comes with what it has.
    let again = keys.admit("a")
    keys.offer("c")
    let lost = keys.admit("b")
    keys.confirm()
    let old = keys.admit("a")
    let new = keys.admit("c")
    // The welcome was not lost, only the socket.
    keys.offer("d")
    let newer = keys.admit("d")
    let replaced = keys.admit("c")
    #expect([page, again, lost, old, new, newer, replaced] == [true, true, false, false, true, true, false])
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
    var limits = WebLimits()
    limits.outgoingBytes = 4
    let connection = WireConnection(id: 1, visitor: .new(), limits: limits)
    connection.send("longer than four")
    #expect(connection.isOpen)
    connection.send("x")
    #expect(!connection.isOpen)
  }

  @Test func `a token is valid for the secret it was made with`() {
    let signer = SessionTokenSigner(secret: [UInt8](repeating: 7, count: 32))
    let token = signer.issue()
    #expect(signer.token(token.text) == token)
    #expect(SessionTokenSigner(secret: [UInt8](repeating: 7, count: 32)).token(token.text) == token)
    #expect(SessionTokenSigner().token(token.text) == nil)
    #expect(signer.token(token.text + "A") == nil)
    let next = signer.issue(for: token.id)
    #expect(next.id == token.id && next.key != token.key)
    let mixed = token.text.replacing(token.key, with: next.key)
    #expect(signer.token(mixed) == nil)
  }
}
