import ComposableArchitecture

@Reducer
struct LogIn {
  @ObservableState
  struct State: Equatable {
    var account = ""
  }

  enum Action {}
}

//= extension LogIn.State: PrivateFields {
