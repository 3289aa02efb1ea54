import ComposableArchitecture
import SwiftUI

@Reducer
struct Sorting {
  @ObservableState
  struct State: Equatable {
    var order = Order.title
    @Presents var dialog: ConfirmationDialogState<Order>?
  }

  enum Order: String, CaseIterable {
    case date = "Date"
    case title = "Title"
  }

  enum Action {
    case dialog(PresentationAction<Order>)
    case sortButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dialog(.presented(let order)):
        state.order = order
        return .none

      case .dialog:
        return .none

      case .sortButtonTapped:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Sort by")
        } actions: {
          for order in Order.allCases {
            ButtonState(action: order) { TextState(order.rawValue) }
          }
        }
        return .none
      }
    }
    .ifLet(\.$dialog, action: \.dialog)
  }
}

struct SortingView: View {
  @Bindable var store: StoreOf<Sorting>

  var body: some View {
    Button("Sort by \(store.order.rawValue)") { store.send(.sortButtonTapped) }
      .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}
