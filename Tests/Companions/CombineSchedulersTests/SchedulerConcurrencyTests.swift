import CombineSchedulers
import ConcurrencyExtras
import IppoUI
import Testing

/// Schedulers under operators and tasks.
@MainActor
struct SchedulerConcurrencyTests {
  @Test func `operators follow the schedulers time`() {
    let scheduler = DispatchQueue.test
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables: Set<AnyCancellable> = []
    subject.debounce(for: .seconds(1), scheduler: scheduler).receive(on: scheduler).sink {
      log.append("debounced \($0)")
    }
    .store(in: &cancellables)
    subject.delay(for: .milliseconds(500), scheduler: scheduler).sink { log.append("delayed \($0)") }
      .store(in: &cancellables)
    subject.throttle(for: .seconds(2), scheduler: scheduler, latest: true).sink { log.append("throttled \($0)") }
      .store(in: &cancellables)
    subject.send(1)
    subject.send(2)
    scheduler.advance()
    #expect(log == ["throttled 1"] || log == ["throttled 2"])
    log = []
    scheduler.advance(by: .milliseconds(500))
    #expect(log == ["delayed 1", "delayed 2"])
    log = []
    scheduler.advance(by: .milliseconds(500))
    #expect(log == ["debounced 2"])
    scheduler.run()
    cancellables = []
  }

  @Test func `subscribes when time advances`() {
    let scheduler = DispatchQueue.test
    var values: [Int] = []
    let cancellable = Just(1).subscribe(on: scheduler).receive(on: scheduler).sink { values.append($0) }
    #expect(values == [])
    scheduler.advance()
    #expect(values == [1])
    cancellable.cancel()
  }

  @Test func `timers interleave`() {
    let scheduler = DispatchQueue.test
    var ticks: [Int] = []
    let cancellable = Publishers.Timer(every: .seconds(2), scheduler: scheduler).autoconnect().map { _ in 2 }
      .merge(with: Publishers.Timer(every: .seconds(3), scheduler: scheduler).autoconnect().map { _ in 3 })
      .sink { ticks.append($0) }
    scheduler.advance(by: 6)
    #expect(ticks == [2, 3, 2, 2, 3] || ticks == [2, 3, 2, 3, 2])
    cancellable.cancel()
    scheduler.advance(by: 6)
    #expect(ticks.count == 5)
  }

  @Test func `tasks sleep on a scheduler and are cancelled`() async throws {
    let scheduler = DispatchQueue.test
    let isAwake = LockIsolated(false)
    let task = Task {
      try await scheduler.sleep(for: .seconds(1))
      isAwake.setValue(true)
    }
    await scheduler.advance(by: .milliseconds(999))
    #expect(!isAwake.value)
    await scheduler.advance(by: .milliseconds(1))
    try await task.value
    #expect(isAwake.value)
    let cancelled = Task { try await scheduler.sleep(for: .seconds(1)) }
    cancelled.cancel()
    await scheduler.run()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test func `timers are sequences`() async {
    let scheduler = DispatchQueue.test
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in scheduler.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }
    await scheduler.advance(by: .seconds(1))
    #expect(ticks.value == 1)
    await scheduler.advance(by: .seconds(2))
    #expect(ticks.value == 3)
    task.cancel()
    await scheduler.advance(by: .seconds(1))
    #expect(ticks.value == 3)
  }

  @Test func `erased schedulers are the same scheduler`() {
    let test = RunLoop.test
    let scheduler: AnySchedulerOf<RunLoop> = test.eraseToAnyScheduler()
    var isDone = false
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { isDone = true }
    test.advance(by: .seconds(1))
    #expect(isDone)
    #expect(scheduler.now == test.now)
    #expect(scheduler.minimumTolerance == .zero)
    var values: [Int] = []
    let immediate: AnySchedulerOf<DispatchQueue> = .immediate
    _ = Just(1).delay(for: .seconds(9), scheduler: immediate).sink { values.append($0) }
    let operations: AnySchedulerOf<OperationQueue> = .immediate
    _ = Just(2).receive(on: operations).sink { values.append($0) }
    #expect(values == [1, 2])
  }

  @Test func `publishers of foundation are there`() async throws {
    let center = NotificationCenter()
    let name = Notification.Name("CombineSchedulersTests")
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    #expect(count == 1)
    cancellable.cancel()
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    let timer: Foundation.Timer.OCombine.TimerPublisher = Timer.publish(every: 60, on: .main, in: .common)
    timer.connect().cancel()
    let main = Just(1).receive(on: DispatchQueue.main).values
    for await value in main { #expect(value == 1) }
  }

  @Test func `published properties are assigned`() {
    final class Model: ObservableObject {
      @Published var count = 0
      @Published var doubled = 0
      init() { self.$count.map { $0 * 2 }.assign(to: &self.$doubled) }
    }
    let model = Model()
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.count = 2
    #expect(model.doubled == 4)
    #expect(changes == 2)
    cancellable.cancel()
  }
}
