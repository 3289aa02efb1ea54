import ComposableArchitecture
import SwiftUI

struct DoorbellView: View {
  let store: StoreOf<Doorbell>

  var body: some View {
    Form {
      Section {
        Text("Rings: \(store.rings)")
        Button("Ring the bell", systemImage: "bell") { store.send(.ringButtonTapped) }
        NavigationLink("Leave the hall") {
          Text("Here the bell is not heard.")
            .navigationTitle("Garden")
        }
      } footer: {
        Text("The effect begins with the screen's task and ends with it. Bells in other windows are heard as well.")
      }
    }
    .navigationTitle("Long-Living Effect")
    .task { await store.send(.task).finish() }
  }
}
