import ComposableArchitecture

/// A screen that leads to many places, but only to one at a time.
@Reducer
struct Museum {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)
    case gallery(Counter)
    case guide(Counter)
    case shop(Counter)

    enum Alert: Equatable {
      case closeConfirmed
    }

    @CasePathable
    enum Dialog: Equatable {
      case ticketsChosen(Int)
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isOpen = true
    var visitors = 0
  }

  enum Action {
    case closeButtonTapped
    case destination(PresentationAction<Destination.Action>)
    /// An address names it, or names none.
    case destinationChosen(Destination.State?)
    case galleryButtonTapped
    case guideButtonTapped
    case shopButtonTapped
    case ticketsButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        state.destination = .alert(.closeMuseum)
        return .none

      case .destination(.presented(.alert(.closeConfirmed))):
        state.isOpen = false
        state.visitors = 0
        return .none

      case .destination(.presented(.dialog(.ticketsChosen(let count)))):
        state.visitors += count
        return .none

      case .destination(.presented(.gallery(.incrementButtonTapped))):
        // There is only one place to be: this leaves the gallery for the shop.
        guard state.destination?.gallery?.count == 3 else { return .none }
        state.destination = .shop(Counter.State(count: 3))
        return .none

      case .destination:
        return .none

      case .destinationChosen(let destination):
        state.destination = destination
        return .none

      case .galleryButtonTapped:
        state.destination = .gallery(Counter.State())
        return .none

      case .guideButtonTapped:
        state.destination = .guide(Counter.State(count: 1))
        return .none

      case .shopButtonTapped:
        state.destination = .shop(Counter.State())
        return .none

      case .ticketsButtonTapped:
        state.destination = .dialog(.tickets)
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Museum.Destination.State: Equatable {}

extension AlertState where Action == Museum.Destination.Alert {
  static let closeMuseum = Self {
    TextState("Close the museum?")
  } actions: {
    ButtonState(role: .destructive, action: .closeConfirmed) {
      TextState("Close")
    }
    ButtonState(role: .cancel) {
      TextState("Stay open")
    }
  }
}

extension ConfirmationDialogState where Action == Museum.Destination.Dialog {
  static let tickets = Self(titleVisibility: .visible) {
    TextState("How many tickets?")
  } actions: {
    for count in 1...3 {
      ButtonState(action: .ticketsChosen(count)) {
        TextState("\(count)")
      }
    }
  }
}
