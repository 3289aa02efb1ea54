import SwiftUI

/// A grid of 100,000 cells in three columns, with a section above it.
struct CellScreen: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Middle") { proxy.scrollTo(50_000, anchor: .top) }
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 3), spacing: 4) {
            Section("New") {
              ForEach(-2..<0, id: \.self) { number in cell(number) }
            }
            Section("All") {
              ForEach(0..<100_000, id: \.self) { number in cell(number) }
            }
          }
        }
      }
    }
  }

  private func cell(_ number: Int) -> some View {
    Text(verbatim: "Cell \(number)").frame(maxWidth: .infinity).frame(height: 56).background(.quaternary)
  }
}
