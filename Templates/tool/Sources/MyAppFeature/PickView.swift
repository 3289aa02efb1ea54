import ComposableArchitecture
import SwiftUI

/// Lets a person pick a line, and ends the program with it.
public struct PickView: View {
  /// The number of lines that are shown at once.
  private static let rowCount = 8

  @Environment(\.exit) private var exit
  @Bindable var store: StoreOf<Pick>
  let prompt: String

  public init(_ prompt: String, store: StoreOf<Pick>) {
    self.prompt = prompt
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading) {
      TextField(prompt, text: $store.filter)
        .onSubmit { store.send(.submitted) }
        .onKeyPress(.upArrow) { handle(.selectionMoved(by: -1)) }
        .onKeyPress(.downArrow) { handle(.selectionMoved(by: 1)) }
        .onKeyPress(.escape) { handle(.cancelled) }
      ForEach(rows, id: \.self) { row in
        Text("\(row == store.selection ? "›" : " ") \(store.matches[row])")
      }
      Text("\(store.matches.count) of \(store.lines.count)").foregroundStyle(.secondary)
    }
    .onChange(of: store.ending) { _, ending in
      if let ending { exit(status: ending.exitCode, printing: ending.output) }
    }
  }

  /// The rows around the selection.
  private var rows: Range<Int> {
    let first = max(0, store.selection - Self.rowCount + 1)
    return first..<min(store.matches.count, first + Self.rowCount)
  }

  private func handle(_ action: Pick.Action) -> KeyPress.Result {
    store.send(action)
    return .handled
  }
}

#Preview("Three branches") {
  PickView("Branch", store: Store(initialState: Pick.State(lines: ["main", "next", "old"])) { Pick() })
}
