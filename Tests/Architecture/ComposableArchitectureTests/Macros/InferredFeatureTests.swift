import ComposableArchitecture
import Foundation
import Testing

// Features whose state and action follow from their bodies, as cases of enums.

@Reducer private struct Appending {
  let suffix: String

  var body: some Reducer<String, Int> {
    Reduce { state, action in
      state += String(repeating: suffix, count: action)
      return .none
    }
  }
}

@Reducer private struct Adding<Number: Numeric & Sendable> {
  var body: some Reducer<Number, Number> {
    Reduce { state, action in
      state += action
      return .none
    }
  }
}

@Reducer private struct Toggling {
  let body = Reduce<Bool, Void> { state, _ in
    state.toggle()
    return .none
  }
}

private struct Counting: Reducer {
  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    state += action ? 1 : -1
    return .none
  }
}

@Reducer private enum Inferred {
  case appending(Appending = Appending(suffix: "!"))
  case addingInt(Adding<Int>)
  case addingDouble(Adding<Double>)
  case toggling(Toggling)
  case counting(Counting)
}

@Reducer private struct Empty {}

@Reducer(
  state: .codable, .decodable, .encodable, .equatable, .hashable, .sendable, action: .equatable, .hashable, .sendable
)
@available(*, deprecated)
private enum Conforming {
  case empty(Empty)
}

@MainActor @Suite struct InferredFeatureTests {
  @Test func runsWhatFollowsFromABody() {
    let store = Store(initialState: Inferred.State.appending("a")) { Inferred.body }
    store.send(.appending(2))
    #expect(store.withState(\.appending) == "a!!" as String?)
    let adding = Store(initialState: Inferred.State.addingDouble(0.5)) { Inferred.body }
    adding.send(.addingDouble(1))
    #expect(adding.withState(\.addingDouble) == 1.5 as Double?)
    let counting = Store(initialState: Inferred.State.counting(0)) { Inferred.body }
    counting.send(.counting(true))
    #expect(counting.withState(\.counting) == 1 as Int?)
  }

  @available(*, deprecated)
  @Test func conformsToWhatIsSaidTwice() throws {
    func data(_ value: some Codable & Equatable & Hashable & Sendable) throws -> Data {
      try JSONEncoder().encode(value)
    }
    #expect(try !data(Conforming.State.empty(Empty.State())).isEmpty)
  }
}
