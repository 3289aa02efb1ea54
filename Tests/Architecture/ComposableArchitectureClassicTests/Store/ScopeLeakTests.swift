import Combine
import ComposableArchitecture
import SwiftUI
import Testing

/// An object in a state. The test counts the objects that are alive.
private final class Load: Equatable {
  final class Counter {
    var alive = 0
  }

  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    counter.alive += 1
  }

  deinit { counter.alive -= 1 }

  static func == (a: Load, b: Load) -> Bool { a === b }
}

private struct Page: Equatable, Identifiable {
  let id: Int
  var count = 0
  let load: Load
}

private struct AppState: Equatable {
  var page: Page?
  var rows: [Page] = []
}

private enum PageAction: Equatable { case increment }

private enum AppAction: Equatable {
  case page(PageAction)
  case row(Int, PageAction)
  case setPage(Page?)
  case setRows([Page])
}

private let pageReducer = Reducer<Page, PageAction, Void> { state, _, _ in
  state.count += 1
  return .none
}

private let appReducer = Reducer<AppState, AppAction, Void>.combine(
  pageReducer.optional().pullback(state: \.page, action: /AppAction.page, environment: { _ in () }),
  Reducer { state, action, _ in
    switch action {
    case .page, .row: break
    case .setPage(let page): state.page = page
    case .setRows(let rows): state.rows = rows
    }
    return .none
  }
)

@MainActor
@Suite struct ScopeLeakTests {
  private let counter = Load.Counter()
  private let store = Store(initialState: AppState(), reducer: appReducer, environment: ())

  @Test("Nothing of an optional child that is gone is alive")
  func optional() {
    for id in 1...100 {
      weak var child: Store<Page, PageAction>?
      var wasShown = false
      store.send(.setPage(Page(id: id, load: Load(counter))))
      do {
        let scoped = store.scope(state: \.page, action: AppAction.page)
        let subscription = scoped.ifLet(then: { found in
          child = found
          wasShown = true
          ViewStore(found).send(.increment)
        })
        subscription.cancel()
      }
      #expect(wasShown)
      #expect(ViewStore(store).page?.count == 1)
      store.send(.setPage(nil))
      #expect(child == nil)
    }
    #expect(counter.alive == 0)
  }

  @Test("Nothing of a child by a function that is gone is alive")
  func function() {
    for id in 1...100 {
      weak var child: Store<Page?, PageAction>?
      store.send(.setPage(Page(id: id, load: Load(counter))))
      do {
        let scoped = store.scope(state: { $0.page }, action: { AppAction.page($0) })
        let viewStore = ViewStore(scoped)
        #expect(viewStore.state?.id == id)
        child = scoped
      }
      #expect(child == nil)
      store.send(.setPage(nil))
    }
    #expect(counter.alive == 0)
  }

  @Test("Nothing of rows that are gone is alive")
  func rows() {
    for id in 1...20 {
      weak var child: Store<Page, PageAction>?
      store.send(.setRows((0..<5).map { Page(id: 5 * id + $0, load: Load(counter)) }))
      do {
        let scoped = store.scope(state: { $0.rows[2] }, action: { AppAction.row(2, $0) })
        #expect(ViewStore(scoped).id == 5 * id + 2)
        child = scoped
      }
      #expect(child == nil)
      store.send(.setRows([]))
    }
    #expect(counter.alive == 0)
  }
}
