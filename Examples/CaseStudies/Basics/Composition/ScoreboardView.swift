import ComposableArchitecture
import SwiftUI

struct ScoreboardView: View {
  let store: StoreOf<Scoreboard>

  var body: some View {
    Form {
      Section("Match") {
        TeamRow(name: "Home", wins: store.wins.home, store: store.scope(state: \.home, action: \.home))
        TeamRow(name: "Guests", wins: store.wins.guests, store: store.scope(state: \.guests, action: \.guests))
      }
      Section {
        switch store.lead {
        case 0: Text("The match is level.")
        case 1...: Text("Home leads by \(store.lead).")
        default: Text("Guests lead by \(-store.lead).")
        }
        Button("New match", role: .destructive) {
          store.send(.newMatchButtonTapped)
        }
      } footer: {
        Text("\(Scoreboard.goal) points win. The parent reducer watches the actions of its children.")
      }
    }
    .navigationTitle("Scoreboard")
  }
}

private struct TeamRow: View {
  let name: String
  let wins: Int
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Text(name)
      if wins > 0 {
        Text("Wins: \(wins)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      CounterView(store: store)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name)
  }
}
