import CombineSchedulers
import ConcurrencyExtras
import Foundation
import OpenCombine
import OpenCombineDispatch
import Testing

@Suite(.serialized)
@MainActor
struct TestSchedulerTests {
  @Test func `runs what is due in order`() {
    let scheduler = DispatchQueue.test
    var log: [Int] = []
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { log.append(2) }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { log.append(1) }
    scheduler.schedule { log.append(0) }
    #expect(log == [])
    scheduler.advance()
    #expect(log == [0])
    scheduler.advance(by: .seconds(1))
    #expect(log == [0, 1])
    scheduler.run()
    #expect(log == [0, 1, 2])
    #expect(scheduler.now == DispatchQueue.test.now.advanced(by: .seconds(2)))
  }

  @Test func `repeats until cancelled`() {
    let scheduler = DispatchQueue.test
    var ticks = 0
    let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { ticks += 1 }
    scheduler.advance()
    #expect(ticks == 1)
    scheduler.advance(by: .seconds(3))
    #expect(ticks == 4)
    timer.cancel()
    scheduler.advance(by: .seconds(3))
    #expect(ticks == 4)
  }

  @Test func `drives operators and timers`() {
    let scheduler = DispatchQueue.test
    var cancellables: Set<AnyCancellable> = []
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.debounce(for: .seconds(1), scheduler: scheduler).sink { values.append($0) }.store(in: &cancellables)
    subject.send(1)
    scheduler.advance(by: .milliseconds(500))
    subject.send(2)
    scheduler.advance(by: .milliseconds(999))
    #expect(values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(values == [2])

    var ticks = 0
    Publishers.Timer(every: .seconds(1), scheduler: scheduler).autoconnect()
      .sink { _ in ticks += 1 }.store(in: &cancellables)
    scheduler.advance(by: .seconds(10))
    #expect(ticks == 10)
    cancellables = []
    scheduler.advance(by: .seconds(10))
    #expect(ticks == 10)
  }

  @Test func `wakes tasks`() async throws {
    try await withMainSerialExecutor {
      let scheduler = DispatchQueue.test
      let log = LockIsolated<[String]>([])
      let sleeper = Task {
        try await scheduler.sleep(for: .seconds(1))
        log.withValue { $0.append("woken") }
        try await scheduler.sleep(for: .seconds(1))
        log.withValue { $0.append("again") }
      }
      let ticker = Task {
        for await _ in scheduler.timer(interval: .seconds(3)) { log.withValue { $0.append("tick") } }
      }
      await Task.megaYield()
      await scheduler.advance(by: .seconds(1))
      #expect(log.value == ["woken"])
      await scheduler.advance(by: .seconds(2))
      #expect(log.value == ["woken", "again", "tick"])
      try await sleeper.value
      ticker.cancel()
      await ticker.value
      let cancelled = Task { try await scheduler.sleep(for: .seconds(1)) }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
    }
  }
}
