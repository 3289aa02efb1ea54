import ComposableArchitecture
import SwiftUI
import UIKit

/// A line in full.
struct LogDetailView: View {
  @Bindable var store: StoreOf<LogDetail>

  var body: some View {
    List {
      if let json = store.json, !store.showsBytes {
        ForEach(json.indices, id: \.self) { Text(verbatim: json[$0]).monospaced() }
      } else {
        ForEach(0..<store.pieceCount, id: \.self) { Text(verbatim: store.state.piece($0)).monospaced() }
      }
      if let line = store.line { Text(verbatim: line.words).foregroundStyle(.secondary) }
    }
    .listStyle(.plain)
    .navigationTitle(Text(verbatim: "Line \(store.number + 1)"))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem {
        Button("Copy") { UIPasteboard.general.string = store.state.text }.keyboardShortcut("c", modifiers: [])
      }
      if store.json != nil {
        ToolbarItem { Toggle("As it is", isOn: $store.showsBytes).keyboardShortcut("r", modifiers: []) }
      }
    }
    .task { await store.send(.task).finish() }
  }
}

extension LogLine {
  /// The length and the end of the line, in words.
  fileprivate var words: String {
    let end =
      switch ending {
      case .lineFeed: "ends with LF"
      case .returnAndLineFeed: "ends with CR LF"
      case .none: "has no line end"
      }
    return "\(range.count) bytes, \(end)"
  }
}
