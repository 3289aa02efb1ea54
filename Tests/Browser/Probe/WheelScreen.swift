import SwiftUI

/// Wheels, whose chosen row is in the middle.
struct WheelScreen: View {
  @State private var minute = 40

  var body: some View {
    VStack {
      Text("Minute \(minute)")
      Picker("Minute", selection: $minute) { ForEach(0..<60) { Text("\($0) min").tag($0) } }.pickerStyle(.wheel)
      Button("Last") { minute = 59 }
      Button("First") { minute = 0 }
    }
  }
}
