import IppoUI

/// Counts what it is told.
struct ArchivedCounter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(name): \(count)")
    }
  }
}
