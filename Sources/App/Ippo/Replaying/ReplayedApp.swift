import IppoRecorder
@_spi(Host) import IppoUI

/// An app whose windows replay a recording. Each window has an app of its own, with new stores.
@MainActor
final class ReplayedApp {
  private let makeHost: @MainActor (Recorder) -> AppHost
  /// The app of the window.
  private var host: AppHost?
  /// The app of the window to come.
  private var next: AppHost?

  /// - Parameter makeHost: Makes the app with a recorder.
  init(_ makeHost: @escaping @MainActor (Recorder) -> AppHost) { self.makeHost = makeHost }

  /// Makes the app of the first window.
  func prepare(_ recorder: Recorder) -> AppHost {
    let host = makeHost(recorder)
    next = host
    return host
  }

  /// Opens a window of another app.
  func makeWindow(_ recorder: Recorder, _ archive: [UInt8]?) -> ViewGraph {
    host?.close()
    let host = next ?? makeHost(recorder)
    (self.host, next) = (host, nil)
    return recorder.run { host.openWindow(restoring: archive) } ?? ViewGraph { EmptyView() }
  }
}
