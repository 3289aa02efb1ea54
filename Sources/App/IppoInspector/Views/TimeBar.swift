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
        Slider(value: position, in: 0...Double(store.state.points.count), step: 1) { Text("Point in time") }
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
    let (position, count) = (store.state.position, store.state.points.count - 1)
    guard store.snapshot.shown != nil else { return "Now, after \(count == 1 ? "1 action" : "\(count) actions")" }
    return position == 0 ? "The past: the beginning" : "The past: action \(position) of \(count)"
  }

  private var position: Binding<Double> {
    Binding {
      Double(store.state.position)
    } set: { value in
      store.send(.positionChanged(Int(value.rounded())))
    }
  }
}
