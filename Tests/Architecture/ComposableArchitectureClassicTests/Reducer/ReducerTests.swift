import Combine
import ComposableArchitecture
import Foundation
import Testing

private struct Child: Equatable, Identifiable {
  var id = 0
  var count = 0
}

private enum ChildAction: Equatable {
  case add(Int)
  case twice
}

private let childReducer = Reducer<Child, ChildAction, Int> { state, action, factor in
  switch action {
  case .add(let number):
    state.count += number * factor
    return .none
  case .twice:
    return .merge(Effect(value: .add(1)), Effect(value: .add(2)))
  }
}

private struct Parent: Equatable {
  var child = Child()
  var optional: Child?
  var rows: IdentifiedArrayOf<Child> = []
  var list: [Child] = []
  var named: [String: Child] = [:]
}

private enum ParentAction: Equatable {
  case child(ChildAction)
  case optional(ChildAction)
  case row(id: Int, action: ChildAction)
  case item(index: Int, action: ChildAction)
  case named(key: String, action: ChildAction)
  case present(Bool)
}

private let parentReducer = Reducer<Parent, ParentAction, Void>.combine(
  childReducer.pullback(state: \.child, action: /ParentAction.child, environment: { 2 }),
  childReducer.optional().pullback(state: \.optional, action: /ParentAction.optional, environment: { 3 }),
  childReducer.forEach(state: \.rows, action: /ParentAction.row(id:action:), environment: { 4 }),
  childReducer.forEach(state: \.list, action: /ParentAction.item(index:action:), environment: { 5 }),
  childReducer.forEach(state: \.named, action: /ParentAction.named(key:action:), environment: { 6 }),
  Reducer { state, action, _ in
    switch action {
    case .present(let isPresented):
      state.optional = isPresented ? Child() : nil
      return .none
    default:
      return .none
    }
  }
)

@MainActor
@Suite struct ReducerTests {
  private func store(_ state: Parent = Parent()) -> TestStore<Parent, Parent, ParentAction, ParentAction, Void> {
    TestStore(initialState: state, reducer: parentReducer, environment: ())
  }

  @Test("A reducer is called like a function, or run")
  func calling() {
    var child = Child()
    _ = childReducer(&child, .add(1), 10)
    #expect(child.count == 10)
    _ = childReducer.run(&child, .add(1), 1)
    #expect(child.count == 11)
    _ = Reducer<Child, ChildAction, Int>.empty.run(&child, .add(1), 1)
    #expect(child.count == 11)
  }

  @Test("A child works on a part of the state, with its own environment, and so do its effects")
  func pullback() {
    let store = store()
    store.send(.child(.add(3))) { $0.child.count = 6 }
    store.send(.child(.twice))
    store.receive(.child(.add(1))) { $0.child.count = 8 }
    store.receive(.child(.add(2))) { $0.child.count = 12 }
  }

  @Test("Combined reducers run in order")
  func order() {
    let append = { (text: String) in
      Reducer<String, Void, Void> { state, _, _ in
        state += text
        return .none
      }
    }
    var state = ""
    _ = Reducer.combine([append("a"), append("b")]).combined(with: append("c")).run(&state, (), ())
    #expect(state == "abc")
  }

  @Test("An optional child works while it is there")
  func optional() {
    let store = store()
    store.send(.present(true)) { $0.optional = Child() }
    store.send(.optional(.add(1))) { $0.optional?.count = 3 }
    store.send(.present(false)) { $0.optional = nil }
  }

  @Test("An action for an optional child that is not there is an issue")
  func optionalMissing() {
    let store = store()
    let reports = issues { store.send(.optional(.add(1))) }
    #expect(reports.count == 1)
    #expect(reports[0].hasPrefix(#""optional" at "ComposableArchitectureClassicTests/ReducerTests.swift:"#))
    #expect(reports[0].contains("was handed an action, and its state was nil.\n\n  Action:\n    ChildAction.add(1)"))
  }

  @Test("Elements of an identified array, of an array and of a dictionary")
  func forEach() {
    let store = store(
      Parent(rows: [Child(id: 7), Child(id: 9)], list: [Child(), Child()], named: ["a": Child()])
    )
    store.send(.row(id: 9, action: .add(1))) { $0.rows[id: 9]?.count = 4 }
    store.send(.item(index: 1, action: .add(1))) { $0.list[1].count = 5 }
    store.send(.named(key: "a", action: .add(1))) { $0.named["a"]?.count = 6 }
    store.send(.row(id: 7, action: .twice))
    store.receive(.row(id: 7, action: .add(1))) { $0.rows[id: 7]?.count = 4 }
    store.receive(.row(id: 7, action: .add(2))) { $0.rows[id: 7]?.count = 12 }
  }

  @Test("An action for an element that is not there is an issue")
  func forEachMissing() {
    let store = store()
    #expect(
      issues { store.send(.row(id: 1, action: .add(1))) }.first?
        .contains("was handed an action, and its state contained no element with the id 1.") == true)
    #expect(
      issues { store.send(.item(index: 0, action: .add(1))) }.first?
        .contains("was handed an action, and its state contained no element at the index 0.") == true)
    #expect(
      issues { store.send(.named(key: "a", action: .add(1))) }.first?
        .contains("was handed an action, and its state contained no value for the key a.") == true)
  }

  @Test("A child works on a case of the state")
  func casePullback() {
    enum Screen: Equatable {
      case child(Child)
      case end
    }
    let reducer: Reducer<Screen, ParentAction, Void> = childReducer.pullback(
      state: /Screen.child, action: /ParentAction.child, environment: { 1 })
    let store = TestStore(initialState: Screen.child(Child()), reducer: reducer, environment: ())
    store.send(.child(.add(1))) { $0 = .child(Child(count: 1)) }
    let gone = TestStore(initialState: Screen.end, reducer: reducer, environment: ())
    #expect(
      issues { gone.send(.child(.add(1))) }.first?
        .contains("was handed an action, and the state at its path was not there.") == true)
  }

  @Test("Identity case paths leave a part as it is")
  func identity() {
    let reducer: Reducer<Parent, ChildAction, Int> = childReducer.pullback(
      state: \.child, action: .self, environment: { $0 })
    var parent = Parent()
    _ = reducer.run(&parent, .add(1), 2)
    #expect(parent.child.count == 2)
    let other: Reducer<Child, ChildAction, Int> = childReducer.pullback(
      state: \.self, action: /ChildAction.self, environment: { $0 })
    _ = other.run(&parent.child, .add(1), 2)
    #expect(parent.child.count == 4)
  }
}
