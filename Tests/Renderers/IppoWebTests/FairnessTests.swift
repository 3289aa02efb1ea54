import Foundation
import RandomRenderTrees
import Synchronization
import TestSignals
import Testing

@testable import IppoWeb

@Suite(.timeLimit(.minutes(30))) struct FairnessTests {
  private func network(_ number: Int) -> ClientNetwork { ClientNetwork(NetworkAddress("192.0.2.\(number)")) }

  @Test func `whoever begins to wait waits for one piece of each of the others at most`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let count = Int.random(in: 2...12, using: &random)
      var order = FairOrder<Int>()
      // Number 0 is greedy: there is always more of it, and it takes long.
      order.wait(0)
      /// What the others have been served since one of them began to wait, by who waits.
      var before: [Int: [Int: Int]] = [:]
      var paid: [Int: Duration] = [0: .zero]
      for _ in 0..<400 {
        for key in 1..<count where before[key] == nil && Int.random(in: 0..<4, using: &random) == 0 {
          order.wait(key)
          before[key] = [:]
        }
        guard let key = order.next() else { break }
        let cost = Duration.milliseconds(key == 0 ? Int.random(in: 100...1000, using: &random) : 1)
        paid[key, default: .zero] += cost
        if key != 0 {
          #expect(before[key]?[0, default: 0] ?? 0 <= 1)
          before[key] = nil
        }
        for waiting in before.keys { before[waiting]?[key, default: 0] += 1 }
        order.finish(cost: cost, isWaiting: key == 0)
      }
    }
  }

  @Test func `all who always wait get the same time, whatever their pieces take`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let longest = (0..<Int.random(in: 2...8, using: &random)).map { _ in Int.random(in: 1...500, using: &random) }
      var order = FairOrder<Int>()
      var used = longest.map { _ in Duration.zero }
      for key in longest.indices { order.wait(key) }
      for _ in 0..<2000 {
        let key = order.next()!
        let cost = Duration.milliseconds(Int.random(in: 1...longest[key], using: &random))
        used[key] += cost
        order.finish(cost: cost, isWaiting: true)
        let spread = used.max()! - used.min()!
        #expect(spread <= .milliseconds(longest.max()! * 2))
      }
    }
  }

  @Test
  func `somebody who had more waits until the others have had as much, and nothing is held against anybody later`() {
    var order = FairOrder<String>()
    order.wait("greedy")
    order.wait("other")
    #expect(order.next() == "greedy")
    order.finish(cost: .seconds(1), isWaiting: false)
    order.wait("greedy")
    for _ in 0..<10 {
      #expect(order.next() == "other")
      order.finish(cost: .milliseconds(100), isWaiting: true)
    }
    #expect(order.next() == "greedy")
    order.finish(cost: .seconds(1), isWaiting: false)
    #expect(order.next() == "other")
    order.finish(cost: .milliseconds(1), isWaiting: false)
    #expect(order.debtorCount == 0)
    order.wait("greedy")
    order.wait("other")
    #expect(order.next() == "greedy")
  }

  @Test func `somebody who waits is served, however many others come`() {
    var order = FairOrder<Int>()
    order.wait(-1)
    _ = order.next()
    order.wait(0)
    order.finish(cost: .milliseconds(5), isWaiting: true)
    // There is always one who has just come.
    var served: [Int] = []
    for key in 1...100 {
      served.append(order.next()!)
      order.wait(key)
      order.finish(cost: .milliseconds(1), isWaiting: false)
    }
    #expect(served.firstIndex(of: -1)! < 15)
  }

  @Test func `debts that are paid are not kept`() {
    var order = FairOrder<Int>()
    order.wait(-1)
    for key in 0..<10_000 {
      order.wait(key)
      while let next = order.next() {
        order.finish(cost: .milliseconds(1), isWaiting: next == -1)
        if next == key { break }
      }
    }
    #expect(order.debtorCount < 100)
  }

  @Test func `many sessions at one address get no more than one at another`() {
    var queue = FairQueue<Int>()
    for session in 0..<50 {
      for _ in 0..<20 { queue.append(1, to: .session("a\(session)"), of: network(1)) }
    }
    for _ in 0..<20 { queue.append(2, to: .session("b"), of: network(2)) }
    var served: [Int] = []
    while let element = queue.next(), served.count < 40 {
      served.append(element)
      queue.finish(cost: .milliseconds(10))
    }
    #expect(served.filter { $0 == 2 }.count == 20)
    #expect(queue.addressCount == 1)
  }

  @Test func `pages of one address take turns with its sessions, in the order in which they were asked for`() {
    var queue = FairQueue<String>()
    for number in 1...3 { queue.append("page \(number)", to: .pages, of: network(1)) }
    for number in 1...3 { queue.append("event \(number)", to: .session("s"), of: network(1)) }
    #expect(queue.pageCount == 3)
    var served: [String] = []
    while let element = queue.next() {
      served.append(element)
      queue.finish(cost: .milliseconds(1))
    }
    #expect(served == ["page 1", "event 1", "page 2", "event 2", "page 3", "event 3"])
    #expect(queue.pageCount == 0 && queue.addressCount == 0)
  }

  @Test func `whatever comes and goes, nothing is lost and lanes keep their order`() {
    var random = SeededGenerator(seed: 5)
    var queue = FairQueue<(lane: Int, number: Int)>()
    var added: [Int: Int] = [:]
    var served: [Int: Int] = [:]
    func serve() {
      guard let element = queue.next() else { return }
      #expect(served[element.lane, default: 0] + 1 == element.number)
      served[element.lane] = element.number
    }
    for _ in 0..<20_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let lane = Int.random(in: 0..<12, using: &random)
        added[lane, default: 0] += 1
        queue.append(
          (lane, added[lane]!), to: lane % 3 == 0 ? .pages : .session("\(lane)"),
          of: network(lane % 3 == 0 ? lane : lane % 4))
      case 2: serve()
      default: queue.finish(cost: .microseconds(Int.random(in: 0...100, using: &random)))
      }
    }
    queue.finish(cost: .zero)
    while queue.addressCount > 0 {
      serve()
      queue.finish(cost: .zero)
    }
    #expect(served == added)
  }

  @MainActor @Test func `one piece is on the main actor at a time, and what an app does there comes between two`()
    async throws
  {
    let scheduler = MainActorScheduler()
    let log = Log()
    let lanes = (0..<4).map { lane in
      Task {
        for number in 0..<5 {
          await scheduler.run(.session("\(lane)"), of: .unknown) {
            log.note("\(lane).\(number)")
            Task { log.note("effect of \(lane).\(number)") }
          }
        }
      }
    }
    for lane in lanes { await lane.value }
    let pieces = log.entries.filter { !$0.hasPrefix("effect") }
    #expect(pieces.count == 20)
    try await log.told.wait(for: "the effects of all pieces") { $0.count == 40 }
    #expect(log.entries == pieces.flatMap { [$0, "effect of \($0)"] })
  }

  @MainActor private final class Log {
    let told = Watched<[String]>([])
    var entries: [String] { told.value }
    func note(_ entry: String) { told.change { $0.append(entry) } }
  }

  @Test func `a page is expected to wait for those before it, and not for all those of another address`() async throws {
    // What a page takes is known after the first: a second, as each look at the clock takes one.
    let scheduler = MainActorScheduler(now: SteppingClock(.seconds(1)).now)
    let (one, other) = (network(1), network(2))
    await scheduler.run(.pages, of: one) {}
    #expect(scheduler.expectedWait(of: one) == .zero)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    // If the test ends early, no other work enters the main actor.
    defer { gate.signal() }
    let working = Task {
      await scheduler.run(.session("s"), of: one) {
        begin.finish()
        gate.wait()
      }
    }
    for await _ in begun {}
    let arrivals = Watched(0)
    scheduler.whenSomebodyWaits { arrivals.change { $0 += 1 } }
    let pages = (0..<10).map { _ in Task { await scheduler.run(.pages, of: one) {} } }
    try await arrivals.wait(for: "ten pages that wait") { $0 == 10 }
    #expect(scheduler.expectedWait(of: one) == .seconds(10))
    #expect(scheduler.expectedWait(of: other) == .zero)
    gate.signal()
    await working.value
    for page in pages { await page.value }
    #expect(scheduler.expectedWait(of: one) == .zero)
  }
}

/// A clock that is later by the same every time somebody looks at it.
final class SteppingClock: Sendable {
  private let step: Duration
  private let time = Mutex(ContinuousClock.now)

  init(_ step: Duration) { self.step = step }

  var now: @Sendable () -> ContinuousClock.Instant {
    { [self] in
      time.withLock { time in
        time += step
        return time
      }
    }
  }
}
