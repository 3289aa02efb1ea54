import ComposableArchitecture
import SwiftUI

/// Lets a person choose one of several titles, and prints it.
public struct ChoiceView: View {
  /// The rows that are shown at once.
  private static let mostRows = 8

  @Environment(\.exit) private var exit
  @State private var store: StoreOf<Choice>

  /// - Parameter titles: The titles to choose from.
  public init(titles: [String]) {
    _store = State(initialValue: Store(initialState: Choice.State(titles: titles)) { Choice() })
  }

  /// The filter, the matches and their number.
  public var body: some View {
    VStack(alignment: .leading) {
      TextField("Filter", text: $store.filter)
        .frame(maxWidth: 320)
        .onSubmit { store.send(.submitted) }
        .onKeyPress(.upArrow) { move(by: -1) }
        .onKeyPress(.downArrow) { move(by: 1) }
        .onKeyPress(.escape) { cancel() }
      ForEach(rows, id: \.self) { index in
        let title = store.matches[index]
        Button("\(index == store.selection ? "›" : " ") \(title)") { choose(index) }.buttonStyle(.plain)
      }
      Text(store.matches.isEmpty ? "No match" : "\(store.matches.count) of \(store.titles.count)")
        .foregroundStyle(.secondary)
    }
    .onChange(of: store.chosen) { _, chosen in exit(.success, printing: chosen) }
  }

  /// The rows around the selection.
  private var rows: Range<Int> {
    let first = max(0, store.selection - Self.mostRows + 1)
    return first..<min(store.matches.count, first + Self.mostRows)
  }

  private func move(by step: Int) -> KeyPress.Result {
    store.send(.selectionMoved(by: step))
    return .handled
  }

  private func choose(_ index: Int) {
    store.send(.selectionMoved(by: index - store.selection))
    store.send(.submitted)
  }

  private func cancel() -> KeyPress.Result {
    exit(.cancelled)
    return .handled
  }
}
