import ComposableArchitecture
import SwiftUI

// Dynamic properties, shared state and dependencies of previews.

@Observable
private final class Volume {
  var level = 0.5
}

private struct Slide: View {
  let volume: Volume
  var body: some View { Text("\(volume.level)") }
}

extension EnvironmentValues {
  @Entry var speed = 1.0
}

#Preview("Previewable") {
  @Previewable @AppStorage("level") var level = 1
  @Previewable @Bindable var volume = Volume()
  @Previewable @Environment(\.dismiss) var dismiss
  @Previewable @FocusState var isFocused: Bool
  @Previewable @Namespace var namespace
  @Previewable @Shared(.visits) var visits
  @Previewable @State var isOn = true
  VStack {
    Button("Close") { dismiss() }
    Slider(value: $volume.level)
    Stepper("\(level)", value: $level)
    Text("\(visits)")
    Toggle("On", isOn: $isOn).focused($isFocused)
  }
  .environment(\.speed, 2)
}

#Preview("A model") {
  let volume = Volume()
  volume.level = 1
  return Slide(volume: volume)
}

#Preview("Shared") {
  @Shared(.appStorage("visits.of.preview")) var visits = 3
  let store = Store(initialState: Editor.State(name: "\(visits)")) { Editor() }
  EditorView(store: store)
}

#Preview("Shared, and set before") {
  @Shared(.visits) var visits
  $visits.withLock { $0 = 4 }
  return NavigationStack { Text("\(visits)") }
}

#Preview("Dependencies of everything") {
  let _ = prepareDependencies { $0.directory = .crowded }
  EditorView(store: Store(initialState: Editor.State()) { Editor() })
}

#Preview("Dependencies of a view") {
  withDependencies {
    $0.directory.count = { 4 }
  } operation: {
    EditorView(store: Store(initialState: Editor.State()) { Editor() })
  }
}

#Preview("A dependency") {
  @Dependency(\.directory) var directory
  let count = directory.count()
  return Text("\(count)")
}
