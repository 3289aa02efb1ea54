import ComposableArchitecture
import Foundation
import IppoShared

/// One person's window on the board.
@Reducer
struct BoardFeature {
  @ObservableState
  struct State: Equatable {
    @Shared(.board) var board
    @SharedReader(.people) var people
    let id: UUID
    var me: Person
    /// The title of a card to come.
    var draft = ""

    init() {
      @Dependency(\.uuid) var uuid
      let id = uuid()
      self.id = id
      me = Person(name: Person.name(for: id))
    }

    /// The card in hand, unless somebody has deleted it.
    var card: Board.Card? { me.card.flatMap { board.cards[id: $0] } }

    func cards(in column: Board.Column) -> [Board.Card] { board.cards(in: column) }

    /// The others who have a card in hand.
    func holders(of card: Board.Card.ID) -> [Presence<Person>] {
      people.filter { $0.value.card == card && $0.id != id.uuidString }
    }
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case cardTapped(Board.Card.ID)
    case deleteButtonTapped
    case moveButtonTapped(to: Board.Column)
    case task
  }

  @Dependency(\.presence) var presence
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let title = state.draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { return .none }
        state.draft = ""
        let card = Board.Card(id: uuid(), title: title)
        state.$board.withOptimisticLock { $0.add(card) }
        return .none

      case .binding(\.me):
        tell(state)
        return .none

      case .binding:
        return .none

      case .cardTapped(let id):
        state.me.card = state.me.card == id ? nil : id
        tell(state)
        return .none

      case .deleteButtonTapped:
        guard let card = state.card else { return .none }
        state.me.card = nil
        tell(state)
        state.$board.withOptimisticLock { $0.delete(card.id) }
        return .none

      case .moveButtonTapped(let column):
        guard let card = state.card else { return .none }
        state.$board.withOptimisticLock { $0.move(card.id, to: column) }
        return .none

      case .task:
        // Until the window is closed.
        let visit = presence.visit("board", as: state.id.uuidString, state.me)
        return .run { _ in await visit.stay() }
      }
    }
  }

  /// Tells the others of a new name, and of another card in hand.
  private func tell(_ state: State) { presence.update("board", as: state.id.uuidString, state.me) }
}
