import ComposableArchitecture
import SwiftUI

struct JourneyView: View {
  @Bindable var store: StoreOf<Journey>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        Section {
          NavigationLink("To a city", state: Journey.Path.State.city(City.State(name: "Vienna")))
          NavigationLink(state: Journey.Path.State.station(Station.State())) {
            Label("To the station", systemImage: "map")
          }
        }
        Section {
          Button("Grand tour") { store.send(.grandTourButtonTapped) }
        } footer: {
          Text("Pages are elements of an array in the state: a whole journey can be put together at once.")
        }
      }
      .navigationTitle("Navigation Stack")
    } destination: { store in
      switch store.case {
      case .city(let store): CityView(store: store)
      case .crossing(let store): CrossingView(store: store)
      case .station(let store): StationView(store: store)
      }
    }
    .address(path: $store.scope(state: \.path, action: \.path))
    .safeAreaInset(edge: .bottom) {
      if !store.path.isEmpty {
        ItineraryView(store: store)
      }
    }
  }
}

/// Floats above the stack: it sees all pages.
private struct ItineraryView: View {
  let store: StoreOf<Journey>

  var body: some View {
    VStack {
      Text("Souvenirs: \(store.souvenirs)")
      HStack {
        Button("Home") { store.send(.homeButtonTapped, animation: .default) }
        Menu("Return to") {
          ForEach(Array(zip(store.path.ids, store.path)), id: \.0) { id, element in
            Button(element.title) { store.send(.returnTo(id: id)) }
          }
        }
      }
    }
    .padding()
    .background(.thinMaterial)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Itinerary")
  }
}

extension Journey.Path.State {
  fileprivate var title: String {
    switch self {
    case .city(let city): city.name
    case .crossing: "Crossing"
    case .station: "Station"
    }
  }
}
