import SwiftUI

/// A mark that goes from one side of the window to the other in a second, and a text that fades in.
struct MotionProbeView: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isAtEnd = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Go") { withAnimation(.linear(duration: 1)) { isAtEnd.toggle() } }
      Text("@").frame(maxWidth: .infinity, alignment: isAtEnd ? .trailing : .leading)
      if isAtEnd { Text("Arrived").transition(.opacity) }
      Text(isAtEnd ? "At the end" : "At the start")
      Text(reducesMotion ? "All at once" : "Step by step")
    }
  }
}
