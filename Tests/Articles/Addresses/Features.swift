import ComposableArchitecture
import SwiftUI
import Testing

@Reducer
struct Recipe {
  @ObservableState
  struct State: Equatable {
    let id: Int
    var isFavourite = false
    init(id: Int) { self.id = id }
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct Cook: Equatable {
  var slug: String
}

let cooks = [Cook(slug: "ada")]

@Reducer
struct CookFeature {
  @ObservableState
  struct State: Equatable { var cook: Cook }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Plain {
  @ObservableState
  struct State: Equatable {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
enum Path {
  case recipe(Recipe)
  case cook(CookFeature)
  case shoppingList(Plain)
  case editor(Plain)
}

extension Path.State: Equatable {}

@Reducer
enum Destination { case edit(Plain) }

extension Destination.State: Equatable {}

@Reducer
struct Kitchen {
  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
  }

  enum Action {
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
    case destinationChanged(Destination.State?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .destinationChanged(let destination) = action { state.destination = destination }
      return .none
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
  }
}

struct KitchenView: View {
  @Bindable var store: StoreOf<Kitchen>

  var body: some View {
    //= NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { … }
    //… Text("Kitchen")
    //… _ in Text("Page")
    //… _ in Text("Edit")
  }
}

struct NamedView: View {
  typealias Cook = CookFeature
  @Bindable var store: StoreOf<Kitchen>

  var body: some View {
    Text("Kitchen")
    //= .naming(\.recipe, "recipes")
  }
}

@Test func leadingBack() throws {
  //= let address = StateAddress<Path.State>.automatic
}
