import ComposableArchitecture
import SwiftUI
import Testing

private struct Settings: Equatable {
  @BindableState var name = ""
  @BindableState var volume = 0
  var changes = 0
}

private enum SettingsAction: BindableAction, Equatable {
  case binding(BindingAction<Settings>)
}

private let settingsReducer = Reducer<Settings, SettingsAction, Void> { state, action, _ in
  switch action {
  case .binding(\.$volume):
    state.volume = min(state.volume, 10)
    state.changes += 1
    return .none
  case .binding:
    return .none
  }
}
.binding()

private struct Plain: Equatable {
  var name = ""
}

private enum PlainAction: Equatable {
  case form(BindingAction<Plain>)
}

@MainActor
@Suite struct BindingTests {
  @Test("Bindable fields are written before the reducer runs")
  func bindable() {
    let store = TestStore(initialState: Settings(), reducer: settingsReducer, environment: ())
    store.send(.binding(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    store.send(.set(\.$volume, 11)) {
      $0.volume = 10
      $0.changes = 1
    }
  }

  @Test("View stores bind fields")
  func viewStore() {
    let viewStore = ViewStore(Store(initialState: Settings(), reducer: settingsReducer, environment: ()))
    viewStore.binding(\.$name).wrappedValue = "Blob"
    viewStore.$volume.wrappedValue = 12
    #expect(viewStore.name == "Blob")
    #expect(viewStore.volume == 10)
  }

  @Test("The spelling before bindable fields")
  func plain() {
    let reducer = Reducer<Plain, PlainAction, Void>.empty.binding(action: /PlainAction.form)
    let viewStore = ViewStore(Store(initialState: Plain(), reducer: reducer, environment: ()))
    viewStore.binding(keyPath: \.name, send: PlainAction.form).wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")

    let test = TestStore(initialState: Plain(), reducer: reducer, environment: ())
    test.send(.form(.set(\.name, "Blob"))) { $0.name = "Blob" }
  }

  @Test("A write is pulled back to a bigger state")
  func pullback() {
    struct Whole { var plain = Plain() }
    let action = BindingAction<Plain>.set(\.name, "Blob").pullback(\Whole.plain)
    #expect(action.keyPath == \Whole.plain.name)
  }
}
