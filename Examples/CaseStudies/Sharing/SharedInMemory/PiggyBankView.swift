import ComposableArchitecture
import SwiftUI

struct PiggyBankView: View {
  @Bindable var store: StoreOf<PiggyBank>

  var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      NavigationStack {
        CoinsView(store: store.scope(state: \.coins, action: \.coins))
      }
      .tag(PiggyBank.Tab.coins)
      .tabItem { Label("Coins", systemImage: "plus") }

      NavigationStack {
        StatementView(store: store.scope(state: \.statement, action: \.statement))
      }
      .tag(PiggyBank.Tab.statement)
      .tabItem { Label("Statement", systemImage: "list.bullet") }
    }
  }
}

private struct CoinsView: View {
  @Bindable var store: StoreOf<Coins>

  var body: some View {
    Form {
      Section {
        HStack {
          Button("Take out", systemImage: "minus") { store.send(.takeOutButtonTapped) }
          Spacer()
          Text("Balance: \(store.savings.balance)")
            .monospacedDigit()
          Spacer()
          Button("Put in", systemImage: "plus") { store.send(.putInButtonTapped) }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        Button("Is it enough for an ice cream?") { store.send(.askButtonTapped) }
      } footer: {
        Text("Both tabs hold the same savings; whichever changes them, the other sees it.")
      }
    }
    .navigationTitle("Shared in Memory")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

private struct StatementView: View {
  let store: StoreOf<Statement>

  var body: some View {
    Form {
      Section {
        LabeledContent("Balance", value: "\(store.savings.balance)")
        LabeledContent("Changes", value: "\(store.savings.changes)")
        LabeledContent("Largest", value: "\(store.savings.largest)")
        LabeledContent("Smallest", value: "\(store.savings.smallest)")
      }
      Button("Start over", role: .destructive) { store.send(.startOverButtonTapped) }
    }
    .navigationTitle("Statement")
  }
}
