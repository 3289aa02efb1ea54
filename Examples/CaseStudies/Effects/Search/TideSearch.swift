import ComposableArchitecture

/// Searches while one types, but neither for every letter nor for answers that come too late.
@Reducer
struct TideSearch {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [Harbour] = []
    var loading: Harbour.ID?
    var tides: Tides?

    struct Tides: Equatable {
      let harbour: Harbour.ID
      let table: TideTable
    }
  }

  enum Action {
    case queryChangeDebounced
    case queryChanged(String)
    case resultTapped(Harbour)
    case searchResponse(Result<[Harbour], any Error>)
    case tidesResponse(Harbour.ID, Result<TideTable, any Error>)
  }

  private enum CancelID { case search, tides }

  @Dependency(\.tideClient) var tideClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChangeDebounced:
        guard !state.query.isEmpty else { return .none }
        return .run { [query = state.query] send in
          await send(.searchResponse(Result { try await tideClient.search(text: query) }))
        }
        .cancellable(id: CancelID.search)

      case .queryChanged(let query):
        state.query = query
        guard query.isEmpty else { return .none }
        // An emptied field forgets everything at once, and what is on its way with it.
        state.results = []
        state.tides = nil
        return .cancel(id: CancelID.search)

      case .resultTapped(let harbour):
        state.loading = harbour.id
        return .run { send in
          await send(.tidesResponse(harbour.id, Result { try await tideClient.tides(harbour: harbour) }))
        }
        .cancellable(id: CancelID.tides, cancelInFlight: true)

      case .searchResponse(.failure):
        state.results = []
        return .none

      case .searchResponse(.success(let harbours)):
        state.results = harbours
        return .none

      case .tidesResponse(_, .failure):
        state.loading = nil
        state.tides = nil
        return .none

      case .tidesResponse(let id, .success(let table)):
        state.loading = nil
        state.tides = State.Tides(harbour: id, table: table)
        return .none
      }
    }
  }
}
