import ComposableArchitecture
import SwiftUI

/// A feature with an effect, a binding, a secret and a value without parts that can be edited.
@Reducer
struct Kitchen {
  @ObservableState
  struct State: Equatable {
    var plates = 0
    var isOpen = true
    var dish = "Soup"
    var password = "moonlight"
    var orders: [UUID] = []
    var bell: Bell.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case plateTapped
    case doubleTapped
    case orderTapped
    case ringTapped
    case rang(Int)
    case bellTapped
    case bell(Bell.Action)
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .plateTapped: state.plates += 1
      case .doubleTapped: state.plates *= 2
      case .orderTapped: state.orders.append(uuid())
      case .rang(let plates): state.plates += plates
      case .bellTapped: state.bell = state.bell == nil ? Bell.State() : nil
      case .ringTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.rang(10))
        }
      case .binding, .bell: break
      }
      return .none
    }
    .ifLet(\.bell, action: \.bell) { Bell() }
  }
}

/// A child of the kitchen.
@Reducer
struct Bell {
  @ObservableState
  struct State: Equatable {
    var strokes = 0
  }

  enum Action { case strokeTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.strokes += 1
      return .none
    }
  }
}

struct KitchenView: View {
  @Bindable var store: StoreOf<Kitchen>

  var body: some View {
    VStack {
      Text("Plates: \(store.plates)")
      Text("Orders: \(store.orders.count)")
      Button("Plate") { store.send(.plateTapped) }
      Button("Double") { store.send(.doubleTapped) }
      Button("Order") { store.send(.orderTapped) }
      Button("Ring") { store.send(.ringTapped) }
      Button("Bell") { store.send(.bellTapped) }
      Toggle("Open", isOn: $store.isOpen)
      TextField("Dish", text: $store.dish)
      if let bell = store.scope(state: \.bell, action: \.bell) { BellView(store: bell) }
    }
  }
}

struct BellView: View {
  let store: StoreOf<Bell>

  var body: some View {
    Text("Strokes: \(store.strokes)")
    Button("Stroke") { store.send(.strokeTapped) }
  }
}
