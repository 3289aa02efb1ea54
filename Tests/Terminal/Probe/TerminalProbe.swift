import ComposableArchitecture
import Foundation
import SwiftUI

/// An app to try a terminal with: it counts, takes text, prints, and crashes when asked to.
@main
struct TerminalProbe: App {
  var body: some Scene {
    WindowGroup {
      if let url = ProcessInfo.processInfo.environment["PROBE_PICTURES"] {
        PictureProbeView(url: URL(string: url))
      } else if let file = ProcessInfo.processInfo.environment["PROBE_KEYS"] {
        KeyProbeView(file: URL(filePath: file))
      } else if ProcessInfo.processInfo.environment["PROBE_EDITOR"] != nil {
        EditorProbeView()
      } else if ProcessInfo.processInfo.environment["PROBE_TYPE_AHEAD"] != nil {
        TypeAheadProbeView(store: Store(initialState: TypeAhead.State()) { TypeAhead() })
      } else if ProcessInfo.processInfo.environment["PROBE_HANDLES"] != nil {
        HandleProbeView()
      } else if ProcessInfo.processInfo.environment["PROBE_MOTION"] != nil {
        MotionProbeView()
      } else if let kind = ProcessInfo.processInfo.environment["PROBE_REPLAY"] {
        ReplayProbeView(isFaulty: kind == "faulty")
      } else {
        ProbeView()
      }
    }
  }
}

struct ProbeView: View {
  @Environment(\.scenePhase) private var phase
  @State private var count = 0
  @State private var pauses = 0
  @State private var name = ""
  @State private var crash = Store(initialState: Crash.State()) { Crash() }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(count)")
      Button("Increment") { count += 1 }
      TextField("Name", text: $name)
      Text("Hello, \(name.isEmpty ? "nobody" : name)!")
      GeometryReader { proxy in
        Text("Size: \(Int(proxy.size.width / 8))x\(Int(proxy.size.height / 16))")
      }
      .frame(height: 16)
      Text("Pauses: \(pauses)")
      Button("Print") { print("printed \(count)") }
      Button("Trap") { crash.send(.trap) }
      Button("Overflow") { crash.send(.overflow) }
      Button("Hang") { crash.send(.hang) }
    }
    .onChange(of: phase) { _, new in if new == .background { pauses += 1 } }
  }
}
