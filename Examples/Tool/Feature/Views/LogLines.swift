import ComposableArchitecture
import SwiftUI

/// The lines of a log, which are made as they come into sight.
struct LogLines: View {
  @FocusState private var focus: Int?
  let store: StoreOf<LogDocument>

  var body: some View {
    ScrollViewReader { proxy in
      List {
        // Places in the list are the ids: they stay while lines come.
        ForEach(0..<store.shownCount, id: \.self) { place in
          LogRow(store: store, number: store.state.line(at: place)).focused($focus, equals: place)
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 24)
      .id(store.listID)
      .onChange(of: store.destination, initial: true) { _, destination in
        guard let destination else { return }
        proxy.scrollTo(destination.place)
        focus = destination.place
      }
      .onChange(of: focus) { _, place in
        if let place { store.send(.lineFocused(store.state.line(at: place))) }
      }
    }
    .overlay {
      if store.shownCount == 0, store.status.isComplete, store.filterGoal == nil {
        Text(store.filter.isEmpty ? "The log is empty" : "No line matches").foregroundStyle(.secondary)
      }
    }
  }
}

/// A line with its number, coloured by its level.
private struct LogRow: View {
  let store: StoreOf<LogDocument>
  let number: Int

  var body: some View {
    let line = shown
    Button {
      store.send(.lineOpened(number))
    } label: {
      HStack(alignment: .top, spacing: 8) {
        Text(verbatim: "\(store.bookmarks.contains(number) ? "◆" : " ")\(number + 1)").foregroundStyle(.secondary)
        Text(line.text(highlighting: store.search)).foregroundStyle(line.level.style).lineLimit(1)
        if line.remaining > 0 { Text(verbatim: "+\(line.remaining) bytes").foregroundStyle(.secondary) }
      }
      .monospaced()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: line.spoken(isBookmarked: store.bookmarks.contains(number))))
  }

  /// The line as it is now. The row of the last line is evaluated when the line grows, because it reads the size.
  private var shown: ShownLine {
    if number == store.status.count - 1 { _ = store.status.size }
    return ShownLine(number: number, line: store.file.line(number))
  }
}

extension LogDocument.State {
  /// Changes when rows are those of other lines.
  var listID: [Int] { [status.generation, revision] }

  /// The line at a place in the list; the last one for a place that is gone.
  func line(at place: Int) -> Int {
    guard !filter.isEmpty else { return place }
    return matches.isEmpty ? 0 : matches[min(place, matches.count - 1)]
  }

  /// The place of a line in the list.
  func place(of line: Int) -> Int { filter.isEmpty ? line : matches.rank(of: line) }
}
