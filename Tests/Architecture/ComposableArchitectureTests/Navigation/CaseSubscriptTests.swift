import ComposableArchitecture
import Testing

@CasePathable private enum Sheet: Equatable {
  case page(Int)
  case note(String)
}

@MainActor
@Suite(.serialized)
struct CaseSubscriptTests {
  @Test func `A presented value is changed through its case`() {
    var state = PresentationState(wrappedValue: Sheet.page(1))
    state[case: \.page]? += 1
    #expect(state.wrappedValue == .page(2))
    state[case: \.page] = 5
    #expect(state.wrappedValue == .page(5))
    state[case: \.page] = nil
    #expect(state.wrappedValue == nil)
    state[case: \.note] = "new"
    #expect(state.wrappedValue == .note("new"))
  }

  @Test func `A case is a presented state of its own`() {
    var state = PresentationState(wrappedValue: Sheet.page(1))
    #expect(state.page.wrappedValue == 1)
    #expect(state.note.wrappedValue == nil)
    state.page.wrappedValue = 2
    state.note.wrappedValue = "other"
    #expect(state.wrappedValue == .page(2))
    state.page.wrappedValue = nil
    #expect(state.wrappedValue == nil)
    state.note.wrappedValue = "new"
    #expect(state.wrappedValue == .note("new"))
  }

  @Test func `Through another case nothing is changed, and that is reported`() async {
    var state = PresentationState(wrappedValue: Sheet.page(1))
    var stack = StackState([Sheet.page(1)])
    let messages = await issues {
      state[case: \.note]?.append("!")
      state[case: \.note] = nil
      stack[id: 0, case: \.note]?.append("!")
      stack[id: 0, case: \.note] = "other"
    }
    #expect(messages == Array(repeating: unrelated("page"), count: 4))
    #expect(state.wrappedValue == .page(1))
    #expect(Array(stack) == [.page(1)])
  }

  @available(*, deprecated)
  @Test func `Case paths of 2023 do the same`() async {
    var state = PresentationState(wrappedValue: Sheet.page(1))
    var stack = StackState([Sheet.note("a")])
    state[case: /Sheet.page]? += 1
    stack[id: 0, case: /Sheet.note]?.append("b")
    #expect(state.wrappedValue == .page(2))
    #expect(Array(stack) == [.note("ab")])
    let messages = await issues {
      state[case: /Sheet.note]?.append("!")
      stack[id: 0, case: /Sheet.page] = nil
    }
    #expect(messages == [unrelated("page"), unrelated("note")])
    state[case: /Sheet.page] = nil
    stack[id: 0, case: /Sheet.note] = nil
    #expect(state.wrappedValue == nil)
    #expect(stack.isEmpty)
  }

  @Test func `Tests set elements that are not there, under ids of their own`() {
    var stack = StackState<Int>()
    stack[id: 7] = 1
    #expect(stack[id: 7] == 1)
    stack[id: 7] = nil
    stack[id: 8] = nil
    #expect(stack.isEmpty)
  }
}

/// What is reported where a value is in another case than the one to change.
private func unrelated(_ name: String) -> String {
  "The value is in the case \(name.debugDescription), not in the one to change. It stays as it is."
}
