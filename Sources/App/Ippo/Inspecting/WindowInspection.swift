import IppoInspector

/// A window that is inspected.
@MainActor
struct WindowInspection {
  let session: InspectedSession
  let inspector: Inspector

  /// The window is gone.
  func end() { inspector.end(session) }
}
