//! module SearchFeature
import ComposableArchitecture
import SwiftUI

@Reducer
public struct Search {
  @ObservableState
  public struct State: Equatable {
    public init() {}
  }
  public enum Action { case searchTapped }

  public init() {}

  public var body: some ReducerOf<Self> { EmptyReducer() }
}

public struct SearchView: View {
  let store: StoreOf<Search>

  public init(store: StoreOf<Search>) { self.store = store }

  public var body: some View { Text("Search") }
}
