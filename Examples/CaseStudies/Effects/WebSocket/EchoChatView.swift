import ComposableArchitecture
import SwiftUI

struct EchoChatView: View {
  @Bindable var store: StoreOf<EchoChat>

  var body: some View {
    Form {
      Section {
        HStack {
          Text(status)
          Spacer()
          Button(store.connection == .disconnected ? "Connect" : "Disconnect") {
            store.send(.connectButtonTapped)
          }
          .buttonStyle(.bordered)
          .tint(store.connection == .disconnected ? .green : .red)
        }
        HStack {
          TextField("Say something", text: $store.draft.sending(\.draftChanged))
            .onSubmit { store.send(.sendButtonTapped) }
          Button("Send") { store.send(.sendButtonTapped) }
            .disabled(store.draft.isEmpty)
        }
        .buttonStyle(.borderless)
      } footer: {
        Text("An echo server answers with what it is told. At “bye” it hangs up.")
      }
      Section("Received") {
        if store.received.isEmpty {
          Text("Nothing yet.")
            .foregroundStyle(.secondary)
        }
        ForEach(Array(store.received.enumerated()), id: \.offset) { _, text in
          Text(text)
        }
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Web Socket")
  }

  private var status: String {
    switch store.connection {
    case .connected: "Connected"
    case .connecting: "Connecting…"
    case .disconnected: "Disconnected"
    }
  }
}
