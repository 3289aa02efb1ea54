import ComposableArchitecture
import IppoComponents
import SwiftUI

struct ReadingListView: View {
  let store: StoreOf<ReadingList>

  var body: some View {
    EmptyStateView(empty: .constant(store.books.isEmpty)) {
      List {
        ForEach(store.books) { book in
          Text(book.title)
        }
        .onDelete { store.send(.delete($0), animation: .default) }
      }
      .emptyStateItems {
        VStack(spacing: 15) {
          Image(systemName: "books.vertical")
            .font(.system(size: 48))
            .foregroundStyle(.orange)
            .accessibilityHidden(true)
          Text("Nothing to read")
            .font(.title2.bold())
          Text(store.suggestions.first.map { "How about “\($0)”?" } ?? "You have read it all.")
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
          Button("Add a book") { store.send(.addButtonTapped, animation: .default) }
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .navigationTitle("Reading List")
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          store.send(.addButtonTapped, animation: .default)
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add")
        .disabled(store.suggestions.isEmpty)
      }
    }
  }
}
