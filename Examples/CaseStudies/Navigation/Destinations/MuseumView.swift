import ComposableArchitecture
import SwiftUI

struct MuseumView: View {
  @Bindable var store: StoreOf<Museum>

  var body: some View {
    Form {
      Section {
        LabeledContent("Museum", value: store.isOpen ? "open" : "closed")
        LabeledContent("Visitors", value: "\(store.visitors)")
      }
      Section {
        Button("Go to the gallery") { store.send(.galleryButtonTapped) }
        Button("Look into the guide") { store.send(.guideButtonTapped) }
          .popover(item: $store.scope(state: \.destination?.guide, action: \.destination.guide)) { store in
            CounterScreen(store: store)
              .navigationTitle("Guide")
          }
        Button("Visit the shop") { store.send(.shopButtonTapped) }
        Button("Sell tickets") { store.send(.ticketsButtonTapped) }
        Button("Close", role: .destructive) { store.send(.closeButtonTapped) }
      } footer: {
        Text("Page, popover, sheet, dialog and alert are cases of one enum: two at once cannot be.")
      }
    }
    .navigationTitle("Destinations")
    .navigationDestination(item: $store.scope(state: \.destination?.gallery, action: \.destination.gallery)) { store in
      CounterScreen(store: store)
        .navigationTitle("Gallery")
    }
    .sheet(item: $store.scope(state: \.destination?.shop, action: \.destination.shop)) { store in
      NavigationStack {
        CounterScreen(store: store)
          .navigationTitle("Shop")
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
    .address(path: $store.destination.sending(\.destinationChosen))
  }
}
