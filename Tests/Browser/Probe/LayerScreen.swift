import SwiftUI

/// What lies in front of a list and leaves room between its views: a button in a corner, a note, a badge.
struct LayerScreen: View {
  @State private var chosen = "nothing"
  @State private var taps = 0

  var body: some View {
    ZStack {
      List {
        ForEach(0..<20) { row in
          Button("Row \(row)") { chosen = "row \(row)" }
        }
      }
      Grid {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Text("Corner of a grid")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack {
        Text("Chosen: \(chosen)").accessibilityIdentifier("chosen")
        Spacer()
        HStack {
          Button("Unseen") { chosen = "unseen" }
            .opacity(0)
          Spacer()
          Button("Add") { chosen = "add" }.buttonStyle(.borderedProminent).padding(30)
        }
      }
    }
    .overlay {
      VStack {
        Spacer()
        HStack(spacing: 100) {
          Text("Left")
          Text("Right")
        }
        .contentShape(.rect)
        .onTapGesture { taps += 1 }
        Text("Taps: \(taps)")
      }
    }
  }
}
