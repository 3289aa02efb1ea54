import ComposableArchitecture

/// Several questions, one after the other.
@Reducer
struct Wizard {
  enum Step: Int, CaseIterable {
    case name
    case license
    case tests
    case done
  }

  @ObservableState
  struct State: Equatable {
    var step = Step.name
    var name = ""
    var license: String?
    var hasTests = true

    /// The answers so far, by question.
    var answers: [Answer] {
      var answers: [Answer] = []
      if step.rawValue > Step.name.rawValue { answers.append(Answer(question: "name", text: name)) }
      if let license { answers.append(Answer(question: "license", text: license)) }
      if step == .done { answers.append(Answer(question: "tests", text: hasTests ? "yes" : "no")) }
      return answers
    }
  }

  struct Answer: Equatable, Identifiable {
    let question: String
    let text: String
    var id: String { question }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case nameSubmitted
    case licenseChosen(String)
    case finishButtonTapped
  }

  static let licenses = ["MIT", "Apache 2.0", "BSD"]

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .nameSubmitted:
        if !state.name.isEmpty { state.step = .license }
        return .none
      case .licenseChosen(let license):
        state.license = license
        state.step = .tests
        return .none
      case .finishButtonTapped:
        state.step = .done
        return .none
      }
    }
  }
}
