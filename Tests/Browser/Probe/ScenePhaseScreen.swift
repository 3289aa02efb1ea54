import SwiftUI

/// Says how far the window was in front.
struct ScenePhaseScreen: View {
  @Environment(\.scenePhase) private var phase
  @State private var log = "start"

  var body: some View {
    Text("Phases: \(log)").onChange(of: phase) { _, new in log += ", \(new)" }
  }
}
