public import IppoUI

/// The ops a graph committed since the last look: "one update of node 7", not only how the screen ends up.
@MainActor
public final class OpRecorder {
  /// The frames since the last look, in the order in which they were committed.
  public private(set) var frames: [RenderFrame] = []

  init() {}

  func record(_ frame: RenderFrame) { frames.append(frame) }

  /// The ops of these frames, in the order in which they are applied.
  public var ops: [RenderOp] { frames.flatMap(\.ops) }

  /// The URLs that were opened outside of the window.
  public var openedURLs: [String] { ops.compactMap { if case .open(let url) = $0 { url } else { nil } } }

  /// The texts that were put on the clipboard.
  public var copiedTexts: [String] { ops.compactMap { if case .copy(let text) = $0 { text } else { nil } } }

  /// The requests to devices of the person: notifications, the place, the voice.
  public var deviceRequests: [DeviceRequest] {
    ops.compactMap { if case .device(let request) = $0 { request } else { nil } }
  }

  /// Returns what was recorded and starts anew.
  @discardableResult
  public func take() -> [RenderOp] {
    defer { frames = [] }
    return ops
  }
}
