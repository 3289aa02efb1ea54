import ComposableArchitecture
import SwiftUI

/// A log with its commands.
struct LogDocumentView<Commands: View>: View {
  @Bindable var store: StoreOf<LogDocument>
  /// Commands of the whole program.
  @ViewBuilder let commands: Commands

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        LogLines(store: store)
        if store.prompt != nil { PromptBar(store: store) }
        StatusLine(store: store)
      }
      .navigationTitle(Text(verbatim: store.file.name))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem {
          Menu("Commands") {
            LogCommands(store: store)
            commands
          }
          // Their keys are letters, which a field takes.
          .disabled(store.prompt != nil)
        }
      }
      .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) { LogDetailView(store: $0) }
    }
  }
}

/// The commands of a log, with their keys.
private struct LogCommands: View {
  let store: StoreOf<LogDocument>

  var body: some View {
    Section("Find") {
      button("Search", "/", .ask(.search))
      button("Next match", "n", .next)
      button("Previous match", "n", shift: true, .previous)
      button("Next error", "e", .nextProblem)
      button("Previous error", "e", shift: true, .previousProblem)
      if store.isSearching { button("Stop the search", "x", .stop) }
    }
    Section("Filter") {
      button("Filter", "&", .ask(.filter))
      if !store.filter.isEmpty { button("Show all lines", "a", .clearFilter) }
      Menu("Level") {
        Button("All levels") { store.send(.command(.level(nil))) }
        ForEach(LogLevel.allCases, id: \.self) { level in
          Button("From \(level.name) on") { store.send(.command(.level(level))) }
        }
      }
    }
    Section("Go to") {
      button("First line", "g", .first)
      button("Last line", "g", shift: true, .last)
      button("Line by number", "#", .ask(.line))
      button("Follow the end", "f", .follow)
    }
    Section("Bookmarks") {
      button("Set or remove a bookmark", "m", .toggleBookmark)
      button("Next bookmark", "'", .nextBookmark)
      button("Previous bookmark", "\"", .previousBookmark)
    }
  }

  private func button(
    _ title: LocalizedStringKey, _ key: KeyEquivalent, shift: Bool = false, _ command: LogDocument.Command
  ) -> some View {
    Button(title) { store.send(.command(command)) }.keyboardShortcut(key, modifiers: shift ? .shift : [])
  }
}
