import ComposableArchitecture
import Foundation

/// One question: a secret number and the player's present guess.
@Reducer
struct Counter {
  @ObservableState
  struct State: Codable, Equatable, Identifiable {
    var id: UUID
    var secret: Int
    var count: Int
    /// What is in the text field while it is not yet a guess, such as a lone minus sign.
    var draft: String?

    init(id: UUID, secret: Int, count: Int = 0) {
      self.id = id
      self.secret = secret
      self.count = count
    }

    init() {
      @Dependency(\.secretNumber) var secretNumber
      @Dependency(\.uuid) var uuid
      self.init(id: uuid(), secret: secretNumber.next())
    }

    /// The text of the guess. Text that is no number in the range is kept as a draft and leaves the guess as it was.
    var text: String {
      get { draft ?? "\(count)" }
      set {
        if let number = Int(newValue), SecretNumber.range.contains(number) {
          count = number
          draft = newValue == "\(number)" ? nil : newValue
        } else {
          draft = newValue
        }
      }
    }

    var feedback: Feedback {
      if count < secret { .higher } else if count > secret { .lower } else { .correct }
    }

    private enum CodingKeys: String, CodingKey {
      case _id = "id"
      case _secret = "secret"
      case _count = "count"
    }
  }

  enum Feedback: Equatable {
    /// The secret is higher than the guess.
    case higher
    /// The secret is lower than the guess.
    case lower
    case correct
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }

  @Dependency(\.secretNumber) var secretNumber
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.count):
        state.draft = nil
        return .none

      case .binding:
        return .none

      case .nextButtonTapped:
        // A new question is a new identity: were the id kept, a list keyed by it would take the first result only.
        state = State(id: uuid(), secret: secretNumber.next())
        return .none
      }
    }
  }
}
