import ComposableArchitecture
import Testing

@Reducer private struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case incrementTapped
  }
  var step = 1
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += step
      return .none
    }
  }
}

@Reducer private struct Screen {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
  }

  @Reducer enum Destination {
    case counter(Counter)
    case quick(Counter = Counter(step: 10))
    case alert(AlertState<Alert>)
    case pair(Int, label: String)
    case nothing
    @ReducerCaseIgnored case text(String)
    #if os(Linux)
      case here(Counter)
    #endif

    enum Alert: Equatable { case confirmTapped }
  }

  @Reducer enum Path {
    case counter(Counter)
    case nested(Nested.Body = Nested.body)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
  }
}

@Reducer private enum Nested {
  case counter(Counter)
}

extension Screen.Destination.State: Equatable {}
extension Screen.Path.State: Equatable {}
extension Nested.State: Equatable {}

@MainActor @Suite struct EnumReducerMacroTests {
  @Test func theReducerOfThePresentCaseRuns() {
    let store = Store(initialState: Screen.State(destination: .counter(Counter.State()))) { Screen() }
    store.send(.destination(.presented(.counter(.incrementTapped))))
    #expect(store.destination?.counter?.count == 1)
  }

  @Test func aDefaultValueIsTheReducer() {
    let store = Store(initialState: Screen.State(destination: .quick(Counter.State()))) { Screen() }
    store.send(.destination(.presented(.quick(.incrementTapped))))
    #expect(store.destination?.quick?.count == 10)
  }

  @Test func anAlertGoesAwayByItself() {
    let alert = AlertState<Screen.Destination.Alert> { TextState(verbatim: "Really?") }
    let store = Store(initialState: Screen.State(destination: .alert(alert))) { Screen() }
    store.send(.destination(.presented(.alert(.confirmTapped))))
    #expect(store.destination == nil)
  }

  @Test func storesAreSwitchedOver() {
    let store = Store(initialState: .counter(Counter.State(count: 3))) { Screen.Destination.body }
    switch Screen.Destination.scope(store) {
    case .counter(let counter):
      counter.send(.incrementTapped)
      #expect(counter.count == 4)
    default:
      Issue.record("another case")
    }
    let pair = Store(initialState: .pair(1, label: "a")) { Screen.Destination.body }
    guard case .pair(1, label: "a") = Screen.Destination.scope(pair) else {
      Issue.record("another case")
      return
    }
  }

  @Test func enumsOfFeaturesNestInStacks() {
    var state = Screen.State()
    state.path.append(.nested(.counter(Counter.State())))
    let store = Store(initialState: state) { Screen() }
    store.send(.path(.element(id: Array(store.path.ids)[0], action: .nested(.counter(.incrementTapped)))))
    #expect(store.path[0].nested?.counter?.count == 1)
  }
}
