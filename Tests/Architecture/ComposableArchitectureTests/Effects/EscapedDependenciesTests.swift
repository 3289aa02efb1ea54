import ComposableArchitecture
import Foundation
import Testing

/// A child that leaves its task: what it calls back runs on a queue, without the task-local values of its effect.
@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable { var total = 0 }

  enum Action: Equatable {
    case closeTapped
    case stopTapped
    case total(Int)
    case waitTapped
  }

  private enum CancelID { case waiting }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.number) var number

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { [dismiss] _ in
          await onOtherQueue { finish in
            Task {
              await dismiss()
              finish()
            }
          }
        }
      case .stopTapped:
        return .run { [number] send in
          await onOtherQueue { finish in
            Task.cancel(id: CancelID.waiting)
            finish()
          }
          await send(.total(number))
        }
      case .total(let total):
        state.total = total
        return .none
      case .waitTapped:
        return .run { _ in try await Task.never() }.cancellable(id: CancelID.waiting)
      }
    }
  }
}

private func onOtherQueue(_ operation: @escaping @Sendable (_ finish: @escaping @Sendable () -> Void) -> Void) async {
  await withCheckedContinuation { continuation in
    withEscapedDependencies { dependencies in
      DispatchQueue(label: "other").async {
        dependencies.yield { operation { continuation.resume() } }
      }
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable { @Presents var child: Child.State? = Child.State() }

  enum Action: Equatable { case child(PresentationAction<Child.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: \.child) { Child() }
  }
}

/// A feature that changes a shared value in a callback.
@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable { @Shared(.inMemory("escaped count")) var count = 0 }

  enum Action: Equatable { case tapped, changed }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard action == .tapped else { return .none }
      return .run { [count = state.$count] send in
        await onOtherQueue { finish in
          count.withLock { $0 += 1 }
          finish()
        }
        await send(.changed)
      }
    }
  }
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  private enum NumberKey: TestDependencyKey { static let testValue = 0 }
}

@MainActor
@Suite struct EscapedDependenciesTests {
  private func makeStore() -> TestStoreOf<Parent> {
    TestStore(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.number = 7
    }
  }

  @Test func `a closure on another queue dismisses the feature of its effect`() async {
    let store = makeStore()
    await store.send(.child(.presented(.closeTapped)))
    await store.receive(.child(.dismiss)) { $0.child = nil }
  }

  @Test func `a closure on another queue cancels the effects of its feature`() async {
    let store = makeStore()
    await store.send(.child(.presented(.waitTapped)))
    await store.send(.child(.presented(.stopTapped)))
    await store.receive(.child(.presented(.total(7)))) { $0.child?.total = 7 }
    await store.finish()
  }

  @Test func `a test store notices what a closure on another queue changes`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.tapped)
    await store.receive(.changed) { $0.$count.withLock { $0 = 1 } }
  }
}
