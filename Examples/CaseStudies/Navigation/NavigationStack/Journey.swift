import ComposableArchitecture

/// A stack of pages of three kinds, all of them in the state.
@Reducer
struct Journey {
  @Reducer
  enum Path {
    case city(City)
    case crossing(Crossing)
    case station(Station)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()

    /// How many souvenirs there are in the cities of the stack.
    var souvenirs: Int {
      path.reduce(0) { sum, element in sum + (element.city?.souvenirs ?? 0) }
    }
  }

  enum Action {
    case homeButtonTapped
    case path(StackActionOf<Path>)
    case grandTourButtonTapped
    case returnTo(id: StackElementID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .grandTourButtonTapped:
        state.path.append(.station(Station.State()))
        state.path.append(.city(City.State(name: "Vienna")))
        state.path.append(.crossing(Crossing.State()))
        return .none

      case .homeButtonTapped:
        state.path.removeAll()
        return .none

      case .path(.element(_, .station(.ferryButtonTapped))):
        // Where a button leads is the business of the stack, and not of the page.
        state.path.append(.crossing(Crossing.State()))
        return .none

      case .path(.element(let id, .crossing(.landed))):
        state.path.pop(from: id)
        state.path.append(.city(City.State(name: "Island")))
        return .none

      case .path:
        return .none

      case .returnTo(let id):
        state.path.pop(to: id)
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Journey.Path.State: Equatable {}
