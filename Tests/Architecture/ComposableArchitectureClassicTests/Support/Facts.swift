import Combine
import ComposableArchitecture
import Foundation

/// A feature with an effect that can fail and takes its time.
struct FactState: Equatable {
  var count = 0
  var fact: String?
  var isLoading = false
}

enum FactAction: Equatable {
  case incrementTapped
  case decrementTapped
  case factTapped
  case cancelTapped
  case factResponse(Result<String, FactError>)
}

struct FactError: Error, Equatable {}

struct FactEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var fact: (Int) -> Effect<String, FactError>
}

struct FactID: Hashable {}

let factReducer = Reducer<FactState, FactAction, FactEnvironment> { state, action, environment in
  switch action {
  case .incrementTapped:
    state.count += 1
    return .none
  case .decrementTapped:
    state.count -= 1
    return .none
  case .factTapped:
    state.isLoading = true
    return environment.fact(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect()
      .map(FactAction.factResponse)
      .cancellable(id: FactID(), cancelInFlight: true)
  case .cancelTapped:
    state.isLoading = false
    return .cancel(id: FactID())
  case .factResponse(.success(let fact)):
    state.fact = fact
    state.isLoading = false
    return .none
  case .factResponse(.failure):
    state.fact = nil
    state.isLoading = false
    return .none
  }
}
