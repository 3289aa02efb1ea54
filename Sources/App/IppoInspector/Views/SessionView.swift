import ComposableArchitecture
import SwiftUI
import UIKit

/// A window that is inspected: the way through time, the entries, and the states.
struct SessionView: View {
  @Bindable var store: StoreOf<SessionFeature>
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(spacing: 0) {
      TimeBar(store: store)
      Divider()
      if sizeClass == .compact {
        EntryList(store: store)
        Divider()
        StatePane(store: store)
      } else {
        HStack(spacing: 0) {
          EntryList(store: store)
          Divider()
          StatePane(store: store)
        }
      }
    }
    .toolbar {
      ToolbarItem {
        Menu("Export") {
          Button("Write a test…") { store.send(.testTapped) }
          Button("Save as bug file…") { store.send(.bugFileTapped) }
          Button("Save the state…") { store.send(.stateFileTapped) }
          Button("Copy the state") { UIPasteboard.general.string = store.snapshot.stateText }
        }
      }
    }
    .sheet(item: $store.scope(state: \.edit, action: \.edit)) { EditView(store: $0) }
    .sheet(item: $store.scope(state: \.test, action: \.test)) { TestView(store: $0) }
    .fileExporter(
      isPresented: isSaving, document: store.file, contentType: store.file?.type ?? .data,
      defaultFilename: store.file?.name
    ) { result in
      if case .failure(let error) = result {
        store.send(.fileSaved(error.localizedDescription))
      } else {
        store.send(.fileSaved(nil))
      }
    }
    .task { await store.send(.task).finish() }
  }

  private var isSaving: Binding<Bool> {
    Binding {
      store.file != nil
    } set: { isPresented in
      if !isPresented { store.send(.binding(.set(\.file, nil))) }
    }
  }
}
