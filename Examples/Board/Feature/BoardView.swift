import ComposableArchitecture
import SwiftUI

struct BoardView: View {
  @Bindable var store: StoreOf<BoardFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PeopleView(store: store)
      ScrollView {
        HStack(alignment: .top, spacing: 8) {
          ForEach(Board.Column.allCases) { column in
            ColumnView(column: column, store: store)
          }
        }
      }
      if let error = store.$board.saveError ?? store.$board.loadError {
        Text(String(describing: error))
          .font(.footnote)
          .foregroundStyle(.red)
      }
      HStack {
        TextField("New card", text: $store.draft)
          .textFieldStyle(.roundedBorder)
          .onSubmit { store.send(.addButtonTapped) }
        Button("Add") { store.send(.addButtonTapped) }
      }
    }
    .padding()
    .navigationTitle("Board")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        MoveButton(title: "Left", column: store.card?.column.previous, store: store)
        MoveButton(title: "Right", column: store.card?.column.next, store: store)
        Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
          .disabled(store.card == nil)
      }
    }
    .task { await store.send(.task).finish() }
  }
}

private struct MoveButton: View {
  let title: String
  /// Where the card in hand would go.
  let column: Board.Column?
  let store: StoreOf<BoardFeature>

  var body: some View {
    Button(title) {
      if let column { store.send(.moveButtonTapped(to: column)) }
    }
    .disabled(column == nil)
  }
}

#Preview {
  BoardScreen()
}
