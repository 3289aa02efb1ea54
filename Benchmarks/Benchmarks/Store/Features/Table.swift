import ComposableArchitecture

/// A table of counters.
@Reducer
struct Table {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Tally.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Tally.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Tally>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Tally() }
  }
}
