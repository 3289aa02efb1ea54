import ComposableArchitecture
import Testing

@CasePathable private enum Action: Equatable {
  case ask
  case answer(Int)
}

@MainActor
@Suite(.serialized)
struct NanosecondsTests {
  @available(*, deprecated)
  @Test func `Every way to receive an action waits for a number of nanoseconds`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        switch action {
        case .ask:
          return .run { send in await send(.answer(7)) }
        case .answer(let number):
          state += number
          return .none
        }
      }
    }
    await store.send(.ask).finish(timeout: NSEC_PER_SEC)
    await store.receive(.answer(7), timeout: NSEC_PER_SEC) { $0 = 7 }
    await store.send(.ask)
    await store.receive(\.answer, timeout: NSEC_PER_SEC) { $0 = 14 }
    await store.send(.ask)
    await store.receive(\.answer, 7, timeout: NSEC_PER_SEC) { $0 = 21 }
    await store.send(.ask)
    await store.receive(/Action.answer, timeout: NSEC_PER_SEC) { $0 = 28 }
    await store.send(.ask)
    await store.receive({ $0 == .answer(7) }, timeout: 1_000_000_000) { $0 = 35 }
    await store.finish(timeout: NSEC_PER_SEC)
  }
}
