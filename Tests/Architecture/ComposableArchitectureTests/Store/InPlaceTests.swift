import ComposableArchitecture
import Foundation
import OrderedCollections
import Testing

@Reducer
private struct Numbers {
  @ObservableState
  struct State {
    var numbers = Array(repeating: 0, count: 1_000)
  }
  enum Action { case change(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let index): state.numbers[index] += 1
      }
      return .none
    }
  }
}

@Reducer
private struct Holder {
  @ObservableState
  struct State {
    var child = Numbers.State()
    @Presents var sheet: Numbers.State?
    var path = StackState<Numbers.State>()
  }
  enum Action {
    case child(Numbers.Action)
    case sheet(PresentationAction<Numbers.Action>)
    case path(StackActionOf<Numbers>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Numbers() }
    Reduce { _, _ in .none }
      .ifLet(\.$sheet, action: \.sheet) { Numbers() }
      .forEach(\.path, action: \.path) { Numbers() }
  }
}

private func address(_ array: [Int]) -> UnsafeRawPointer? {
  array.withUnsafeBytes { $0.baseAddress }
}

@MainActor
struct InPlaceTests {
  @Test func `A child's array is changed where it is`() {
    let store = Store(initialState: Holder.State()) { Holder() }
    let before = store.withState { address($0.child.numbers) }
    store.send(.child(.change(3)))
    #expect(store.withState { address($0.child.numbers) } == before)
    #expect(store.child.numbers[3] == 1)
  }

  @Test func `A presented child's array is changed where it is`() {
    let store = Store(initialState: Holder.State(sheet: Numbers.State())) { Holder() }
    let before = store.withState { address($0.sheet!.numbers) }
    store.send(.sheet(.presented(.change(3))))
    #expect(store.withState { address($0.sheet!.numbers) } == before)
  }

  @Test func `The array of an element of a stack is changed where it is`() {
    let store = Store(initialState: Holder.State(path: StackState([Numbers.State()]))) { Holder() }
    let before = store.withState { address($0.path[0].numbers) }
    store.send(.path(.element(id: store.withState { $0.path.ids[0] }, action: .change(3))))
    #expect(store.withState { address($0.path[0].numbers) } == before)
  }

  @Test func `One of many elements is changed where it is`() {
    let store = Store(
      initialState: Items.State(rows: IdentifiedArray(uniqueElements: (0..<1_000).map { Item.State(id: $0) }))
    ) {
      Items()
    }
    let list = Array(store.scope(state: \.rows, action: \.rows))
    let address = { store.withState { $0.rows.elements.withUnsafeBytes { $0.baseAddress } } }
    let before = address()
    store.send(.rows(.element(id: 500, action: .increment)))
    #expect(address() == before)
    #expect(list[500].count == 1)
  }
}
