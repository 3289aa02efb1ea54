import ComposableArchitecture
import IppoShared

struct Card: Identifiable, Sendable {
  var id: Int
}

struct Cursor: Codable, Equatable, Sendable {
  var name: String
  var card: Card.ID?
}

struct Person: Sendable {
  var id: String
  var cursor: Cursor
}

@Reducer
struct Joining {
  @ObservableState
  struct State {
    var me: Person
  }

  enum Action {
    case task
    case cardTapped(Card.ID)
  }

  //= @Dependency(\.presence) var presence

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      //= case .task:
      }
    }
  }
}
