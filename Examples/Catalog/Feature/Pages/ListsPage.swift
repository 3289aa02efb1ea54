import SwiftUI

/// `List`: sections, selection, swipe actions, badges.
struct ListsPage: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var isFlagged = false

  var body: some View {
    List {
      Section("Rows that can be deleted and moved") {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit)
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        Text("Inbox").badge(12)
        Label("Flagged", systemImage: isFlagged ? "flag.fill" : "flag")
          .swipeActions(edge: .leading) {
            Button("Flag", systemImage: "flag") { isFlagged.toggle() }.tint(.orange)
          }
        Button("A button as a row") {}
        HStack {
          Text("Two sides")
          Spacer()
          Text("of a row").foregroundStyle(.secondary)
        }
      } header: {
        Text("Kinds of rows")
      } footer: {
        Text("Swipe the row of the flag to the right.")
      }
      Section("Backgrounds") {
        Text("Tinted").listRowBackground(Color.mint.opacity(0.2))
        Text("Without a line below").listRowSeparator(.hidden)
      }
    }
    .toolbar { EditButton() }
  }
}
