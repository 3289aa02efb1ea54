import ComposableArchitecture
import SwiftUI

/// Shows logs on a whole screen.
public struct LogViewerScreen: View {
  @State private var store: StoreOf<LogViewer>
  private let hasFailed: Bool

  /// - Parameter request: The logs, and how they are shown at first.
  public init(_ request: LogRequest) {
    _store = State(initialValue: Store(initialState: LogViewer.State(request)) { LogViewer() })
    hasFailed = request.hasFailed
  }

  /// The log that is chosen, and commands.
  public var body: some View { LogViewerView(store: store, hasFailed: hasFailed) }
}

struct LogViewerView: View {
  @Environment(\.exit) private var exit
  @Bindable var store: StoreOf<LogViewer>
  var hasFailed = false

  var body: some View {
    ForEach(store.scope(state: \.documents, action: \.documents)) { document in
      if document.id == store.selection {
        LogDocumentView(store: document) {
          if store.documents.count > 1 {
            Picker("File", selection: $store.selection) {
              ForEach(store.documents) { Text(verbatim: $0.file.name).tag($0.id) }
            }
            Button("Next file") { store.send(.nextFileTapped) }.keyboardShortcut("]", modifiers: [])
            Button("Previous file") { store.send(.previousFileTapped) }.keyboardShortcut("[", modifiers: [])
          }
          if exit.isAvailable {
            Button("Quit") { exit(.of(store.hasMatch, hasFailed: hasFailed)) }.keyboardShortcut("q", modifiers: [])
          }
        }
      }
    }
    .task { await store.send(.task).finish() }
  }
}

extension ExitStatus {
  /// The status of a search, as `grep` has it: 0 for matches, 1 for none, 2 if a file cannot be read.
  static func of(_ hasMatch: Bool, hasFailed: Bool) -> ExitStatus {
    hasFailed ? ExitStatus(rawValue: 2) : hasMatch ? .success : .failure
  }
}
