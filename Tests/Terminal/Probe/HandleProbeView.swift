import SwiftUI

/// Views that a person drags, or that follow the pointer: a slider, handles of rows, a line between views, scroll bars, and
/// views that are told of the pointer.
struct HandleProbeView: View {
  @State private var volume = 0.5
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var isOver = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Slider(value: $volume) { Text("Volume") }
      Text("Volume: \(Int((volume * 100).rounded()))")
      Text(isOver ? "Pointer here" : "Pointer away").onHover { isOver = $0 }
      HSplitView {
        Text("Left").frame(maxWidth: .infinity)
        Text("Right").frame(maxWidth: .infinity)
      }
      .frame(height: 48)
      List {
        ForEach(fruits, id: \.self) { Text($0) }.onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active))
      .frame(height: 96)
      ScrollView { ForEach(0..<200, id: \.self) { Text(verbatim: "row \($0)") } }
    }
  }
}
