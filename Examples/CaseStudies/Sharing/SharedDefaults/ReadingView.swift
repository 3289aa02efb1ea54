import ComposableArchitecture
import SwiftUI

struct ReadingView: View {
  @Bindable var store: StoreOf<Reading>

  var body: some View {
    Form {
      Section {
        LabeledContent("Lines on a page", value: "\(store.lines)")
        LabeledContent("Paper", value: store.paper.rawValue)
        Toggle("Read aloud", isOn: $store.speaksAloud.sending(\.readAloudToggled))
        LabeledContent("Bookmark", value: store.bookmark ?? "none")
      } footer: {
        Text("The values are kept in the user defaults: numbers, texts, switches, enums, and what may be missing.")
      }
      Section {
        Button(store.bookmark == nil ? "Put in a bookmark" : "Take the bookmark out") {
          store.send(.bookmarkButtonTapped)
        }
        Button("Quick settings") { store.send(.quickSettingsButtonTapped) }
      }
    }
    .navigationTitle("Shared in User Defaults")
    .sheet(item: $store.scope(state: \.quickSettings, action: \.quickSettings)) { store in
      NavigationStack {
        QuickSettingsView(store: store)
      }
      .presentationDetents([.medium])
    }
  }
}

private struct QuickSettingsView: View {
  @Bindable var store: StoreOf<QuickSettings>

  var body: some View {
    Form {
      Stepper("Lines: \(store.lines)", value: $store.lines.sending(\.linesChanged), in: 10...40)
      Picker("Paper", selection: $store.paper.sending(\.paperSelected)) {
        ForEach(Reading.Paper.allCases, id: \.self) { paper in
          Text(paper.rawValue.capitalized).tag(paper)
        }
      }
      .pickerStyle(.segmented)
    }
    .navigationTitle("Quick Settings")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { store.send(.doneButtonTapped) }
      }
    }
  }
}
