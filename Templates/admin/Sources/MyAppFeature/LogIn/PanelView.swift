import ComposableArchitecture
import SwiftUI

/// Shows the form to log in, and then the tables.
public struct PanelView: View {
  @Bindable var store: StoreOf<Panel>

  public init(store: StoreOf<Panel>) { self.store = store }

  public var body: some View {
    NavigationStack {
      if let person = store.person {
        CustomersView()
          .toolbar {
            ToolbarItem { Button("Log out \(person)") { store.send(.logOutButtonTapped) } }
          }
      } else {
        Form {
          TextField("Name", text: $store.name)
            .textContentType(.username)
          SecureField("Password", text: $store.password)
            .textContentType(.password)
            .onSubmit { store.send(.logInButtonTapped) }
          Button("Log in") { store.send(.logInButtonTapped) }
            .disabled(store.name.isEmpty || store.isWaiting)
          if let fault = store.fault {
            Text(fault).foregroundStyle(.red)
          }
        }
        .navigationTitle("MyApp")
      }
    }
  }
}
