import ComposableArchitecture

/// A rating with a comment, which is sent.
@Reducer
public struct Feedback {
  @ObservableState
  public struct State: Equatable {
    /// The rating from 1 to 5; `nil` until a person chooses.
    public var rating: Int?
    public var comment = ""
    public var phase = Phase.editing

    public init() {}

    /// Whether the rating can be sent.
    public var canSend: Bool { rating != nil && phase != .sending }
  }

  /// The way of a rating to its receiver.
  public enum Phase: Equatable, Sendable {
    case editing
    case sending
    case sent
    case failed(String)
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case ratingChosen(Int)
    case response(Result<Void, any Error>)
    case sendButtonTapped
  }

  @Dependency(FeedbackClient.self) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .ratingChosen(let rating):
        state.rating = min(max(rating, 1), 5)
        return .none
      case .response(.success):
        state.phase = .sent
        return .none
      case .response(.failure(let error)):
        state.phase = .failed(error.localizedDescription)
        return .none
      case .sendButtonTapped:
        guard state.canSend, let rating = state.rating else { return .none }
        state.phase = .sending
        return .run { [client, comment = state.comment] send in
          await send(.response(Result { try await client.send(rating, comment) }))
        }
      }
    }
  }
}
