import Combine
import ComposableArchitecture
import Foundation
import Testing

private struct Child: Equatable {
  var ticks = 0
}

private enum ChildAction: Equatable {
  case start
  case tick
}

private struct Parent: Equatable {
  var child: Child?
}

private enum ParentAction: Equatable {
  case child(PresentationAction<ChildAction>)
  case close
  case open
}

private let childReducer = Reducer<Child, ChildAction, AnySchedulerOf<DispatchQueue>> { state, action, mainQueue in
  switch action {
  case .start:
    return Effect.timer(id: "child", every: 1, on: mainQueue).map { _ in .tick }
  case .tick:
    state.ticks += 1
    return .none
  }
}

private let parentReducer = Reducer<Parent, ParentAction, AnySchedulerOf<DispatchQueue>> { state, action, _ in
  switch action {
  case .child:
    return .none
  case .close:
    state.child = nil
    return .none
  case .open:
    state.child = Child()
    return .none
  }
}
.presents(childReducer, state: \.child, action: /ParentAction.child, environment: { $0 })

@MainActor
@Suite struct PresentsTests {
  private let scheduler = DispatchQueue.test

  private func store() -> TestStore<Parent, Parent, ParentAction, ParentAction, AnySchedulerOf<DispatchQueue>> {
    TestStore(initialState: Parent(), reducer: parentReducer, environment: scheduler.eraseToAnyScheduler())
  }

  @Test("A child's effects go with its state, by its dismissal or by the parent", arguments: [true, false])
  func effects(isDismissed: Bool) {
    let store = store()
    store.send(.open) { $0.child = Child() }
    store.send(.child(.presented(.start)))
    scheduler.advance(by: 1)
    store.receive(.child(.presented(.tick))) { $0.child?.ticks = 1 }
    store.send(isDismissed ? .child(.dismiss) : .close) { $0.child = nil }
    scheduler.advance(by: 5)
  }

  @Test("An action for a child that is not there is an issue")
  func missing() {
    let store = store()
    let reports = issues { store.send(.child(.presented(.tick))) }
    #expect(reports.first?.hasPrefix("\"presents\" at ") == true)
  }
}
