import Combine
import ComposableArchitecture
import Foundation
import Testing

private struct ID: Hashable {}

@MainActor
@Suite struct CancellationTests {
  let scheduler = DispatchQueue.test

  private func delayed(_ value: Int, by seconds: Int = 1) -> Effect<Int, Never> {
    Effect(value: value).delay(for: .seconds(seconds), scheduler: scheduler).eraseToEffect()
  }

  /// A feature that starts effects under an id, and cancels them.
  private enum Action: Equatable {
    case start(Int, cancelInFlight: Bool = false)
    case stop
    case value(Int)
  }

  private func reducer() -> Reducer<[Int], Action, Void> {
    Reducer { [self] state, action, _ in
      switch action {
      case .start(let value, let cancelInFlight):
        return delayed(value).map(Action.value).cancellable(id: ID(), cancelInFlight: cancelInFlight)
      case .stop:
        return .cancel(id: ID())
      case .value(let value):
        state.append(value)
        return .none
      }
    }
  }

  @Test("Effects are cancelled by their id")
  func cancel() {
    let store = TestStore(initialState: [], reducer: reducer(), environment: ())
    store.send(.start(1))
    store.send(.start(2))
    store.send(.stop)
    scheduler.run()
    store.send(.start(3))
    scheduler.run()
    store.receive(.value(3)) { $0 = [3] }
  }

  @Test("Starting an effect may cancel what runs under its id")
  func cancelInFlight() {
    let store = TestStore(initialState: [], reducer: reducer(), environment: ())
    store.send(.start(1))
    store.send(.start(2, cancelInFlight: true))
    scheduler.run()
    store.receive(.value(2)) { $0 = [2] }
  }

  @Test("Ids of two stores do not meet")
  func stores() {
    let first = Store(initialState: [], reducer: reducer(), environment: ())
    let second = Store(initialState: [], reducer: reducer(), environment: ())
    first.send(.start(1))
    second.send(.start(2))
    first.send(.stop)
    scheduler.run()
    #expect(ViewStore(first).state == [])
    #expect(ViewStore(second).state == [2])
  }

  @Test("An effect within operators of Combine is cancelled by its id too")
  func nested() {
    let reducer = Reducer<[Int], Action, Void> { [self] state, action, _ in
      switch action {
      case .start(let value, _):
        return Just(())
          .delay(for: .seconds(1), scheduler: scheduler)
          .flatMap { self.delayed(value, by: 2).cancellable(id: ID()) }
          .map(Action.value)
          .eraseToEffect()
      case .stop:
        return .concatenate(.cancel(id: ID()), Effect(value: .value(0)))
      case .value(let value):
        state.append(value)
        return .none
      }
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(.start(1))
    scheduler.advance(by: .seconds(2))
    store.send(.stop)
    store.receive(.value(0)) { $0 = [0] }
    scheduler.run()
  }

  @Test("Cancelling ends an effect, so that what comes after it starts")
  func concatenation() {
    var values: [Int] = []
    var isFinished = false
    let subscription = Effect.concatenate(delayed(1).cancellable(id: ID()), Effect(value: 2))
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
    let cancellation = Effect<Int, Never>.cancel(ids: [ID()]).sink { _ in }
    #expect(values == [2])
    #expect(isFinished)
    subscription.cancel()
    cancellation.cancel()
  }

  @Test("Types stand for themselves as ids")
  func types() {
    enum TimerID {}
    var ticks = 0
    let timer = Effect.timer(id: TimerID.self, every: .seconds(1), on: scheduler).sink { _ in ticks += 1 }
    scheduler.advance(by: .seconds(3))
    #expect(ticks == 3)
    let cancellation = Effect<Void, Never>.cancel(id: TimerID.self).sink { _ in }
    scheduler.advance(by: .seconds(3))
    #expect(ticks == 3)
    timer.cancel()
    cancellation.cancel()
  }
}
