import ComposableArchitecture
import SwiftUI

/// The entries of a window, the newest first, with a search and a filter.
struct EntryList: View {
  @Bindable var store: StoreOf<SessionFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      TextField("Search", text: $store.search).textFieldStyle(.roundedBorder).padding(.horizontal)
      Picker("Show", selection: $store.filter) {
        ForEach(SessionFeature.Filter.allCases, id: \.self) { Text(verbatim: $0.rawValue).tag($0) }
      }
      .pickerStyle(.menu)
      .padding(.horizontal)
      List {
        ForEach(store.state.rows.reversed()) { row in
          EntryRow(
            row: row, isSelected: row.id == store.selection, isShown: row.id == store.snapshot.shown,
            isSkipped: store.snapshot.skipped.contains(row.id)
          ) {
            store.send(.rowTapped(row.id))
          }
          if row.id == store.selection { EntryDetail(store: store, row: row) }
        }
      }
      .listStyle(.plain)
    }
    .padding(.top, 8)
  }
}

/// An entry in one or two lines.
private struct EntryRow: View {
  let row: TimelineRow
  let isSelected: Bool
  let isShown: Bool
  let isSkipped: Bool
  let tap: @MainActor () -> Void

  var body: some View {
    Button(action: tap) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: row.title)
          .font(.callout.monospaced())
          .fontWeight(isSelected ? .semibold : .regular)
          .strikethrough(isSkipped)
          .lineLimit(2)
        Text(verbatim: facts).font(.caption).foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.plain)
  }

  private var facts: String {
    var facts = [row.kind.rawValue, row.time]
    if let work = row.work { facts.append(work.words) }
    if isShown { facts.append("shown in the app") }
    if isSkipped { facts.append("left out") }
    return facts.joined(separator: " · ")
  }
}

/// The changes of an entry, and the actions on it.
private struct EntryDetail: View {
  let store: StoreOf<SessionFeature>
  let row: TimelineRow

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !row.store.isEmpty { Text(verbatim: row.store).font(.caption).foregroundStyle(.secondary) }
      ForEach(row.changes.indices, id: \.self) { index in
        Text(verbatim: "\(row.changes[index].path) = \(row.changes[index].value)").font(.callout.monospaced())
      }
      if row.hasState, row.changes.isEmpty { Text("The state stays as it is.") }
      if let work = row.work {
        Text(verbatim: work.times).font(.caption).foregroundStyle(.secondary)
        ForEach(work.counts, id: \.text) { body in
          Text(verbatim: body.count == 1 ? body.text : "\(body.text) (\(body.count) times)")
            .font(.callout.monospaced())
        }
      }
      if row.hasState {
        HStack {
          Button("Show this state") { store.send(.showTapped(row.id)) }
          Button("Compare with this") { store.send(.compareTapped(row.id)) }
          if row.isAction {
            Button(store.snapshot.skipped.contains(row.id) ? "Take in again" : "Leave out") {
              store.send(.skipTapped(row.id))
            }
          }
        }
        .buttonStyle(.bordered)
      }
    }
    .padding(.leading)
  }
}
