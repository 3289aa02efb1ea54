import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

private struct Row: Equatable, Identifiable {
  var id: Int
  var count = 0
}

private enum RowAction: Equatable {
  case increment
}

private let rowReducer = Reducer<Row, RowAction, Void> { state, _, _ in
  state.count += 1
  return .none
}

private struct RowView: View {
  let store: Store<Row, RowAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Row \(viewStore.id): \(viewStore.count)") { viewStore.send(.increment) }
    }
  }
}

private enum Screen: Equatable {
  case first(Row)
  case second(Row)
  case third
}

private enum ScreenAction: Equatable {
  case first(RowAction)
  case second(RowAction)
  case show(Screen)
}

private let screenReducer = Reducer<Screen, ScreenAction, Void>.combine(
  rowReducer.pullback(state: /Screen.first, action: /ScreenAction.first, environment: { _ in () }),
  rowReducer.pullback(state: /Screen.second, action: /ScreenAction.second, environment: { _ in () }),
  Reducer { state, action, _ in
    if case .show(let screen) = action { state = screen }
    return .none
  }
)

@MainActor
@Suite struct StoreViewTests {
  @Test("A view for each element of an identified array")
  func identified() throws {
    struct List: Equatable { var rows: IdentifiedArrayOf<Row> }
    enum Action: Equatable {
      case row(id: Int, action: RowAction)
      case remove(Int)
    }
    let store = Store(
      initialState: List(rows: [Row(id: 7), Row(id: 9)]),
      reducer: Reducer<List, Action, Void>.combine(
        rowReducer.forEach(state: \.rows, action: /Action.row(id:action:), environment: { _ in () }),
        Reducer { state, action, _ in
          if case .remove(let id) = action { state.rows.remove(id: id) }
          return .none
        }
      ),
      environment: ()
    )
    let host = ViewHost {
      VStack {
        ForEachStore(store.scope(state: \.rows, action: Action.row(id:action:)), content: RowView.init(store:))
      }
    }
    try host.tap("Row 9: 0")
    #expect(host.contains("Row 7: 0"))
    #expect(host.contains("Row 9: 1"))
    store.send(.remove(7))
    host.graph.drain()
    #expect(host.all(.button).map(\.name) == ["Row 9: 1"])
  }

  @Test("A view for each element of an array, by its index")
  func indexed() throws {
    struct List: Equatable { var rows: [Row] }
    enum Action: Equatable {
      case row(index: Int, action: RowAction)
      case removeFirst
    }
    let store = Store(
      initialState: List(rows: [Row(id: 7), Row(id: 9)]),
      reducer: Reducer<List, Action, Void>.combine(
        rowReducer.forEach(state: \.rows, action: /Action.row(index:action:), environment: { _ in () }),
        Reducer { state, action, _ in
          if action == .removeFirst { state.rows.removeFirst() }
          return .none
        }
      ),
      environment: ()
    )
    let host = ViewHost {
      VStack {
        ForEachStore(store.scope(state: \.rows, action: Action.row(index:action:))) { RowView(store: $0) }
      }
    }
    try host.tap("Row 9: 0")
    #expect(host.all(.button).map(\.name) == ["Row 7: 0", "Row 9: 1"])
    store.send(.removeFirst)
    host.graph.drain()
    try host.tap("Row 9: 1")
    #expect(host.all(.button).map(\.name) == ["Row 9: 2"])
  }

  @Test("A view while an optional is there, and another while it is not")
  func optional() throws {
    let store = Store(
      initialState: Row?.none,
      reducer: Reducer<Row?, RowAction?, Void>.combine(
        rowReducer.optional().pullback(state: \.self, action: /Optional<RowAction>.some, environment: { _ in () }),
        Reducer { state, action, _ in
          if action == nil { state = state == nil ? Row(id: 1) : nil }
          return .none
        }
      ),
      environment: ()
    )
    let host = ViewHost {
      IfLetStore(
        store.scope(state: { $0 }, action: { RowAction?.some($0) }), then: RowView.init(store:), else: Text("Nothing"))
    }
    #expect(host.contains("Nothing"))
    store.send(nil)
    host.graph.drain()
    try host.tap("Row 1: 0")
    #expect(host.contains("Row 1: 1"))
    store.send(nil)
    host.graph.drain()
    #expect(host.contains("Nothing"))
  }

  @Test("The view of the case that a state is in, or the default")
  func cases() throws {
    let store = Store(initialState: Screen.first(Row(id: 1)), reducer: screenReducer, environment: ())
    let host = ViewHost {
      SwitchStore(store) {
        CaseLet(state: /Screen.first, action: ScreenAction.first, then: RowView.init(store:))
        CaseLet(state: /Screen.second, action: ScreenAction.second, then: RowView.init(store:))
        Default { Text("Default") }
      }
    }
    try host.tap("Row 1: 0")
    #expect(host.all(.button).map(\.name) == ["Row 1: 1"])
    store.send(.show(.second(Row(id: 2))))
    host.graph.drain()
    #expect(host.all(.button).map(\.name) == ["Row 2: 0"])
    #expect(!host.contains("Default"))
    store.send(.show(.third))
    host.graph.drain()
    #expect(host.contains("Default"))
    #expect(host.all(.button).isEmpty)
  }

  @Test("A case without a view is an issue")
  func missingCase() {
    let store = Store(initialState: Screen.third, reducer: screenReducer, environment: ())
    let reports = issues {
      let host = ViewHost {
        SwitchStore(store) {
          CaseLet(state: /Screen.first, action: ScreenAction.first, then: RowView.init(store:))
          CaseLet(state: /Screen.second, action: ScreenAction.second, then: RowView.init(store:))
        }
      }
      #expect(host.all(.button).isEmpty)
    }
    #expect(reports.first?.contains("has no view for the case that its state is in.") == true)
  }

  @Test("A view of a store without state is made once")
  func stateless() throws {
    let store = Store(initialState: Row(id: 1), reducer: rowReducer, environment: ())
    let host = ViewHost {
      WithViewStore(store.stateless) { viewStore in
        Button("Increment") { viewStore.send(.increment) }
      }
    }
    let bodies = try host.bodies { try host.tap("Increment") }
    #expect(bodies.isEmpty)
    #expect(ViewStore(store).count == 1)
  }
}
