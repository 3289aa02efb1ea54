import IppoRender

/// The part of a session that lives on the main actor: the source of its frames.
///
/// Frames and receipts leave in one stream, in the order in which they came about, so that what an event caused and
/// its acknowledgement go into one message.
@MainActor
final class SessionWindow {
  /// What happened on the main actor without interruption.
  struct Turn: Sendable {
    var frames: [RenderFrame]
    var receipt: Receipt?
    /// The tree as it is after all turns before, where the session has asked for it.
    var tree: RenderTree?
    /// The window as it is after all turns before, where the session has asked for it.
    var archive: Archive?
  }

  /// What rebuilds the window in another process.
  struct Archive: Sendable {
    /// `nil`: the source cannot be rebuilt.
    var bytes: [UInt8]?
    var client: ClientEnvironment?
  }

  /// An event has been handled.
  struct Receipt: Sendable {
    var sequence: Int
    var node: RenderNodeID
    var event: RenderEvent
    var error: RenderEventError?
  }

  private let source: any RenderSource
  private let turns: AsyncStream<Turn>.Continuation
  /// Frames committed while an event is delivered.
  private var collected: [RenderFrame]?
  private var isClosed = false
  /// What the client has said about itself.
  private var client: ClientEnvironment?

  init(source: any RenderSource, client: ClientEnvironment?, turns: AsyncStream<Turn>.Continuation) {
    self.source = source
    self.turns = turns
    self.client = client
    if let client { source.adapt(to: client) }
    source.drain()
  }

  /// The tree as it is; from here on, frames go into the stream.
  func start() -> RenderTree {
    source.onFrame = { [weak self] frame in self?.take(frame) }
    return source.tree
  }

  /// Puts the whole tree into the stream, in its place among the frames.
  func resynchronize() {
    if !isClosed { turns.yield(Turn(frames: [], tree: source.tree)) }
  }

  /// Puts what rebuilds the window into the stream, in its place among the frames.
  func archive() {
    if !isClosed { turns.yield(Turn(frames: [], archive: Archive(bytes: source.archive(), client: client))) }
  }

  private func take(_ frame: RenderFrame) {
    if collected != nil { collected!.append(frame) } else { turns.yield(Turn(frames: [frame])) }
  }

  func deliver(_ event: RenderEvent, to node: RenderNodeID, sequence: Int) {
    guard !isClosed else { return }
    collected = []
    var receipt = Receipt(sequence: sequence, node: node, event: event)
    do throws(RenderEventError) {
      try source.send(event, to: node)
    } catch {
      receipt.error = error
    }
    let frames = collected ?? []
    collected = nil
    turns.yield(Turn(frames: frames, receipt: receipt))
  }

  func adapt(to client: ClientEnvironment) {
    guard !isClosed else { return }
    self.client = client
    source.adapt(to: client)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    source.onFrame = nil
    source.close()
    turns.finish()
  }
}
