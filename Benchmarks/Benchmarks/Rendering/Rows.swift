import IppoUI

/// A thousand rows that can each be changed on their own.
@MainActor @Observable
final class RowModel: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) { self.id = id }
}

struct RowView: View {
  let model: RowModel

  var body: some View {
    HStack {
      Text("Row \(model.id)")
      Spacer()
      Text("\(model.count)")
    }
  }
}

struct RowsView: View {
  let models: [RowModel]

  var body: some View {
    List {
      ForEach(models) { RowView(model: $0) }
    }
  }
}
