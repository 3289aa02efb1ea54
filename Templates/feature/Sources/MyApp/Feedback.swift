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

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case ratingChosen(Int)
    case sendButtonTapped
    case sendingFailed(String)
    case sendingSucceeded
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
      case .sendButtonTapped:
        guard state.canSend, let rating = state.rating else { return .none }
        state.phase = .sending
        return .run { [client, comment = state.comment] send in
          try await client.send(rating, comment)
          await send(.sendingSucceeded)
        } catch: { error, send in
          await send(.sendingFailed(error.localizedDescription))
        }
      case .sendingFailed(let message):
        state.phase = .failed(message)
        return .none
      case .sendingSucceeded:
        state.phase = .sent
        return .none
      }
    }
  }
}
