import ComposableArchitecture
import Foundation

/// One question: the secret number, and what the player guesses at present.
struct CounterReducer: ReducerProtocol {
  struct State: Equatable, Identifiable {
    static let range = -100...100

    let id: UUID
    let secret: Int
    var count: Int

    init(id: UUID, secret: Int, count: Int) {
      self.id = id
      self.secret = secret
      self.count = count
    }

    /// A new question of its own identity.
    init() {
      @Dependency(\.uuid) var uuid
      self.init(id: uuid())
    }

    /// A new question under a given identity.
    init(id: UUID) {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      self.init(id: id, secret: withRandomNumberGenerator { Int.random(in: Self.range, using: &$0) }, count: 0)
    }
  }

  enum Action: Equatable {
    case decrement
    case increment
    case playNext
    case setCount(String)
  }

  /// What identifies the next question.
  enum NextIdentity: Equatable {
    /// An identity of its own.
    case new
    /// The identity of the question before: the riddle that the tutorial leaves to its readers.
    case same
  }

  var nextIdentity = NextIdentity.new

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrement:
        state.count = max(state.count - 1, State.range.lowerBound)

      case .increment:
        state.count = min(state.count + 1, State.range.upperBound)

      case .playNext:
        state = nextIdentity == .new ? State() : State(id: state.id)

      case .setCount(let text):
        if let number = Int(text), State.range.contains(number) { state.count = number }
      }
      return .none
    }
  }
}
