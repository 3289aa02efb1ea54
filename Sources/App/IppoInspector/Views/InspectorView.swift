import ComposableArchitecture
import SwiftUI

/// The inspector of a process: the list of windows, and one of them.
struct InspectorView: View {
  @Bindable var store: StoreOf<InspectorFeature>

  var body: some View {
    NavigationStack {
      Group {
        if let session = store.scope(state: \.session, action: \.session) {
          SessionView(store: session).id(session.state.id)
        } else {
          ContentUnavailableView(
            "No windows", systemImage: "macwindow", description: Text("A window of the app appears here when it opens.")
          )
        }
      }
      .navigationTitle("Inspector")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem {
          Button("Open a recording…", systemImage: "folder") { store.send(.openTapped) }
        }
        ToolbarItem {
          Picker("Window", selection: selection) {
            ForEach(store.sessions) { Text(verbatim: $0.name).tag(Int?.some($0.id)) }
          }
          .pickerStyle(.menu)
          .disabled(store.sessions.isEmpty)
        }
      }
    }
    .fileImporter(isPresented: $store.isOpening, allowedContentTypes: [.data]) { result in
      switch result {
      case .success(let file): store.send(.fileChosen(file))
      case .failure(let error): store.send(.fileRefused(error.localizedDescription))
      }
    }
    .sheet(item: $store.scope(state: \.question, action: \.question)) { OpenView(store: $0) }
    .alert("The file cannot be opened", isPresented: Binding($store.problem)) {
    } message: {
      Text(verbatim: store.problem ?? "")
    }
    .task { await store.send(.task).finish() }
  }

  private var selection: Binding<Int?> {
    Binding {
      store.session?.id
    } set: { id in
      if let id { store.send(.sessionChosen(id)) }
    }
  }
}
