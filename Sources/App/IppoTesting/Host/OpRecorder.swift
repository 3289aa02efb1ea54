public import IppoUI

/// The ops a graph committed since the last look: "one update of node 7", not only how the screen ends up.
@MainActor
public final class OpRecorder {
  public private(set) var frames: [RenderFrame] = []

  init() {}

  func record(_ frame: RenderFrame) { frames.append(frame) }

  public var ops: [RenderOp] { frames.flatMap(\.ops) }

  /// The URLs that were opened outside of the window.
  public var openedURLs: [String] { ops.compactMap { if case .open(let url) = $0 { url } else { nil } } }

  /// Returns what was recorded and starts anew.
  @discardableResult
  public func take() -> [RenderOp] {
    defer { frames = [] }
    return ops
  }
}
