import IppoUI
import Testing

@_spi(Internals) @testable import ComposableArchitecture

@MainActor
struct InternalsTests {
  @Test("an effect of nothing is nothing, whatever it is put together of") func nothing() {
    let effects: [Effect<Int>] = [.none, .none.merge(with: .none), .none.concatenate(with: .none), .merge([])]
    for effect in effects {
      guard case .none = effect.operation else {
        Issue.record("\(effect) is not nothing")
        continue
      }
    }
  }

  @Test("any other effect is one piece of work that sends its actions in order") func work() async {
    let effect = Effect<Int>.send(1).concatenate(with: .run { send in await send(2) }).map { $0 * 10 }
    guard case .run(_, _, let operation) = effect.operation else {
      Issue.record("there is no work")
      return
    }
    var actions: [Int] = []
    await operation(Send { actions.append($0) })
    #expect(actions == [10, 20])
  }

  @Test("the task of an action ends with its effects, and cancels them") func task() async throws {
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { _, isLasting in isLasting ? .run { _ in try await Task.never() } : .none }
    }
    #expect(store.send(false).rawValue == nil)
    let task = store.send(true)
    let rawValue = try #require(task.rawValue)
    rawValue.cancel()
    await rawValue.value
    #expect(store.effectCancellables.isEmpty)
  }

  @Test("actions are described by their cases and labels") func descriptions() {
    enum Action { case row(id: Int, String) }
    #expect(debugCaseOutput(Action.row(id: 1, "Blob"), abbreviated: true) == ".row(id:, _:)")
  }

  @available(*, deprecated)
  @Test("whoever writes a binding is seen while it is written") func bindings() {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        #expect(BindingLocal.isActive)
        state = action
        return .none
      }
    }
    let binding = ViewStore(store, observe: { $0 }).binding(send: { $0 })
    #expect(!BindingLocal.isActive)
    binding.wrappedValue = 1
    #expect(store.withState { $0 } == 1)
  }
}
