import ComposableArchitecture
import SwiftUI

struct TabsView: View {
  let store: StoreOf<Tabs>

  var body: some View {
    TabView {
      CounterView(store: store.scope(state: \.counter, action: \.counter))
        .tabItem { Label("Counter", systemImage: "plusminus") }
      ProfileView(store: store.scope(state: \.profile, action: \.profile))
        .tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Button("−") { store.send(.decrementButtonTapped) }
      Text("\(store.count)").monospacedDigit()
      Button("+") { store.send(.incrementButtonTapped) }
    }
  }
}

struct ProfileView: View {
  let store: StoreOf<Profile>

  var body: some View {
    Form {
      LabeledContent("Now", value: "\(store.count)")
      LabeledContent("Highest", value: "\(store.highest)")
      LabeledContent("Lowest", value: "\(store.lowest)")
      Button("Start Over") { store.send(.resetButtonTapped) }
    }
  }
}
