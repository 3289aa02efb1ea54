import SwiftUI

struct DraftsView: View {
  @State private var drafts = ["Letter", "Poem"]
  @State private var isAsking = false

  var body: some View {
    List {
      ForEach(drafts, id: \.self) { Text($0) }
      Button("Delete All", role: .destructive) { isAsking = true }
        .disabled(drafts.isEmpty)
    }
    .alert("Delete all drafts?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { drafts = [] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}
