import CombineShims
import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import Testing

/// What OpenCombine leaves out of Combine.
@MainActor
struct CombineTests {
  struct Failure: Error, Equatable {}

  /// Asks for as many values as a test says.
  final class Probe<Input>: Subscriber {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var isFinished = false

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
  }

  @Test
  func `a prefix ends with its last value, and asks for no more`() {
    let values = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = values.handleEvents(receiveCancel: { log.append("cancelled") }).prefix(2).sink { _ in
      log.append("finished")
    } receiveValue: {
      log.append("\($0)")
    }
    values.send(1)
    #expect(log == ["1"])
    values.send(2)
    #expect(log == ["1", "2", "cancelled", "finished"])
    values.send(3)
    #expect(log.count == 4)
    subscription.cancel()
  }

  @Test
  func `a prefix with errors that can be compared ends with its last value`() {
    enum Problem: Error { case offline }
    let values = PassthroughSubject<Int, Problem>()
    var log: [String] = []
    let subscription = values.prefix(1).sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    values.send(1)
    #expect(log == ["1", "finished"])
    subscription.cancel()
  }

  @Test
  func `a prefix of nothing ends at once, and one of more than there is with what is before it`() {
    var log: [String] = []
    let empty = PassthroughSubject<Int, any Error>().prefix(0).sink {
      log.append("\($0)")
    } receiveValue: { _ in
    }
    #expect(log == ["finished"])
    let short = [1, 2].publisher.prefix(5).sink { _ in
      log.append("end")
    } receiveValue: {
      log.append("\($0)")
    }
    #expect(log == ["finished", "1", "2", "end"])
    let failing = Fail<Int, any Error>(error: Failure()).prefix(1).sink { _ in
      log.append("failed")
    } receiveValue: { _ in
    }
    #expect(log.last == "failed")
    for subscription in [empty, short, failing] { subscription.cancel() }
  }

  @Test
  func `a prefix takes as many values as are asked for`() {
    let probe = Probe<Int>()
    (1...9).publisher.prefix(3).subscribe(probe)
    probe.subscription?.request(.max(2))
    #expect(probe.values == [1, 2])
    #expect(!probe.isFinished)
    probe.subscription?.request(.max(1))
    #expect(probe.values == [1, 2, 3])
    #expect(probe.isFinished)
  }

  @Test
  func `values at some places end with the last of them`() {
    let values = PassthroughSubject<Int, Never>()
    var log: [String] = []
    func note(_ name: String, _ publisher: some Publisher<Int, Never>) -> AnyCancellable {
      publisher.sink { _ in
        log.append("\(name) finished")
      } receiveValue: {
        log.append("\(name) \($0)")
      }
    }
    let subscriptions = [
      note("a", values.output(in: 1...2)), note("b", values.output(at: 0)), note("c", values.output(in: 2...)),
      note("d", values.output(in: 1..<1)),
    ]
    #expect(log == ["d finished"])
    log = []
    for value in 0..<4 { values.send(value) }
    values.send(completion: .finished)
    // Which of several subscribers hears first is open.
    #expect(log.filter { $0.hasPrefix("a") } == ["a 1", "a 2", "a finished"])
    #expect(log.filter { $0.hasPrefix("b") } == ["b 0", "b finished"])
    #expect(log.filter { $0.hasPrefix("c") } == ["c 2", "c 3", "c finished"])
    #expect(log.filter { $0.hasSuffix("finished") } == ["b finished", "a finished", "c finished"])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test
  func `values that are left out are not among those that were asked for`() {
    let probe = Probe<Int>()
    (1...9).publisher.map { $0 }.eraseToAnyPublisher().output(in: 2..<5).subscribe(probe)
    probe.subscription?.request(.max(2))
    #expect(probe.values == [3, 4])
    #expect(!probe.isFinished)
    probe.subscription?.request(.max(1))
    #expect(probe.values == [3, 4, 5])
    #expect(probe.isFinished)
  }

  @Test
  func `merge sends what comes, as it comes, and finishes with the last`() {
    let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Just(3))
    var log: [String] = []
    let subscription = a.merge(with: b, c).sink { _ in
      log.append("finished")
    } receiveValue: {
      log.append("\($0)")
    }
    b.send(2)
    a.send(1)
    a.send(completion: .finished)
    b.send(4)
    b.send(completion: .finished)
    #expect(log == ["3", "2", "1", "4", "finished"])
    subscription.cancel()
    var values: [Int] = []
    _ = Publishers.MergeMany([Just(1), Just(2)]).merge(with: Just(3)).sink { values.append($0) }
    #expect(values == [1, 2, 3])
    _ = Publishers.MergeMany([Just<Int>]()).sink { _ in
      log.append("empty")
    } receiveValue: { _ in
    }
    #expect(log.last == "empty")
  }

  @Test
  func `merge keeps what was not asked for`() {
    let probe = Probe<Int>()
    (1...3).publisher.merge(with: (10...11).publisher).subscribe(probe)
    #expect(probe.values == [])
    probe.subscription?.request(.max(1))
    #expect(probe.values.count == 1)
    probe.subscription?.request(.max(2))
    #expect(probe.values.count == 3)
    #expect(!probe.isFinished)
    probe.subscription?.request(.unlimited)
    #expect(Set(probe.values) == [1, 2, 3, 10, 11])
    #expect(probe.isFinished)
  }

  @Test
  func `a failure ends a merge, and cancelling leaves nobody subscribed`() {
    let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var completions: [Subscribers.Completion<Failure>] = []
    var values: [Int] = []
    let subscription = a.merge(with: b).sink {
      completions.append($0)
    } receiveValue: {
      values.append($0)
    }
    a.send(completion: .failure(Failure()))
    b.send(1)
    #expect(completions == [.failure(Failure())] && values == [])
    subscription.cancel()

    let subject = PassthroughSubject<Int, Never>()
    let cancelled = subject.merge(with: Just(0)).sink { values.append($0) }
    cancelled.cancel()
    subject.send(5)
    #expect(values == [0])
  }

  @Test
  func `CombineLatest sends the latest of all whenever one sends`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var log: [String] = []
    let subscription = a.combineLatest(b, Just("!")) { "\($0)\($1)\($2)" }
      .sink { _ in
        log.append("finished")
      } receiveValue: {
        log.append($0)
      }
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(log == ["2x!", "2y!", "2z!", "finished"])
    subscription.cancel()
  }

  @Test
  func `queues, run loops and timers publish under Combine's names`() {
    let queue: DispatchQueue.SchedulerTimeType = DispatchQueue.main.now
    #expect(queue.advanced(by: 1) > queue)
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }
    timer.cancel()
    var names: [Notification.Name] = []
    let name = Notification.Name("CombineTests")
    let center = NotificationCenter()
    let subscription = center.publisher(for: name).sink { names.append($0.name) }
    center.post(name: name, object: nil)
    #expect(names == [name])
    subscription.cancel()
  }

  /// A scheduler whose time the test moves.
  final class Ticker: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    let minimumTolerance = SchedulerTimeType.Stride.zero
    private(set) var tick: (() -> Void)?

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) { action() }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      tick = action
      return AnyCancellable { [weak self] in self?.tick = nil }
    }
  }

  @Test
  func `collecting by time sends what came in an interval, and at the end what is left`() {
    let (subject, ticker) = (PassthroughSubject<Int, Never>(), Ticker())
    var log: [String] = []
    let subscription = subject.collect(.byTime(ticker, .seconds(1))).sink { _ in
      log.append("finished")
    } receiveValue: {
      log.append("\($0)")
    }
    ticker.tick?()
    subject.send(1)
    subject.send(2)
    ticker.tick?()
    ticker.tick?()
    subject.send(3)
    subject.send(completion: .finished)
    #expect(log == ["[1, 2]", "[3]", "finished"])
    #expect(ticker.tick == nil)
    subscription.cancel()
  }

  @Test
  func `collecting by time or count sends a full group at once`() {
    let (subject, ticker) = (PassthroughSubject<Int, Never>(), Ticker())
    var groups: [[Int]] = []
    let subscription = subject.collect(.byTimeOrCount(ticker, .seconds(1), 2)).sink { groups.append($0) }
    for value in 1...3 { subject.send(value) }
    #expect(groups == [[1, 2]])
    ticker.tick?()
    #expect(groups == [[1, 2], [3]])
    subscription.cancel()
    #expect(ticker.tick == nil)
    subject.send(4)
    #expect(groups == [[1, 2], [3]])
    let probe = Probe<[Int]>()
    (1...4).publisher.collect(.byTimeOrCount(ticker, .seconds(1), 2)).subscribe(probe)
    #expect(probe.values == [])
  }
}
