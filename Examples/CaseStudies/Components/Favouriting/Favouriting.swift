import ComposableArchitecture
import SwiftUI

/// Marks a thing as a favourite at once, and takes it back when the mark cannot be kept.
@Reducer
struct Favouriting<ID: Hashable & Sendable> {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let id: ID
    var isFavourite: Bool
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case response(Result<Bool, any Error>)

    enum Alert: Equatable {}
  }

  private struct CancelID: Hashable {
    let id: ID
  }

  /// Keeps the mark, and says what was kept.
  let keep: @Sendable (ID, Bool) async throws -> Bool

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss):
        // Only now, so that nobody misses that it did not work.
        state.isFavourite.toggle()
        return .none

      case .buttonTapped:
        state.isFavourite.toggle()
        return .run { [id = state.id, isFavourite = state.isFavourite] send in
          await send(.response(Result { try await keep(id, isFavourite) }))
        }
        .cancellable(id: CancelID(id: state.id), cancelInFlight: true)

      case .response(.failure(let error)):
        state.alert = AlertState { TextState("\(error)") }
        return .none

      case .response(.success(let isFavourite)):
        state.isFavourite = isFavourite
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// The button for it.
struct FavouriteButton<ID: Hashable & Sendable>: View {
  @Bindable var store: StoreOf<Favouriting<ID>>

  var body: some View {
    Button {
      store.send(.buttonTapped)
    } label: {
      Image(systemName: "heart")
        .symbolVariant(store.isFavourite ? .fill : .none)
        .foregroundStyle(store.isFavourite ? Color.pink : .secondary)
        .accessibilityLabel(store.isFavourite ? "No favourite" : "Favourite")
    }
    .buttonStyle(.borderless)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
