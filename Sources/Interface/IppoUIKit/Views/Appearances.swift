import Foundation
import IppoRender

/// The views that hold the appearance of views of their kind, for a window, or for the app outside of windows.
@MainActor
final class Appearances {
  private static let process = Appearances()

  private var proxies: [ObjectIdentifier: UIView] = [:]

  nonisolated init() {}

  private func proxy<V: UIView>(_ make: () -> V) -> V {
    if let known = proxies[ObjectIdentifier(V.self)] as? V { return known }
    let new = make()
    proxies[ObjectIdentifier(V.self)] = new
    return new
  }

  static func proxy<V: UIView>(_ make: () -> V) -> V {
    (WindowDisplay.current?.attachment { Appearances() } ?? process).proxy(make)
  }

  /// The appearances of the window and of the app.
  static func all<V: UIView>(_ make: () -> V) -> [V] {
    let window = WindowDisplay.current?.attachment { Appearances() }
    return [window, process].compactMap { $0?.proxy(make) }
  }
}
