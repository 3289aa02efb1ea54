import IppoComponents
import SwiftUI

struct ReadingList: View {
  @State private var books: [String] = []

  var body: some View {
    EmptyStateView(empty: .constant(books.isEmpty)) {
      List(books, id: \.self) { Text($0) }
        .emptyStateItems {
          VStack(spacing: 15) {
            Image(systemName: "books.vertical")
            Text("Nothing to read")
            Button("Add a book") { books.append("Middlemarch") }
          }
        }
    }
  }
}
