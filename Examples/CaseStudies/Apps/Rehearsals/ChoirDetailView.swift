import ComposableArchitecture
import SwiftUI

struct ChoirDetailView: View {
  @Bindable var store: StoreOf<ChoirDetail>

  var body: some View {
    List {
      Section("Choir") {
        Button {
          store.send(.startButtonTapped)
        } label: {
          Label("Start a rehearsal", systemImage: "play.circle")
            .font(.headline)
        }
        LabeledContent("Length", value: "\(store.choir.minutes) min")
      }
      if !store.choir.sessions.isEmpty {
        Section("Past sessions") {
          ForEach(store.choir.sessions) { session in
            NavigationLink(state: Rehearsals.Path.State.session(session)) {
              Text("\(session.seconds) s")
            }
          }
          .onDelete { store.send(.sessionsDeleted($0)) }
        }
      }
      Section("Singers") {
        ForEach(store.choir.singers) { singer in
          Label(singer.name, systemImage: "person")
        }
      }
      Button("Dissolve", role: .destructive) { store.send(.deleteButtonTapped) }
    }
    .toolbar {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .navigationTitle(store.choir.name)
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { editStore in
      NavigationStack {
        ChoirFormView(store: editStore)
          .navigationTitle(store.choir.name)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelEditButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { store.send(.doneEditingButtonTapped) }
            }
          }
      }
    }
  }
}

struct ChoirFormView: View {
  @Bindable var store: StoreOf<ChoirForm>
  @FocusState private var focus: ChoirForm.State.Field?

  var body: some View {
    Form {
      Section("Choir") {
        TextField("Name", text: $store.choir.name)
          .focused($focus, equals: .name)
        HStack {
          Slider(value: $store.choir.minutes.toDouble, in: 1...30, step: 1) {
            Text("Length")
          }
          Spacer()
          Text("\(store.choir.minutes) min")
        }
      }
      Section("Singers") {
        ForEach($store.choir.singers) { $singer in
          TextField("Singer", text: $singer.name)
            .focused($focus, equals: .singer(singer.id))
        }
        .onDelete { store.send(.singersDeleted($0)) }
        Button("New singer") { store.send(.addSingerButtonTapped) }
      }
    }
    .bind($store.focus, to: $focus)
  }
}

extension Int {
  /// The number for a slider.
  fileprivate var toDouble: Double {
    get { Double(self) }
    set { self = Int(newValue) }
  }
}
