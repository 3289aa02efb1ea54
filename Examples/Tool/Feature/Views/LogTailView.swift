import ComposableArchitecture
import SwiftUI

/// Prints the last lines of logs above a summary; with following, goes on until the person leaves.
public struct LogTailView: View {
  @Environment(\.exit) private var exit
  @Environment(\.printAbove) private var printAbove
  @State private var store: StoreOf<LogTail>

  /// - Parameters:
  ///   - request: The logs, and which lines are printed.
  ///   - lineCount: The number of lines that are printed at first.
  public init(_ request: LogRequest, lineCount: Int = 10) {
    _store = State(
      initialValue: Store(initialState: LogTail.State(request, lineCount: lineCount)) { LogTail() })
  }

  /// The summary.
  public var body: some View {
    HStack(spacing: 16) {
      Text(verbatim: store.summary.words(of: store.request.filter)).bold()
      ForEach(LogLevel.allCases.reversed().filter { store.summary.levels[$0] != nil }, id: \.self) { level in
        Text(verbatim: "\(store.summary.levels[level] ?? 0) \(level.name)").foregroundStyle(LogLevel?.some(level).style)
      }
      if store.request.isFollowing { Button("Quit") { leave() }.keyboardShortcut("q", modifiers: []) }
    }
    .task { await store.send(.task).finish() }
    .onChange(of: store.batch) { _, batch in
      for line in batch.lines { printAbove(line) }
    }
    .onChange(of: store.isDone) { leave() }
  }

  private func leave() { exit(.of(store.summary.matches > 0, hasFailed: store.request.hasFailed)) }
}

extension LogTail.Summary {
  fileprivate func words(of filter: LineMatcher) -> String {
    filter.isEmpty ? "\(lines) lines" : "\(matches) of \(lines) lines match \(filter.words)"
  }
}
