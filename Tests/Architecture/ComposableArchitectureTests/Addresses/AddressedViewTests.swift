import ComposableArchitecture
import Foundation
import IppoRender
import IppoTesting
import IppoUI
import Testing

@Reducer struct Menu {
  @Reducer enum Path {
    case dish(Dish)
    case clock(Clock)
    case chef(Chef)
  }

  @Reducer enum Sheet {
    case dish(Dish)
    case clock(Clock)
    @ReducerCaseEphemeral case alert(AlertState<Never>)
  }

  @ObservableState struct State {
    var path = StackState<Path.State>()
    @Presents var sheet: Sheet.State?
    var log: [String] = []
  }

  enum Action {
    case path(StackActionOf<Path>)
    case sheet(PresentationAction<Sheet.Action>)
    case sheetChanged(Sheet.State?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.push): state.log.append("push")
      case .path(.popFrom): state.log.append("pop")
      case .sheetChanged(let sheet):
        state.log.append("sheet")
        // What is not for everybody is for the feature to refuse.
        if case .dish(let dish) = sheet, dish.id == 13 { break }
        state.sheet = sheet
      case .path, .sheet: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$sheet, action: \.sheet)
  }
}

private struct MenuView: View {
  @IppoUI.Bindable var store: StoreOf<Menu>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Soup", state: Menu.Path.State.dish(Dish.State(id: 1, kind: .soup)))
    } destination: { store in
      switch store.case {
      case .dish(let store):
        NavigationLink("Clock of \(store.id)", state: Menu.Path.State.clock(Clock.State()))
      case .clock: NavigationLink("Chef", state: Menu.Path.State.chef(Chef.State(named: "Ada")))
      case .chef: Text("Chef")
      }
    }
    .address(path: $store.scope(state: \.path, action: \.path))
    .address("sheet", $store.sheet.sending(\.sheetChanged))
  }
}

@MainActor
@Suite("Addresses of features")
struct AddressedViewTests {
  private let store = Store(initialState: Menu.State()) { Menu() }

  private func url(_ path: String) -> URL { URL(string: "https://app.example\(path)")! }

  @Test("are those of the pages on a stack")
  func stack() throws {
    let host = ViewHost { MenuView(store: store) }
    #expect(host.graph.address == "/")
    try host.tap("Soup")
    #expect(host.graph.address == "/dish/1/soup")
    try host.tap("Clock of 1")
    #expect(host.graph.address == "/dish/1/soup/clock")
    try host.tap("Chef")
    #expect(host.graph.address == "/dish/1/soup/clock", "What cannot be told is left out.")
  }

  @Test("push what they name besides, and pop what they do not name")
  func open() {
    let host = ViewHost { MenuView(store: store) }
    #expect(host.graph.show(address: url("/dish/2/main/clock")) == .shown)
    #expect(host.graph.address == "/dish/2/main/clock")
    #expect(store.log == ["push", "push"])
    let first = store.path.ids.first
    #expect(host.graph.show(address: url("/dish/2/main/dish/3/soup")) == .shown)
    #expect(store.log == ["push", "push", "pop", "push"])
    #expect(store.path.ids.first == first, "A page that both name stays.")
    #expect(host.graph.show(address: url("/")) == .shown)
    #expect(store.path.isEmpty)
  }

  @Test("that name no page are unknown", arguments: ["/x", "/dish/1", "/dish/1/soup/x", "/chef/Ada", "/clock/5"])
  func unknown(path: String) {
    let host = ViewHost { MenuView(store: store) }
    #expect(host.graph.show(address: url(path)) == .unknown)
  }

  @Test("have 64 segments at most")
  func bounds() {
    let host = ViewHost { MenuView(store: store) }
    #expect(host.graph.show(address: url(String(repeating: "/clock", count: 64))) == .shown)
    #expect(store.path.count == 64)
    #expect(host.graph.show(address: url(String(repeating: "/clock", count: 65))) == .unknown)
    #expect(store.path.count == 64)
  }

  @Test("are those of what is presented, by an action that the feature may refuse")
  func presented() {
    let host = ViewHost { MenuView(store: store) }
    #expect(host.graph.show(address: url("/clock?sheet=dish/4/main")) == .shown)
    #expect(host.graph.address == "/clock?sheet=dish/4/main")
    #expect(host.graph.show(address: url("/clock?sheet=clock")) == .shown)
    #expect(store.sheet?.is(\.clock) == true)
    #expect(host.graph.show(address: url("/clock?sheet=nothing")) == .shown)
    #expect(store.sheet?.is(\.clock) == true, "What cannot be read changes nothing.")
    #expect(host.graph.show(address: url("/clock")) == .shown)
    #expect(store.sheet == nil)
    _ = host.graph.show(address: url("/clock?sheet=dish/13/soup"))
    #expect(store.sheet == nil)
    #expect(host.graph.address == "/clock")
    store.send(.sheetChanged(.alert(AlertState { TextState("!") })))
    host.graph.drain()
    #expect(host.graph.address == "/clock")
  }

  @Test("are where links with a state lead")
  func links() {
    let host = ViewHost { MenuView(store: store) }
    let found = host.elements.compactMap { node in
      if case .button(let button)? = host.tree[node.id]?.element { button.address } else { nil }
    }
    #expect(found == ["/dish/1/soup"])
  }
}
