import SwiftUI

/// Taps, long presses, drags, and the keyboard.
struct GesturesPage: View {
  @State private var taps = 0
  @State private var presses = 0
  @State private var offset = CGSize.zero
  @FocusState private var isFocused: Bool

  var body: some View {
    Specimens {
      Specimen("Tap") {
        Block("Tapped \(taps) times").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton)
      }
      Specimen("Long press") {
        Block("Held \(presses) times").onLongPressGesture { presses += 1 }.accessibilityAddTraits(.isButton)
      }
      Specimen("Drag") {
        Circle().fill(.tint).frame(width: 48, height: 48).offset(offset)
          .gesture(
            DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero }
          )
          .frame(height: 64)
      }
      Specimen("Focus") {
        Button("Take the keyboard") { isFocused = true }
        TextField("Focused by the button", text: .constant("")).textFieldStyle(.roundedBorder).focused($isFocused)
      }
      Specimen("Shortcut") {
        Button("With Control-Shift-U") { taps += 1 }.keyboardShortcut("u", modifiers: [.control, .shift])
      }
    }
  }
}
