import ComposableArchitecture
import ExampleSupport
import SwiftUI

/// One step of the tutorial, with a store of its own.
struct StageView: View {
  let stage: Stage
  let question: CounterReducer
  let log: ActionLog?

  var body: some View {
    switch stage {
    case .a:
      WithStore(StageA.GameReducer.State(), StageA.GameReducer(question: question).logging(to: log)) {
        StageA.GameView(store: $0)
      }
    case .b:
      WithStore(StageB.GameReducer.State(), StageB.GameReducer(question: question).logging(to: log)) {
        StageB.GameView(store: $0)
      }
    case .c:
      WithStore(
        GameResultListReducer.State(results: GameResultListView_Previews.samples),
        GameResultListReducer().logging(to: log)
      ) { store in
        NavigationView { GameResultListView(store: store) }
      }
    case .d:
      WithStore(StageD.GameReducer.State(), StageD.GameReducer(question: question).logging(to: log)) { store in
        NavigationView { StageD.GameView(store: store) }
      }
    case .e:
      WithStore(StageE.GameReducer.State(), StageE.GameReducer(question: question).logging(to: log)) { store in
        NavigationView { StageE.GameView(store: store) }
      }
    case .deepLink:
      WithStore(StageE.GameReducer.State.listOpen(), StageE.GameReducer(question: question).logging(to: log)) { store in
        NavigationView { StageE.GameView(store: store) { StageE.GameReducer.State.deepLink } }
      }
    }
  }
}

/// Makes a store when it appears, and keeps it for as long as it stays.
private struct WithStore<R: Reducer, Content: View>: View {
  @State private var store: StoreOf<R>
  private let content: (StoreOf<R>) -> Content

  init(
    _ initialState: @autoclosure () -> R.State, _ reducer: @autoclosure () -> R,
    @ViewBuilder content: @escaping (StoreOf<R>) -> Content
  ) {
    _store = State(wrappedValue: Store(initialState: initialState(), reducer: reducer()))
    self.content = content
  }

  var body: some View {
    content(store)
  }
}
