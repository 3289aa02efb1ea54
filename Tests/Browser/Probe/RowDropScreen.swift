import SwiftUI

/// Lists whose rows something can be dropped between.
struct RowDropScreen: View {
  @State private var names = ["Anna", "Ben", "Cleo"]
  @State private var log = "nothing"

  var body: some View {
    VStack {
      HStack {
        Text("Dora").padding().draggable("Dora")
        Text("\(names.joined(separator: " ")), \(log)")
      }
      List {
        Section("Names") {
          ForEach(names, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
        }
        Section("Log") {
          ForEach(["One", "Two"], id: \.self) { Text($0) }
            .onInsert(of: [.plainText]) { log = "\($1.count) at \($0)" }
        }
      }
    }
  }
}
