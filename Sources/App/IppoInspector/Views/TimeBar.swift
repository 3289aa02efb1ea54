import ComposableArchitecture
import SwiftUI

/// The way through time: a slider over the actions, and what to do at a point in the past.
struct TimeBar: View {
  let store: StoreOf<SessionFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Button("Earlier") { store.send(.earlierTapped) }
          .keyboardShortcut("[", modifiers: .control)
          .disabled(store.state.position == 0)
        Slider(value: position, in: 0...Double(max(store.state.points.count, 1)), step: 1) { Text("Point in time") }
          .disabled(store.state.points.isEmpty)
        Button("Later") { store.send(.laterTapped) }
          .keyboardShortcut("]", modifiers: .control)
          .disabled(store.snapshot.shown == nil)
      }
      HStack {
        Text(verbatim: place)
        Spacer()
        if store.snapshot.shown != nil {
          Button("Go on from here") { store.send(.goOnTapped) }
          Button("Back to now") { store.send(.presentTapped) }.keyboardShortcut(.cancelAction)
        }
      }
      if !store.notice.isEmpty { Text(verbatim: store.notice).font(.caption).foregroundStyle(.secondary) }
    }
    .buttonStyle(.bordered)
    .padding()
  }

  private var place: String {
    guard store.snapshot.shown != nil else { return "Now, after \(store.state.points.count) actions" }
    return "The past: action \(store.state.position + 1) of \(store.state.points.count)"
  }

  private var position: Binding<Double> {
    Binding {
      Double(store.state.position)
    } set: { value in
      store.send(.positionChanged(Int(value.rounded())))
    }
  }
}
