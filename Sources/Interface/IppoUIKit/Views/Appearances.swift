import Foundation
import IppoRender

/// The views that hold what views of their kind are to look like: of a window, or of the app outside of windows.
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

  /// What is set for the window, and what is set for the app.
  static func all<V: UIView>(_ make: () -> V) -> [V] {
    let window = WindowDisplay.current?.attachment { Appearances() }
    return [window, process].compactMap { $0?.proxy(make) }
  }
}
