import Combine
import ComposableArchitecture
import Foundation
import Testing

private struct ID: Hashable {}

@MainActor
@Suite struct TimingTests {
  let scheduler = DispatchQueue.test

  /// A feature that shapes what it is sent by time.
  private func store(
    _ shape: @escaping (Effect<Int, Never>) -> Effect<Int, Never>
  ) -> TestStore<[Int], [Int], Timed, Timed, Void> {
    TestStore(
      initialState: [],
      reducer: Reducer { state, action, _ in
        switch action {
        case .input(let value): return shape(Effect(value: value)).map(Timed.output)
        case .output(let value):
          state.append(value)
          return .none
        }
      },
      environment: ()
    )
  }

  private enum Timed: Equatable {
    case input(Int)
    case output(Int)
  }

  @Test("A debounced effect starts when nothing has come for a while")
  func debounce() {
    let store = store { [scheduler] in $0.debounce(id: ID(), for: .seconds(1), scheduler: scheduler) }
    store.send(.input(1))
    scheduler.advance(by: .milliseconds(900))
    store.send(.input(2))
    scheduler.advance(by: .milliseconds(900))
    store.send(.input(3))
    scheduler.advance(by: .seconds(1))
    store.receive(.output(3)) { $0 = [3] }
  }

  @Test("A deferred effect starts later")
  func deferred() {
    let store = store { [scheduler] in $0.deferred(for: .seconds(2), scheduler: scheduler) }
    store.send(.input(1))
    scheduler.advance(by: .seconds(1))
    store.send(.input(2))
    scheduler.advance(by: .seconds(1))
    store.receive(.output(1)) { $0 = [1] }
    scheduler.advance(by: .seconds(1))
    store.receive(.output(2)) { $0 = [1, 2] }
  }

  @Test("A throttled effect sends the latest value of a period at its end")
  func throttleLatest() {
    let store = store { [scheduler] in
      $0.throttle(id: ID(), for: .seconds(1), scheduler: scheduler, latest: true)
    }
    store.send(.input(1))
    store.receive(.output(1)) { $0 = [1] }
    scheduler.advance(by: .milliseconds(300))
    store.send(.input(2))
    scheduler.advance(by: .milliseconds(300))
    store.send(.input(3))
    scheduler.advance(by: .milliseconds(400))
    store.receive(.output(3)) { $0 = [1, 3] }
    scheduler.advance(by: .seconds(1))
    store.send(.input(4))
    store.receive(.output(4)) { $0 = [1, 3, 4] }
  }

  @Test("A throttled effect sends the first value of a period at its end")
  func throttleFirst() {
    let store = store { [scheduler] in
      $0.throttle(id: ID(), for: .seconds(1), scheduler: scheduler, latest: false)
    }
    store.send(.input(1))
    store.receive(.output(1)) { $0 = [1] }
    store.send(.input(2))
    store.send(.input(3))
    scheduler.advance(by: .seconds(1))
    store.receive(.output(2)) { $0 = [1, 2] }
  }

  @Test("A timer ticks until it is cancelled")
  func timer() {
    enum Action: Equatable { case start, tick, stop }
    let reducer = Reducer<Int, Action, AnySchedulerOf<DispatchQueue>> { state, action, mainQueue in
      switch action {
      case .start: return Effect.timer(id: ID(), every: 1, on: mainQueue).map { _ in .tick }
      case .tick:
        state += 1
        return .none
      case .stop: return .cancel(id: ID())
      }
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: scheduler.eraseToAnyScheduler())
    store.assert(
      .send(.start),
      .do { scheduler.advance(by: 1) },
      .receive(.tick) { $0 = 1 },
      .do { scheduler.advance(by: 2) },
      .receive(.tick) { $0 = 2 },
      .receive(.tick) { $0 = 3 },
      .send(.stop),
      .do { scheduler.advance(by: 5) }
    )
  }
}
