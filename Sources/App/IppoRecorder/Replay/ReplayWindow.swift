package import IppoRender

/// The render source of a window that shows a replay. Another window of the program takes its place when the replay begins
/// again: a renderer gets one frame, which replaces the whole tree.
@MainActor
package final class ReplayWindow: RenderSource {
  private unowned let session: ReplaySession
  /// The window of the program; `nil` before the first one.
  private var content: (any RenderSource)?
  private var client: ClientEnvironment?
  private var phase: RenderPhase?
  private var switched = SwitchedTree()
  /// Whether frames wait, while the replay catches up.
  private var isCatchingUp = false

  package var onFrame: (@MainActor (RenderFrame) -> Void)?
  package var tree: RenderTree { switched.tree }
  package var holdsFrames = false {
    didSet { content?.holdsFrames = holdsFrames }
  }

  init(_ session: ReplaySession) { self.session = session }

  /// Lets the window of the program go, which is closed.
  func forgetContent() {
    content?.onFrame = nil
    content = nil
    isCatchingUp = true
  }

  /// Replaces the window of the program. Renderers see it after ``showContent()``.
  func replace(by content: any RenderSource) {
    forgetContent()
    self.content = content
    if let client { content.adapt(to: client) }
    if let phase { content.change(phase: phase) }
    content.onFrame = { [weak self] in self?.take($0) }
    content.drain()
  }

  /// Hands the window of the program to the renderer, after a replacement.
  func showContent() {
    guard isCatchingUp, let content else { return }
    isCatchingUp = false
    content.drain()
    let frame = switched.show(content.tree)
    content.holdsFrames = holdsFrames
    if let frame { onFrame?(frame) }
  }

  private func take(_ frame: RenderFrame) {
    defer { session.windowChanged() }
    guard !isCatchingUp, let content else { return }
    let shownFrame = switched.take(frame, of: content.tree)
    onFrame?(shownFrame)
  }

  package func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) {
    // The renderer may have another tree yet.
    guard !isCatchingUp, let content, session.shows(self) else { throw .notOnScreen(id) }
    try content.send(event, to: id)
  }

  package func drain() { content?.drain() }

  package func adapt(to client: ClientEnvironment) {
    self.client = client
    content?.adapt(to: client)
  }

  package func change(phase: RenderPhase) {
    self.phase = phase
    content?.change(phase: phase)
  }

  package func close() { session.end(self) }
}
