import ComposableArchitecture
import SwiftUI

struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>
  @FocusState private var focus: SignUp.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Email", text: $store.email)
          .focused($focus, equals: .email)
          .textContentType(.emailAddress)
        SecureField("Password", text: $store.password)
          .focused($focus, equals: .password)
      } footer: {
        switch store.focus {
        case .email: Text("The email address goes first.")
        case .password: Text("Now a password.")
        case nil: Text("Nothing has the focus.")
        }
      }
      Section {
        Button("Sign up") {
          store.send(.signUpButtonTapped)
        }
        .buttonStyle(.borderedProminent)
        if store.isDone {
          Label("Welcome!", systemImage: "checkmark.circle")
        }
      }
    }
    .bind($store.focus, to: $focus)
    .onSubmit { store.send(.signUpButtonTapped) }
    .navigationTitle("Focus")
  }
}
