import ComposableArchitecture
import IppoTesting
import IppoUI
import Testing

/// Rows that receive values of observable state instead of stores.
@Reducer
private struct Counts {
  @ObservableState
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
    var parts: IdentifiedArrayOf<Part> = [Part(id: 1)]
  }

  @ObservableState
  struct Part: Equatable, Identifiable {
    let id: Int
    var name = "a"
  }

  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row> = IdentifiedArray(uniqueElements: (0..<4).map { Row(id: $0) })
    var list: [Row] = (0..<4).map { Row(id: $0) }
    var chosen: [Row] { list.filter { $0.id != 1 } }
  }

  enum Action { case change((inout State) -> Void) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change): change(&state)
      }
      return .none
    }
  }
}

@MainActor
struct ValueRowsTests {
  private let store = Store(initialState: Counts.State()) { Counts() }

  private func change(_ body: @escaping (inout Counts.State) -> Void) { store.send(.change(body)) }

  private func shown(_ host: ViewHost) -> String { host.outline }

  @Test func `A list shows what becomes of its rows`() {
    let host = ViewHost { Shown { List(store.rows) { row in Text("n\(row.count)") } } }
    change { $0.rows[id: 2]?.count = 7 }
    #expect(shown(host).contains("n7"))
    change { $0.rows[id: 2]?.count = 8 }
    #expect(shown(host).contains("n8"))
  }

  @Test func `A stack, a lazy stack, a grid and a table show what becomes of their rows`() {
    let store = store
    let hosts = [
      ViewHost { Shown { VStack { ForEach(store.rows) { row in Text("n\(row.count)") } } } },
      ViewHost { Shown { ScrollView { LazyVStack { ForEach(store.rows) { row in Text("n\(row.count)") } } } } },
      ViewHost { Shown { Grid { ForEach(store.rows) { row in GridRow { Text("n\(row.count)") } } } } },
      ViewHost { Shown { Table(store.rows) { TableColumn("Count") { row in Text("n\(row.count)") } } } },
      ViewHost { Shown { List { ForEach(store.rows) { row in LabelledRow(row: row) } } } },
    ]
    for number in 5...6 {
      change { $0.rows[id: 2]?.count = number }
      for host in hosts { #expect(shown(host).contains("n\(number)")) }
    }
  }

  @Test func `Rows of an array, of a computed array, and of a filtered one show what becomes of them`() {
    let store = store
    let hosts = [
      ViewHost { Shown { VStack { ForEach(store.list) { row in Text("n\(row.count)") } } } },
      ViewHost { Shown { VStack { ForEach(store.chosen) { row in Text("n\(row.count)") } } } },
      ViewHost { FilteredRows(store: store) },
    ]
    for number in 5...6 {
      change { $0.list[2].count = number }
      for host in hosts { #expect(shown(host).contains("n\(number)")) }
    }
  }

  @Test func `Rows of a row show what becomes of them`() {
    let store = store
    let host = ViewHost {
      Shown {
        List(store.rows) { row in HStack { ForEach(row.parts) { part in Text("p\(part.name)") } } }
      }
    }
    change { $0.rows[id: 2]?.parts[id: 1]?.name = "b" }
    #expect(shown(host).contains("pb"))
  }

  @Test func `A change of one row of a thousand evaluates that row alone`() {
    change { $0.rows = IdentifiedArray(uniqueElements: (0..<1_000).map { Counts.Row(id: $0) }) }
    let host = ViewHost { ThousandRows(store: store) }
    let bodies = host.bodies { change { $0.rows[id: 500]?.count = 1 } }
    #expect(bodies == ["LabelledRow"])
    #expect(shown(host).contains("n1"))
  }

  @Test func `A row that comes into sight after it has changed shows what has become of it`() {
    change { $0.rows = IdentifiedArray(uniqueElements: (0..<1_000).map { Counts.Row(id: $0) }) }
    let host = ViewHost { Shown { List(store.rows) { row in Text("n\(row.count)") } } }
    change { $0.rows[id: 0]?.count = 3 }
    #expect(shown(host).contains("n3"))
    change { $0.rows.removeFirst() }
    #expect(!shown(host).contains("n3"))
  }
}

private struct LabelledRow: View {
  let row: Counts.Row

  var body: some View { Text("n\(row.count)") }
}

private struct ThousandRows: View {
  let store: StoreOf<Counts>

  var body: some View { VStack { ForEach(store.rows) { LabelledRow(row: $0) } } }
}

private struct FilteredRows: View {
  let store: StoreOf<Counts>

  var body: some View { VStack { ForEach(store.list.filter { $0.id != 1 }) { row in Text("n\(row.count)") } } }
}

/// A view whose body is a closure: the root of a host is evaluated once.
private struct Shown<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
