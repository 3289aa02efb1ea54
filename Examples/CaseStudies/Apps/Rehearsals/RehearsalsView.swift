import ComposableArchitecture
import SwiftUI

struct RehearsalsView: View {
  @Bindable var store: StoreOf<Rehearsals>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      ChoirListView(store: store.scope(state: \.list, action: \.list))
    } destination: { store in
      switch store.case {
      case .detail(let store):
        ChoirDetailView(store: store)
      case .rehearsal(let store):
        RehearsalView(store: store)
      case .session(let session):
        SessionView(session: session)
      }
    }
  }
}

private struct ChoirListView: View {
  @Bindable var store: StoreOf<ChoirList>

  var body: some View {
    List {
      ForEach(Array(store.$choirs)) { $choir in
        NavigationLink(state: Rehearsals.Path.State.detail(ChoirDetail.State(choir: $choir))) {
          VStack(alignment: .leading) {
            Text(choir.name)
              .font(.headline)
            Label("\(choir.singers.count) singers", systemImage: "person.3")
              .font(.caption)
          }
        }
      }
      .onDelete { store.send(.deleted($0)) }
    }
    .overlay {
      if store.choirs.isEmpty {
        ContentUnavailableView(
          "No Choirs", systemImage: "music.note", description: Text("Found one with the plus button."))
      }
    }
    .navigationTitle("Rehearsals")
    .toolbar {
      Button {
        store.send(.addButtonTapped)
      } label: {
        Image(systemName: "plus")
          .accessibilityLabel("Add")
      }
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { formStore in
      NavigationStack {
        ChoirFormView(store: formStore)
          .navigationTitle("New Choir")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { store.send(.saveButtonTapped) }
            }
          }
      }
    }
  }
}

private struct SessionView: View {
  let session: Choir.Session

  var body: some View {
    Form {
      LabeledContent("Length", value: "\(session.seconds) s")
      LabeledContent("Id", value: session.id.uuidString)
    }
    .navigationTitle(session.date.formatted(.iso8601.year().month().day()))
  }
}
