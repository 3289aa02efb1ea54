import ComposableArchitecture
import SwiftUI

struct CityView: View {
  let store: StoreOf<City>

  var body: some View {
    Form {
      Section {
        Button("Buy a souvenir") { store.send(.souvenirButtonTapped) }
        LabeledContent("Bought here", value: "\(store.souvenirs)")
      }
      Section {
        Button {
          store.send(.factButtonTapped)
        } label: {
          HStack {
            Text("Ask the guide")
            if store.isAsking {
              Spacer()
              ProgressView()
            }
          }
        }
        if let fact = store.fact {
          Text(fact)
        }
      }
      Section {
        NavigationLink("Back to the station", state: Journey.Path.State.station(Station.State()))
        Button("Leave") { store.send(.leaveButtonTapped) }
      }
    }
    .navigationTitle(store.name)
  }
}

struct StationView: View {
  let store: StoreOf<Station>

  var body: some View {
    Form {
      NavigationLink("Train to Prague", state: Journey.Path.State.city(City.State(name: "Prague")))
      NavigationLink("Train to Paris", state: Journey.Path.State.city(City.State(name: "Paris")))
      Button("Ferry") { store.send(.ferryButtonTapped) }
    }
    .navigationTitle("Station")
  }
}

struct CrossingView: View {
  let store: StoreOf<Crossing>

  var body: some View {
    Form {
      ProgressView(value: Double(3 - store.hoursLeft), total: 3) {
        Text("Hours left: \(store.hoursLeft)")
      }
    }
    .navigationTitle("Crossing")
    .task { await store.send(.task).finish() }
  }
}
