//! alias ComposableArchitecture=ComposableArchitectureClassic
import ClassicCounter
import ComposableArchitecture
import SearchFeature
import SwiftUI

struct AppState: Equatable {
  var counter = CounterState()
  var search = Search.State()
}

enum AppAction {
  case counter(CounterAction)
  case search(Search.Action)
}

struct AppEnvironment {
  var counter: CounterEnvironment
}

//= counterReducer.pullback(state: \.counter, action: /AppAction.counter, environment: { $0.counter }),

struct AppView: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    //= SearchView(store: store.scope(state: \.search, action: AppAction.search))
  }
}
