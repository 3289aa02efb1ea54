import ComposableArchitecture
import SwiftUI

/// The content of a recording, and the question whether to replay it.
struct OpenView: View {
  let store: StoreOf<OpenFeature>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ForEach(summary.facts) { LabeledContent($0.id, value: $0.text) }
        } header: {
          Text(verbatim: store.name)
        } footer: {
          if let warning = summary.warning { Text(verbatim: warning) }
        }
        Section {
          if summary.clients.isEmpty { Text("No client was called.") }
          ForEach(summary.clients) { LabeledContent($0.id, value: $0.text) }
        } header: {
          Text("Recorded clients")
        } footer: {
          Text(
            """
            The replay repeats the events of the file in this app, in a window that nobody sees. Recorded clients are not asked. \
            All other code runs: replay a file only if you trust its author.
            """
          )
        }
      }
      .navigationTitle("Replay this recording?")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Replay") { store.send(.replayTapped) } }
      }
    }
  }

  private var summary: RecordingSummary { store.summary }
}
