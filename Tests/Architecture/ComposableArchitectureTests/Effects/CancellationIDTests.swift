@_spi(Internals) import ComposableArchitecture
import OpenCombine
import Testing

@MainActor
@Suite(.serialized)
struct CancellationIDTests {
  private enum CancelID: Hashable { case one, other }

  @Test func `Effects outside of stores are cancelled by id`() async {
    await withMainSerialExecutor {
      let values = LockIsolated<[Int]>([])
      let subject = PassthroughSubject<Int, Never>()
      let effect = Effect.publisher { subject }.cancellable(id: CancelID.one)
      let task = Task {
        for await value in effect.actions { values.withValue { $0.append(value) } }
      }
      await Task.megaYield()
      subject.send(1)
      subject.send(2)
      await Task.megaYield()
      #expect(values.value == [1, 2])
      #expect(_cancellationCancellables.exists(at: CancelID.one))
      #expect(!_cancellationCancellables.exists(at: CancelID.other))
      Task.cancel(id: CancelID.one)
      await Task.megaYield()
      subject.send(3)
      await Task.megaYield()
      #expect(values.value == [1, 2])
      #expect(!_cancellationCancellables.exists(at: CancelID.one))
      await task.value
    }
  }

  @Test func `Ids are told apart by their types as well`() async {
    struct One: Hashable {}
    struct Other: Hashable {}
    let root = NavigationIDPath()
    #expect(_CancelID(id: 1, navigationIDPath: root) == _CancelID(id: 1, navigationIDPath: root))
    #expect(_CancelID(id: 1, navigationIDPath: root) == _CancelID(id: AnyHashable(1), navigationIDPath: root))
    #expect(_CancelID(id: 1, navigationIDPath: root) != _CancelID(id: 1.0, navigationIDPath: root))
    let one = _CancelID(id: One(), navigationIDPath: root)
    let other = _CancelID(id: Other(), navigationIDPath: root)
    #expect(one != other)
    #expect(one.hashValue != other.hashValue)

    let subject = PassthroughSubject<Int, Never>()
    let effect = Effect.publisher { subject }.cancellable(id: 1)
    let values = LockIsolated<[Int]>([])
    let task = Task {
      for await value in effect.actions { values.withValue { $0.append(value) } }
    }
    await Task.megaYield()
    Task.cancel(id: 1.0)
    subject.send(1)
    Task.cancel(id: 1)
    await task.value
    #expect(values.value == [1])
  }

  @Test func `An effect that is cancellable twice under one id does not make way for itself`() async {
    let publisher = Effect.publisher { Just(1) }
      .cancellable(id: CancelID.one, cancelInFlight: true)
      .cancellable(id: CancelID.one, cancelInFlight: true)
    var values: [Int] = []
    for await value in publisher.actions { values.append(value) }
    let task = Effect.run { send in await send(2) }
      .cancellable(id: CancelID.one)
      .cancellable(id: CancelID.one, cancelInFlight: true)
    for await value in task.actions { values.append(value) }
    #expect(values == [1, 2])
    #expect(!_cancellationCancellables.exists(at: CancelID.one))
  }

  @Test func `An effect in flight makes way for the next one`() async {
    await withMainSerialExecutor {
      let values = LockIsolated<[Int]>([])
      let subject = PassthroughSubject<Int, Never>()
      let effect = Effect.publisher { subject }.cancellable(id: CancelID.one, cancelInFlight: true)
      let first = Task {
        for await value in effect.actions { values.withValue { $0.append(value) } }
      }
      await Task.megaYield()
      subject.send(1)
      await Task.megaYield()
      #expect(values.value == [1])
      let second = Task {
        for await value in effect.actions { values.withValue { $0.append(value) } }
      }
      await Task.megaYield()
      subject.send(2)
      await Task.megaYield()
      #expect(values.value == [1, 2])
      Task.cancel(id: CancelID.one)
      await first.value
      await second.value
    }
  }

  @Test func `A cancelling effect cancels a delayed one`() async {
    let clock = TestClock()
    var values: [Int] = []
    let delayed = Effect<Int>.run { send in
      try await clock.sleep(for: .seconds(1))
      await send(1)
    }
    .cancellable(id: CancelID.one)
    await withMainSerialExecutor {
      let subscription = _EffectPublisher(delayed).sink { values.append($0) }
      #expect(_cancellationCancellables.exists(at: CancelID.one))
      for await _ in Effect<Never>.cancel(id: CancelID.one).actions {}
      await clock.advance(by: .seconds(2))
      #expect(values == [])
      #expect(!_cancellationCancellables.exists(at: CancelID.one))
      subscription.cancel()
    }
  }

  @Test func `What has completed is not registered any more`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let effect = Effect<Int>.run { send in
        try await clock.sleep(for: .seconds(1))
        await send(1)
      }
      .cancellable(id: 1)
      let task = Task { for await _ in effect.actions {} }
      await Task.megaYield()
      #expect(_cancellationCancellables.exists(at: 1))
      await clock.advance(by: .seconds(1))
      await task.value
      #expect(!_cancellationCancellables.exists(at: 1))
    }
  }

  @Test func `Registering under an id within an id makes both work`() async {
    for outer in [true, false] {
      await withMainSerialExecutor {
        let subject = PassthroughSubject<Void, Never>()
        let values = LockIsolated(0)
        let effect = Effect.publisher { subject }.cancellable(id: 1).cancellable(id: 2)
        let task = Task { for await _ in effect.actions { values.withValue { $0 += 1 } } }
        await Task.megaYield()
        subject.send(())
        await Task.megaYield()
        #expect(values.value == 1)
        Task.cancel(id: outer ? 2 : 1)
        await task.value
        subject.send(())
        #expect(values.value == 1)
        #expect(!_cancellationCancellables.exists(at: 1))
      }
    }
  }

  @Test func `Code outside of effects cancels the effects of stores`() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        if action > 0 {
          return .run { send in
            try await Task.never()
          }
          .cancellable(id: CancelID.one)
        }
        return .none
      }
    }
    let task = store.send(1)
    #expect(store.effectCancellables.count == 1)
    #expect(_cancellationCancellables.exists(at: CancelID.one))
    Task.cancel(id: CancelID.one)
    await task.finish()
    #expect(store.effectCancellables.isEmpty)
    #expect(!_cancellationCancellables.exists(at: CancelID.one))
  }

  @Test func `Ids of one store do not reach another`() async {
    let clock = TestClock()
    func makeStore() -> Store<Int, Bool> {
      Store(initialState: 0) {
        Reduce<Int, Bool> { state, isDone in
          if isDone {
            state = 42
            return .none
          }
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(true)
          }
          .cancellable(id: CancelID.one, cancelInFlight: true)
        }
      }
    }
    let (first, second) = (makeStore(), makeStore())
    await withMainSerialExecutor {
      let tasks = [first.send(false), second.send(false)]
      await clock.advance(by: .seconds(1))
      for task in tasks { await task.finish() }
    }
    #expect(first.withState { $0 } == 42)
    #expect(second.withState { $0 } == 42)
  }

  @Test func `Tasks are cancelled by id within an effect`() async throws {
    await withMainSerialExecutor {
      let wasCancelled = LockIsolated(false)
      let task = Task {
        await withTaskCancellation(id: CancelID.one) {
          do { try await Task.never() } catch { wasCancelled.setValue(true) }
        }
      }
      await Task.megaYield()
      Task.cancel(id: CancelID.one)
      await task.value
      #expect(wasCancelled.value)
      #expect(!_cancellationCancellables.exists(at: CancelID.one))
    }
    await #expect(throws: CancellationError.self) {
      try await withTaskCancellation(id: CancelID.other) {
        Task.cancel(id: CancelID.other)
        try await Task.never()
      }
    }
  }
}
