import SwiftUI

/// `Grid` and `LazyVGrid`.
struct GridsPage: View {
  var body: some View {
    Specimens {
      Specimen("Grid") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            Text("Planet").bold()
            Text("Moons").bold().gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Earth")
            Text("1")
          }
          GridRow {
            Text("Mars")
            Text("2")
          }
          GridRow {
            Text("Over both columns").gridCellColumns(2)
          }
        }
      }
      Specimen("Lazy grid of fixed columns") {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 8) {
          ForEach(1..<7) { number in
            Block("\(number)")
          }
        }
      }
      Specimen("Lazy grid of flexible columns") {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(1..<5) { number in
            Text("Cell \(number)").frame(maxWidth: .infinity).background(.quaternary)
          }
        }
      }
      Specimen("Lazy grid of as many columns as fit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))]) {
          ForEach(1..<9) { number in
            Text("\(number)").frame(maxWidth: .infinity, minHeight: 32).background(.quaternary)
          }
        }
      }
    }
  }
}
