import ComposableArchitecture
import Foundation

/// Name, length and singers of a choir.
@Reducer
struct ChoirForm {
  @ObservableState
  struct State: Equatable {
    var choir: Choir
    var focus: Field? = .name

    init(choir: Choir, focus: Field? = .name) {
      self.choir = choir
      self.focus = focus
      if choir.singers.isEmpty {
        @Dependency(\.uuid) var uuid
        self.choir.singers.append(Choir.Singer(id: uuid()))
      }
    }

    enum Field: Hashable {
      case name
      case singer(Choir.Singer.ID)
    }
  }

  enum Action: BindableAction {
    case addSingerButtonTapped
    case binding(BindingAction<State>)
    case singersDeleted(IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addSingerButtonTapped:
        let singer = Choir.Singer(id: uuid())
        state.choir.singers.append(singer)
        state.focus = .singer(singer.id)
        return .none

      case .binding:
        return .none

      case .singersDeleted(let offsets):
        state.choir.singers.remove(atOffsets: offsets)
        if state.choir.singers.isEmpty { state.choir.singers.append(Choir.Singer(id: uuid())) }
        guard let first = offsets.first else { return .none }
        state.focus = .singer(state.choir.singers[min(first, state.choir.singers.count - 1)].id)
        return .none
      }
    }
  }
}
