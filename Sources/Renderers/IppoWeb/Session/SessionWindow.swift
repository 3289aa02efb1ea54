import IppoRender

import struct Foundation.URL

/// The part of a session that lives on the main actor: the source of its frames.
///
/// Frames and receipts leave in one stream, in the order of their origin. Therefore the changes of an event and its
/// acknowledgement go into one message.
@MainActor
final class SessionWindow {
  /// A message about one uninterrupted piece of work on the main actor.
  enum Message: Sendable {
    /// The changes, and the receipt of the handled event.
    case change([RenderFrame], Receipt?)
    /// The full tree, on request or after resuming; `waking` is the time that the rebuild took.
    case tree(RenderTree, waking: Duration?)
    /// The window as it is after all messages before.
    case archive(Archive)
    /// Whether the window could be put away.
    case rest(Bool)
    /// The window, which is put away, hibernates.
    case hibernation
    /// The window is put away, and something that it would show has changed.
    case stirred
    /// The window makes no frames of spontaneous changes until the session has consumed the previous frames and resumes
    /// the window.
    case paused
  }

  /// The archive that rebuilds the window in another process.
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
    /// Receives the bytes of the changes on the wire; `nil` where nobody asks.
    var meter: (@Sendable (Int) -> Void)?
  }

  private let source: any RenderSource
  /// The source, if it is one that an inspector may ask for its renderer's work.
  private let meteredSource: (any MeteredSource)?
  private let traces: EventTraces?
  private let messages: Mailbox<Message>
  /// The maximum number of messages that wait for the session before spontaneous changes are paused. Otherwise an app that
  /// changes faster than its pages are written would fill the memory.
  private static let waitingMessages = 16
  private var isPaused = false
  /// Frames committed while an event is delivered.
  private var collected: [RenderFrame]?
  private var isClosed = false
  private var isResting = false
  /// Whether a client is there, and what the source has been told of it.
  private var phase = RenderPhase.active
  private var toldPhase = RenderPhase.active
  /// The client's environment, as the client has reported it.
  private var client: ClientEnvironment?
  /// The requests from before there was a page.
  private(set) var openingRequests = OpeningRequests()

  init(
    source: any RenderSource, client: ClientEnvironment?, traces: EventTraces? = nil,
    messages: Mailbox<Message>
  ) {
    self.source = source
    meteredSource = source as? any MeteredSource
    self.traces = traces
    self.messages = messages
    self.client = client
    source.onFrame = { [weak self] in self?.openingRequests.note([$0], revision: 0) }
    if let client { source.adapt(to: client) }
    source.drain()
  }

  /// Shows what a URL names, before anybody has seen the window.
  func show(_ address: URL) -> AddressOutcome { source.show(address: address) }

  /// The tree as it is; from here on, frames go into the stream.
  func start() -> RenderTree {
    source.onFrame = { [weak self] frame in self?.take(frame) }
    source.onStir = { [weak self] in self?.messages.add(.stirred) }
    return source.tree
  }

  /// Puts the whole tree into the stream, in its place among the frames.
  func resynchronize() {
    guard !isClosed else { return }
    let start = isResting ? ContinuousClock.now : nil
    isResting = false
    let tree = source.tree
    messages.add(.tree(tree, waking: start.map { ContinuousClock.now - $0 }))
    tellPhase()
  }

  /// Puts what rebuilds the window into the stream, in its place among the frames.
  func archive() {
    guard !isClosed else { return }
    wake()
    messages.add(.archive(Archive(bytes: source.archive(), client: client)))
  }

  /// Puts the window away until something is asked of it.
  func rest() {
    guard !isClosed, !isResting else { return }
    isResting = source.rest()
    messages.add(.rest(isResting))
  }

  /// Puts the state of the window away as well, which is put away.
  func hibernate() {
    guard !isClosed, isResting else { return }
    // It was woken to follow a change, and is in motion since.
    guard source.hibernate() else { return resynchronize() }
    messages.add(.hibernation)
  }

  private func wake() {
    if isResting { resynchronize() }
  }

  private func take(_ frame: RenderFrame) {
    guard collected == nil else { return collected!.append(frame) }
    messages.add(.change([frame], nil))
    guard !isPaused, messages.count >= Self.waitingMessages else { return }
    isPaused = true
    source.holdsFrames = true
    messages.add(.paused)
  }

  /// Renders the changes since the session fell behind.
  func resume() {
    guard isPaused, !isClosed else { return }
    isPaused = false
    source.holdsFrames = false
  }

  /// Waits until the session has consumed all messages.
  nonisolated func messagesTaken() async { await messages.drained() }

  func deliver(_ event: RenderEvent, to node: RenderNodeID, sequence: Int) {
    guard !isClosed else { return }
    let (frames, receipt) =
      if let traces {
        traces.turn(sequence) { handle(event, at: node, sequence: sequence) }
      } else {
        handle(event, at: node, sequence: sequence)
      }
    // The session may send the changes at once. So the turn is over by then.
    messages.add(.change(frames, receipt))
  }

  private func handle(
    _ event: RenderEvent, at node: RenderNodeID, sequence: Int
  ) -> (frames: [RenderFrame], receipt: Receipt) {
    wake()
    // The app made its changes so far without the edit. Commit them first.
    if case .edit = event { source.drain() }
    collected = []
    var receipt = Receipt(sequence: sequence, node: node, event: event)
    do throws(RenderEventError) {
      try source.send(event, to: node)
    } catch {
      receipt.error = error
    }
    receipt.meter = meteredSource?.meter?.bytesOfLastEvent()
    let frames = collected ?? []
    collected = nil
    return (frames, receipt)
  }

  /// Files have arrived, or were taken. Where nobody waits for them any more, that is all.
  func bring(_ paths: [String], to node: RenderNodeID) {
    guard !isClosed else { return }
    wake()
    try? source.send(.files(paths), to: node)
  }

  func adapt(to client: ClientEnvironment) {
    guard !isClosed else { return }
    wake()
    self.client = client
    source.adapt(to: client)
  }

  /// A client is there, or is not. A window that is put away is told when it is back.
  func change(phase: RenderPhase) {
    self.phase = phase
    if !isClosed, !isResting { tellPhase() }
  }

  private func tellPhase() {
    guard phase != toldPhase else { return }
    toldPhase = phase
    source.change(phase: phase)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    source.onFrame = nil
    source.onStir = nil
    source.close()
    messages.finish()
  }
}
