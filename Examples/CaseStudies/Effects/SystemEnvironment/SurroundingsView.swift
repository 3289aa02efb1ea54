import ComposableArchitecture
import SwiftUI

struct SurroundingsView: View {
  let store: StoreOf<Surroundings>

  var body: some View {
    Form {
      Section {
        Answer("Date", store.date) { store.send(.dateButtonTapped) }
        Answer("Time zone", store.timeZone) { store.send(.timeZoneButtonTapped) }
        Answer("Language", store.language) { store.send(.languageButtonTapped) }
        Answer("A second", store.elapsed) { store.send(.stopwatchButtonTapped) }
        Answer("A die", store.die.map(String.init)) { store.send(.dieButtonTapped) }
        Answer("An id", store.uuid?.uuidString) { store.send(.uuidButtonTapped) }
      } footer: {
        Text("What lies outside of the program is reached through dependencies, so that a test can decide about it.")
      }
    }
    .navigationTitle("System Environment")
  }
}

private struct Answer: View {
  let title: String
  let value: String?
  let ask: @MainActor () -> Void

  init(_ title: String, _ value: String?, ask: @escaping @MainActor () -> Void) {
    self.title = title
    self.value = value
    self.ask = ask
  }

  var body: some View {
    HStack {
      Button(title, action: ask)
      Spacer()
      Text(value ?? "?")
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}
