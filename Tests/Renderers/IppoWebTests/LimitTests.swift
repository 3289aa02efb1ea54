import IppoUI
import Synchronization
import Testing

@testable import IppoWeb

@Suite struct LimitTests {
  private let start = ContinuousClock.now

  private func network(_ text: String) -> ClientNetwork { ClientNetwork(NetworkAddress(text)) }

  // MARK: What arrives

  @Test func `a person's hundredth quick click does not wait`() {
    var meter = ArrivalMeter(WebLimits(), now: start)
    for _ in 1...240 { #expect(meter.arrived(bytes: 30, at: start) == .proceed) }
  }

  @Test func `what comes faster is read later, and nobody is cut off for a while of it`() {
    var limits = WebLimits()
    limits.eventBurst = 10
    limits.eventsPerSecond = 10
    limits.floodTimeout = .seconds(5)
    var meter = ArrivalMeter(limits, now: start)
    var now = start
    for _ in 1...10 { #expect(meter.arrived(bytes: 1, at: now) == .proceed) }
    // Each waits for its token, as a client does whose socket is not read.
    var verdict = ArrivalMeter.Verdict.proceed
    for _ in 1...49 {
      verdict = meter.arrived(bytes: 1, at: now)
      guard case .wait(let delay) = verdict else { break }
      #expect(delay <= .milliseconds(101))
      now += delay
    }
    #expect(verdict != .flood)
    // It stops for a moment: nothing is held against it.
    now += .seconds(1)
    #expect(meter.arrived(bytes: 1, at: now) == .proceed)
    now += .seconds(5)
    for _ in 1...10 { _ = meter.arrived(bytes: 1, at: now) }
    #expect(meter.arrived(bytes: 1, at: now) != .flood)
  }

  /// - Parameter late: how much longer each wait takes, as timers do on a busy machine.
  @Test(arguments: [Duration.zero, .milliseconds(5), .milliseconds(100)])
  func `a client that goes on is cut off`(late: Duration) {
    var limits = WebLimits()
    limits.floodTimeout = .seconds(5)
    var meter = ArrivalMeter(limits, now: start)
    var now = start
    for _ in 1...10_000 {
      switch meter.arrived(bytes: 1, at: now) {
      case .proceed: continue
      case .wait(let delay): now += delay + late
      case .flood:
        #expect(now - start >= .seconds(5) && now - start < .seconds(6))
        return
      }
    }
    Issue.record("It was not cut off.")
  }

  @Test func `bytes count as messages do`() {
    var limits = WebLimits()
    limits.byteBurst = 1000
    limits.bytesPerSecond = 1000
    var meter = ArrivalMeter(limits, now: start)
    #expect(meter.arrived(bytes: 1000, at: start) == .proceed)
    #expect(meter.arrived(bytes: 500, at: start) == .wait(.milliseconds(500)))
  }

  // MARK: Addresses

  @Test func `an address is one of IPv4, or a network of 64 bits`() {
    #expect(network("192.0.2.1") == network("::ffff:192.0.2.1"))
    #expect(network("192.0.2.1") != network("192.0.2.2"))
    #expect(network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9"))
    #expect(network("2001:db8:1:2::1") != network("2001:db8:1:3::1"))
    #expect(network("::") != network("0.0.0.0"))
    #expect(network("127.0.0.1") != .unknown)
  }

  @Test func `an address opens so many pages, and others theirs`() {
    var limits = WebLimits()
    limits.pageBurst = 3
    limits.pagesPerSecond = 1
    var table = AddressTable(limits, now: start)
    let (one, other) = (network("192.0.2.1"), network("192.0.2.2"))
    let first = (0..<4).map { _ in table.takePage(one, at: start) }
    #expect(first == [true, true, true, false])
    let another = table.takePage(other, at: start)
    #expect(another)
    let later = (0..<2).map { _ in table.takePage(one, at: start + .seconds(1)) }
    #expect(later == [true, false])
  }

  @Test func `all sessions of an address may be asked for at once, and files as often as pages`() {
    var limits = WebLimits()
    (limits.pageBurst, limits.pagesPerSecond, limits.sessionsPerAddress) = (2, 1, 5)
    var table = AddressTable(limits, now: start)
    let one = network("192.0.2.1")
    let lookups = (0..<6).map { _ in table.takeLookup(one, at: start) }
    #expect(lookups == [true, true, true, true, true, false])
    let files = (0..<3).map { _ in table.takeAnnouncement(one, at: start) }
    #expect(files == [true, true, false])
    // Neither takes from the pages.
    let pages = (0..<3).map { _ in table.takePage(one, at: start) }
    #expect(pages == [true, true, false])
    let later = (0..<6).map { _ in table.takeLookup(one, at: start + .milliseconds(400)) }
    #expect(later == [true, true, true, true, false, false])
  }

  @Test func `an address has so many sockets and sessions`() {
    var limits = WebLimits()
    limits.socketsPerAddress = 2
    limits.sessionsPerAddress = 2
    var table = AddressTable(limits, now: start)
    let one = network("192.0.2.1")
    let sockets = (0..<3).map { _ in table.addSocket(one, at: start) }
    #expect(sockets == [true, true, false])
    table.removeSocket(one)
    let next = table.addSocket(one, at: start)
    #expect(next)
    table.addSession(one, at: start)
    #expect(!table.hasAllSessions(one))
    table.addSession(one, at: start)
    #expect(table.hasAllSessions(one))
    #expect(!table.hasAllSessions(network("192.0.2.2")))
  }

  @Test func `the table forgets addresses that have nothing, and is bounded whoever comes`() {
    var table = AddressTable(WebLimits(), capacity: 500, now: start)
    for number in 0..<10_000 {
      // A page of each address every minute: its tokens are back long before.
      _ = table.takePage(network("2001:db8:0:\(String(number, radix: 16))::1"), at: start + .seconds(number))
    }
    #expect(table.count < 200)
    var admitted = 0
    for number in 0..<10_000
    where table.takePage(network("2001:db8:1:\(String(number, radix: 16))::1"), at: start + .seconds(20_000)) {
      admitted += 1
    }
    // The others share what one address may have.
    #expect(table.count <= 500)
    #expect(admitted <= 500 + WebLimits().pageBurst)
  }

  @Test func `a full table looks for idle addresses once in a second`() {
    var table = AddressTable(WebLimits(), capacity: 100, now: start)
    let addresses = (0..<300).map { network("2001:db8:0:\(String($0, radix: 16))::1") }
    for address in addresses.prefix(100) { _ = table.takePage(address, at: start) }
    _ = table.takePage(addresses[100], at: start)
    #expect(table.count == 100)
    // The tokens of all are back, and the table was searched just now.
    _ = table.takePage(addresses[101], at: start + .milliseconds(900))
    #expect(table.count == 100)
    _ = table.takePage(addresses[102], at: start + .milliseconds(1000))
    #expect(table.count == 1)
  }

  @Test func `an address has at most half of all connections`() {
    let table = ConnectionTable(perAddress: 100, maximum: 10)
    let one = network("192.0.2.1")
    let admitted = (0..<6).map { _ in table.add(one) }
    #expect(admitted == [true, true, true, true, true, false])
    #expect(table.add(network("192.0.2.2")))
    table.remove(one)
    #expect(table.add(one))
  }

  // MARK: Idle sessions

  @Test func `pages nobody has greeted go first, then the oldest session`() {
    var idle = IdleSessions()
    let one = network("192.0.2.1")
    idle.insert("a", .detached, of: one, bytes: 10, at: start)
    idle.insert("b", .unclaimed, of: one, bytes: 20, at: start)
    idle.insert("c", .detached, of: network("192.0.2.2"), bytes: 30, at: start)
    idle.insert("d", .unclaimed, of: network("192.0.2.2"), bytes: 40, at: start + .seconds(60))
    #expect(idle.bytes == 100)
    #expect(idle.popFirst(of: network("192.0.2.2"), openedBefore: start + .seconds(50)) == "c")
    #expect(idle.popFirst() == "b")
    idle.remove("d")
    #expect(idle.popFirst() == "a")
    #expect(idle.popFirst() == nil)
    #expect(idle.count == 0 && idle.bytes == 0)
  }

  @Test func `a session that comes and goes counts once, as the newest`() {
    var idle = IdleSessions()
    for number in 0..<1000 {
      idle.insert("a", .detached, of: .unknown, bytes: 1, at: start)
      idle.insert("b", .detached, of: .unknown, bytes: 1, at: start)
      if number.isMultiple(of: 2) { idle.remove("a") }
    }
    idle.insert("a", .detached, of: .unknown, bytes: 1, at: start)
    #expect(idle.count == 2 && idle.bytes == 2)
    #expect(idle.popFirst() == "b")
  }

  // MARK: Memory

  @Test func `the system is asked for the memory now and then`() {
    let source = Reading()
    var bound = MemoryBound(100, resident: { source.next() })
    let first = bound.isExceeded(at: start)
    source.bytes.withLock { $0 = 100 }
    let later = [100, 250].map { bound.isExceeded(at: start + .milliseconds($0)) }
    #expect([first] + later == [false, false, true])
    #expect(source.count.withLock { $0 } == 2)
  }

  private final class Reading: Sendable {
    let bytes = Mutex(50)
    let count = Mutex(0)

    func next() -> Int {
      count.withLock { $0 += 1 }
      return bytes.withLock { $0 }
    }
  }

  @Test func `the process knows what it takes and what it may take`() throws {
    let resident = try #require(ProcessMemory.resident())
    let available = try #require(ProcessMemory.available())
    #expect(resident > 1_000_000)
    #expect(available > resident)
  }

  @Test func `memory is given back once enough has been freed`() {
    let count = Counter()
    let trimmer = HeapTrimmer { count.value.withLock { $0 += 1 } }
    trimmer.didFree(HeapTrimmer.worthwhile - 1)
    trimmer.trimIfWorthwhile()
    #expect(count.value.withLock { $0 } == 0)
    trimmer.didFree(1)
    trimmer.trimIfWorthwhile()
    trimmer.trimIfWorthwhile()
    #expect(count.value.withLock { $0 } == 1)
  }

  private final class Counter: Sendable { let value = Mutex(0) }
}
