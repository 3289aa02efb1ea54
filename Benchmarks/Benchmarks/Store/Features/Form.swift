import ComposableArchitecture

/// A form of twenty fields, for what a test store compares.
@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var field0 = 0
    var field1 = 1
    var field2 = 2
    var field3 = 3
    var field4 = 4
    var field5 = "5"
    var field6 = "6"
    var field7 = "7"
    var field8 = "8"
    var field9 = "9"
    var field10 = 10.0
    var field11 = 11.0
    var field12 = 12.0
    var field13 = 13.0
    var field14 = 14.0
    var field15 = [15]
    var field16 = [16]
    var field17 = [17]
    var field18: Int? = 18
    var field19: String?
  }

  enum Action: Equatable {
    case load
    case loaded
    case submit
    case submitted
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load:
        state.field0 += 1
        return .run { send in await send(.loaded) }
      case .loaded, .submitted:
        state.field10 += 1
        return .none
      case .submit:
        state.field0 += 1
        return .send(.submitted)
      }
    }
  }
}
