import ComposableArchitecture
import Foundation

/// One choir: its sessions, an edit sheet, and an alert before it goes.
@Reducer
struct ChoirDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(ChoirForm)

    @CasePathable
    enum Alert: Equatable {
      case deleteConfirmed
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared var choir: Choir
  }

  enum Action: Sendable {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped
    case sessionsDeleted(IndexSet)
    case startButtonTapped

    @CasePathable
    enum Delegate: Sendable {
      case rehearsalStarted(Shared<Choir>)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.deleteChoir)
        return .none

      case .destination(.presented(.alert(.deleteConfirmed))):
        @Shared(.choirs) var choirs
        let id = state.choir.id
        $choirs.withLock { _ = $0.remove(id: id) }
        return .run { _ in await dismiss() }

      case .destination:
        return .none

      case .doneEditingButtonTapped:
        guard let edited = state.destination?.edit?.choir else { return .none }
        state.$choir.withLock { $0 = edited }
        state.destination = nil
        return .none

      case .editButtonTapped:
        state.destination = .edit(ChoirForm.State(choir: state.choir))
        return .none

      case .sessionsDeleted(let offsets):
        state.$choir.withLock { $0.sessions.remove(atOffsets: offsets) }
        return .none

      case .startButtonTapped:
        return .send(.delegate(.rehearsalStarted(state.$choir)))
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension ChoirDetail.Destination.State: Equatable {}

extension AlertState where Action == ChoirDetail.Destination.Alert {
  static let deleteChoir = Self {
    TextState("Dissolve the choir?")
  } actions: {
    ButtonState(role: .destructive, action: .deleteConfirmed) {
      TextState("Yes")
    }
    ButtonState(role: .cancel) {
      TextState("Never")
    }
  } message: {
    TextState("It will not be heard again.")
  }
}
