import ComposableArchitecture
import SwiftUI

struct ClubView: View {
  let store: StoreOf<Club>

  var body: some View {
    switch store.case {
    case .login(let store):
      NavigationStack {
        LoginView(store: store)
      }
    case .game(let store):
      NavigationStack {
        NimView(store: store)
      }
    }
  }
}

private struct LoginView: View {
  @Bindable var store: StoreOf<Login>

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.name)
          .autocapitalization(.none)
        SecureField("Password", text: $store.password)
          .onSubmit { store.send(.loginButtonTapped) }
      } footer: {
        Text("Any name and the password “sesame” will do. A name with a 2 in it needs the code 1234 as well.")
      }
      Button("Log in") { store.send(.loginButtonTapped) }
        .disabled(!store.isComplete || store.isBusy)
      if store.isBusy {
        ProgressView("Logging in…")
      }
    }
    .disabled(store.isBusy)
    .navigationTitle("Login")
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationDestination(item: $store.scope(state: \.code, action: \.code)) { store in
      LoginCodeView(store: store)
    }
  }
}

private struct LoginCodeView: View {
  @Bindable var store: StoreOf<LoginCode>

  var body: some View {
    Form {
      TextField("Code", text: $store.code)
        .keyboardType(.numberPad)
      HStack {
        Button("Confirm") { store.send(.submitButtonTapped) }
          .disabled(store.code.count != 4 || store.isBusy)
        if store.isBusy {
          Spacer()
          ProgressView()
        }
      }
    }
    .navigationTitle("Code")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

private struct NimView: View {
  let store: StoreOf<Nim>

  var body: some View {
    VStack(spacing: 24) {
      Text(status)
        .font(.headline)
      Text(Array(repeating: "|", count: store.matches).joined(separator: " "))
        .font(.system(.title, design: .monospaced))
        .accessibilityLabel("Matches: \(store.matches)")
      if store.loser == nil {
        HStack {
          ForEach(1...3, id: \.self) { count in
            Button("Take \(count)") { store.send(.takeButtonTapped(count)) }
              .buttonStyle(.bordered)
              .disabled(!store.isPlayersTurn || count > store.matches)
          }
        }
      } else {
        Button("Play again") { store.send(.playAgainButtonTapped) }
          .buttonStyle(.borderedProminent)
      }
      Spacer()
    }
    .padding()
    .navigationTitle("Twelve Matches")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Leave") { store.send(.leaveButtonTapped) }
      }
    }
  }

  private var status: String {
    if let loser = store.loser { return "\(loser) took the last match and has lost." }
    return store.isPlayersTurn ? "It is your turn, \(store.player)." : "The house is thinking…"
  }
}
