import IppoInspector
import IppoRecorder
import IppoUI

/// A window that is inspected.
@MainActor
struct WindowInspection {
  let session: InspectedSession
  let inspector: Inspector

  /// Begins with a window.
  ///
  /// - Parameters:
  ///   - inspector: The inspector of the process.
  ///   - recorder: The recorder that the window is made with afterwards; `nil` for a new one.
  init(_ inspector: Inspector, recorder: Recorder? = nil) {
    self.inspector = inspector
    session = inspector.begin(with: recorder ?? Recorder())
  }

  /// The window is gone.
  func end() { inspector.end(session) }
}

extension Inspector {
  /// A new window of the inspector.
  func makeWindow() -> ViewGraph { ViewGraph(rowsAtFirst: 50) { InspectorPage(self) } }
}
