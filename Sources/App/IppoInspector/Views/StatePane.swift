import ComposableArchitecture
import SwiftUI

/// The states that the window shows, as trees, and the comparison of two points in time.
struct StatePane: View {
  let store: StoreOf<SessionFeature>

  var body: some View {
    List {
      if store.baseline != nil {
        Section("Changed since the chosen action") {
          if store.differences.isEmpty { Text("The states are equal.") }
          ForEach(store.differences) { difference in
            VStack(alignment: .leading) {
              Text(verbatim: difference.id).font(.caption).foregroundStyle(.secondary)
              Text(verbatim: "\(difference.before) → \(difference.after)").font(.callout.monospaced())
            }
          }
          Button("End the comparison") { store.send(.compareEnded) }
        }
      }
      if store.snapshot.stores.isEmpty { Text("The window has no store.") }
      ForEach(store.snapshot.stores) { tree in
        Section {
          if let root = tree.tree {
            OutlineGroup(root.children ?? [root], children: \.children) { node in
              StateRow(node: node) { store.send(.valueTapped(node, store: tree.id)) }
            }
          }
          ForEach(tree.omissions, id: \.self) { Text(verbatim: $0).font(.caption).foregroundStyle(.secondary) }
        } header: {
          Text(verbatim: tree.type)
        } footer: {
          if tree.holdsSharedValues { Text("The app goes on with the present values of what is shared with others.") }
        }
      }
    }
    .listStyle(.plain)
  }
}

/// A value of a state. A value that can be edited is a button.
private struct StateRow: View {
  let node: StateNode
  let edit: @MainActor () -> Void

  var body: some View {
    if node.kind != nil {
      Button(action: edit) { label }.accessibilityHint("Edits the value")
    } else {
      label
    }
  }

  private var label: some View {
    Text(verbatim: node.text.isEmpty ? node.name : "\(node.name): \(node.text)").font(.callout.monospaced())
  }
}
