import ComposableArchitecture
import Testing

/// What becomes of effects when what they belong to is exchanged for something else in one action.
@MainActor
struct ExchangeTests {
  @Test func `The effects of a destination end when another case takes its place`() async {
    let store = TestStore(initialState: Hall.State(destination: .left(Sitter.State(id: 1)))) { Hall() }
    await store.send(.destination(.presented(.left(.sit))))
    // Both in one action: the child's effect of that action, and the exchange.
    await store.send(.destination(.presented(.left(.sitAndLeave)))) { $0.destination = .right(Sitter.State(id: 1)) }
    await store.send(.destination(.presented(.right(.sit))))
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test func `The effects of a destination go on when its case comes back in the same action`() async {
    let store = TestStore(initialState: Hall.State(destination: .left(Sitter.State(id: 1)))) { Hall() }
    let task = await store.send(.destination(.presented(.left(.sit))))
    await store.send(.thereAndBack) { $0.destination = .left(Sitter.State(id: 1, count: 7)) }
    #expect(!task.isCancelled)
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test func `A destination that dismisses itself sends nothing afterwards`() async {
    let store = TestStore(initialState: Hall.State(destination: .left(Sitter.State(id: 1)))) { Hall() }
    await store.send(.destination(.presented(.left(.dismissAndGoOn))))
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await store.finish()
  }

  @Test func `An element of a stack that takes the place of another keeps the id, and its effects`() async {
    var state = Hall.State()
    state.path.append(.left(Sitter.State(id: 1)))
    let store = TestStore(initialState: state) { Hall() }
    let task = await store.send(.path(.element(id: 0, action: .left(.sit))))
    await store.send(.exchange(0)) { $0.path[id: 0] = .left(Sitter.State(id: 2)) }
    #expect(!task.isCancelled)
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await store.finish()
  }

  @Test func `Rows that are not in a new collection lose their effects, and those that are keep them`() async {
    let store = TestStore(initialState: Hall.State(rows: [Sitter.State(id: 1), Sitter.State(id: 2)])) { Hall() }
    let first = await store.send(.rows(.element(id: 1, action: .sit)))
    let second = await store.send(.rows(.element(id: 2, action: .sit)))
    await store.send(.replaceRows) { $0.rows = [Sitter.State(id: 3), Sitter.State(id: 2, count: 1)] }
    await first.finish()
    #expect(!second.isCancelled)
    await store.send(.rows(.element(id: 3, action: .sit)))
    await store.send(.removeRows) { $0.rows = [] }
    await store.finish()
  }

  @Test func `A row that goes and comes back in one action keeps its effects`() async {
    let store = TestStore(initialState: Hall.State(rows: [Sitter.State(id: 1)])) { Hall() }
    let task = await store.send(.rows(.element(id: 1, action: .sit)))
    await store.send(.swapRows) { $0.rows = [Sitter.State(id: 1, count: 5)] }
    #expect(!task.isCancelled)
    await store.send(.removeRows) { $0.rows = [] }
    await store.finish()
  }

  @Test func `An element that is removed while its effect is about to send is not heard`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: Hall.State(rows: [Sitter.State(id: 1)])) {
      Hall()
    } withDependencies: {
      $0.ticks = { stream }
    }
    let task = store.send(.rows(.element(id: 1, action: .listen)))
    continuation.yield()
    store.send(.removeRows)
    continuation.yield()
    await task.finish()
    #expect(store.rows.isEmpty)
  }

  @Test func `A stack that is computed is settled once for every action`() {
    let store = Store(initialState: Computed.State()) { Computed() }
    store.send(.touch)
    #expect(store.touches == 1)
  }
}

extension DependencyValues {
  fileprivate var ticks: @Sendable () -> AsyncStream<Void> {
    get { self[TicksKey.self] }
    set { self[TicksKey.self] = newValue }
  }
}

private enum TicksKey: TestDependencyKey {
  static let testValue: @Sendable () -> AsyncStream<Void> = { .finished }
}

@Reducer
private struct Sitter {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case dismissAndGoOn, listen, sit, sitAndLeave, tick }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.ticks) var ticks

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dismissAndGoOn:
        .run { send in
          await dismiss()
          await send(.tick)
        }
      case .listen:
        .run { send in for await _ in ticks() { await send(.tick) } }
      case .sit, .sitAndLeave: .run { _ in try await Task.never() }
      case .tick: .none
      }
    }
  }
}

@Reducer
private enum Seat {
  case left(Sitter)
  case right(Sitter)
}

extension Seat.State: Equatable {}

@Reducer
private struct Hall {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Seat.State?
    var path = StackState<Seat.State>()
    var rows: IdentifiedArrayOf<Sitter.State> = []
  }

  enum Action {
    case destination(PresentationAction<Seat.Action>)
    case exchange(StackElementID)
    case path(StackActionOf<Seat>)
    case removeRows
    case replaceRows
    case rows(IdentifiedActionOf<Sitter>)
    case swapRows
    case thereAndBack
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.left(.sitAndLeave))):
        state.destination = .right(Sitter.State(id: 1))
      case .exchange(let id):
        state.path[id: id] = .left(Sitter.State(id: 2))
      case .removeRows:
        state.rows = []
      case .replaceRows:
        state.rows = [Sitter.State(id: 3), Sitter.State(id: 2, count: 1)]
      case .swapRows:
        state.rows = []
        state.rows.append(Sitter.State(id: 1, count: 5))
      case .thereAndBack:
        state.destination = .right(Sitter.State(id: 9))
        state.destination = .left(Sitter.State(id: 1, count: 7))
      case .destination, .path, .rows: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
    .forEach(\.rows, action: \.rows) { Sitter() }
  }
}

/// A feature whose stack is made anew whenever it is read.
@Reducer
private struct Computed {
  @ObservableState
  struct State: Equatable {
    var touches = 0
    var path: StackState<Seat.State> {
      get { StackState([.left(Sitter.State(id: 1))]) }
      set {}
    }
  }

  enum Action { case path(StackActionOf<Seat>), touch }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.touches += 1
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}
