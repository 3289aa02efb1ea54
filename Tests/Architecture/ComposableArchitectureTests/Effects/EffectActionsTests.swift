@_spi(Internals) import ComposableArchitecture
import Foundation
import OpenCombine
import Testing

@MainActor
@Suite(.serialized)
struct EffectActionsTests {
  @Test func `Concatenated effects run one after the other`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let values = LockIsolated<[Int]>([])
      let effect = Effect<Int>.concatenate(
        (1...3).map { count in
          .run { send in
            try await clock.sleep(for: .seconds(count))
            await send(count)
          }
        }
      )
      let task = Task {
        for await value in effect.actions { values.withValue { $0.append(value) } }
      }
      #expect(values.value == [])
      await clock.advance(by: .seconds(1))
      #expect(values.value == [1])
      await clock.advance(by: .seconds(2))
      #expect(values.value == [1, 2])
      await clock.advance(by: .seconds(3))
      #expect(values.value == [1, 2, 3])
      await clock.run()
      await task.value
      #expect(values.value == [1, 2, 3])
    }
  }

  @Test func `A concatenation of one effect is that effect`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let values = LockIsolated<[Int]>([])
      let effect = Effect<Int>.concatenate(
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(1)
        }
      )
      let task = Task {
        for await value in effect.actions { values.withValue { $0.append(value) } }
      }
      await clock.advance(by: .seconds(1))
      #expect(values.value == [1])
      await task.value
    }
  }

  @Test func `Merged effects run at the same time`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let values = LockIsolated<[Int]>([])
      let effect = Effect<Int>.merge(
        (1...3).map { count in
          .run { send in
            try await clock.sleep(for: .seconds(count))
            await send(count)
          }
        }
      )
      let task = Task {
        for await value in effect.actions { values.withValue { $0.append(value) } }
      }
      await clock.advance(by: .seconds(1))
      #expect(values.value == [1])
      await clock.advance(by: .seconds(1))
      #expect(values.value == [1, 2])
      await clock.advance(by: .seconds(1))
      #expect(values.value == [1, 2, 3])
      await task.value
    }
  }

  @Test func `A publisher's subscriber sends and ends like an effect`() {
    let effect = Effect.publisher {
      Deferred { () -> AnyPublisher<Int, Never> in
        let subject = PassthroughSubject<Int, Never>()
        Task { @MainActor in
          subject.send(1)
          subject.send(2)
          subject.send(completion: .finished)
        }
        return subject.eraseToAnyPublisher()
      }
    }
    var values: [Int] = []
    var isComplete = false
    let subscription = _EffectPublisher(effect)
      .sink(receiveCompletion: { _ in isComplete = true }, receiveValue: { values.append($0) })
    #expect(values == [])
    #expect(!isComplete)
    subscription.cancel()
  }

  @Test func `An effect that sends does so in the turn in which it is subscribed to`() {
    var values: [Int] = []
    var isComplete = false
    let effect = Effect.merge(.send(1), .concatenate(.send(2), .send(3)), .none)
    _ = _EffectPublisher(effect).sink(
      receiveCompletion: { _ in isComplete = true }, receiveValue: { values.append($0) })
    #expect(values == [1, 2, 3])
    #expect(isComplete)
  }

  @Test func `Mapped effects see the dependencies of where they were mapped`() async {
    let now = Date(timeIntervalSince1970: 1_234_567_890)
    let sent = withDependencies {
      $0.date.now = now
    } operation: {
      @Dependency(\.date) var date
      return Effect.send(()).map { date() }
    }
    var dates: [Date] = []
    _ = _EffectPublisher(sent).sink { dates.append($0) }
    #expect(dates == [now])

    let run = withDependencies {
      $0.date.now = now
    } operation: {
      @Dependency(\.date) var date
      return Effect<Void>.run { send in await send(()) }.map { date() }
    }
    for await date in run.actions { dates.append(date) }
    #expect(dates == [now, now])
  }

  @Test func `An effect that was cancelled sends no more`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let effect = Effect<Int>.run { send in
        for value in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send(value)
        }
      }
      var values: [Int] = []
      let subscription = _EffectPublisher(effect).sink { values.append($0) }
      await clock.advance(by: .seconds(1))
      #expect(values == [1])
      subscription.cancel()
      await clock.advance(by: .seconds(5))
      #expect(values == [1])
    }
  }

  @Test func `An id is not listed any more when its effect has been cancelled on another thread`() {
    let id = UUID()
    let effect = Effect<Int>.publisher { Empty(completeImmediately: false) }.cancellable(id: 1).cancellable(id: id)
    let subscription = UncheckedSendable(_EffectPublisher(effect).sink { _ in })
    #expect(_cancellationCancellables.exists(at: id))
    let isListed = LockIsolated<Bool?>(nil)
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      subscription.value.cancel()
      isListed.setValue(_cancellationCancellables.exists(at: id))
      hasEnded.signal()
    }
    // The main actor waits: what is left for it to do is not done before.
    hasEnded.wait()
    #expect(isListed.value == false)
  }

  @Test func `An effect that is cancelled before it has started is never listed`() async {
    let id = UUID()
    let effect = Effect<Int>.publisher { Empty(completeImmediately: false) }.cancellable(id: id)
    let isListed = await Task.detached {
      var isListed = false
      for _ in 1...100 {
        let task = Task { for await _ in effect.actions {} }
        task.cancel()
        await task.value
        isListed = isListed || _cancellationCancellables.exists(at: id)
      }
      return isListed
    }
    .value
    #expect(!isListed)
  }
}
