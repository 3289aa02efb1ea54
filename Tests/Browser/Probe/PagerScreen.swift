import SwiftUI

/// Pages that are turned, with dots for them and without, and symbols that move.
struct PagerScreen: View {
  @State private var page = 0
  @State private var jumps = 0
  @State private var isRecording = false
  @State private var isMirrored = false

  var body: some View {
    VStack(spacing: 12) {
      TabView(selection: $page) {
        ForEach(0..<3) { index in
          VStack {
            Text("Page \(index)")
            ScrollView(.horizontal) {
              HStack { ForEach(0..<20) { Text("Sideways \(index) \($0)") } }
            }
            .accessibilityIdentifier("sideways\(index)")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.mint.opacity(0.2))
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      .frame(height: 240)
      .accessibilityIdentifier("quiet")
      Text("At page \(page)")
      TabView { Text("Alone") }.tabViewStyle(.page).frame(height: 60).accessibilityIdentifier("one")
      TabView { Text("Alone, counted") }.tabViewStyle(.page(indexDisplayMode: .always)).frame(height: 60)
        .accessibilityIdentifier("counted")
      Toggle("Mirrored", isOn: $isMirrored)
      HStack {
        Image(systemName: "bell").symbolEffect(.bounce, value: jumps).accessibilityLabel("Bell")
        Image(systemName: "mic").symbolEffect(.pulse, options: .speed(2), isActive: isRecording).accessibilityLabel(
          "Microphone")
        Image(systemName: "star").symbolEffect(.wiggle, options: .nonRepeating, value: jumps).symbolEffectsRemoved()
          .accessibilityLabel("Star")
      }
      Button("Ring") { jumps += 1 }
      Toggle("Recording", isOn: $isRecording)
    }
    .padding()
  }
}
