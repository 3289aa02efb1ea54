import IppoRender
import Synchronization

/// Does the work of a session on the main actor, one item each time the scheduler picks the session. Its task exists
/// only while there is work.
final class SessionWorker: Sendable {
  private enum Condition { case room, slot, done }

  private struct State {
    var work = WaitingWork()
    var isWorking = false
    var hasTask = false
    /// Called when the window is closed.
    var onClose: (@Sendable () async -> Void)?
    var waiters: [(condition: Condition, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let id: String
  private let network: ClientNetwork
  private let window: SessionWindow
  private let scheduler: MainActorScheduler
  /// How much may wait.
  private let (waitingMessages, waitingBytes): (Int, Int)
  private let state = Mutex(State())

  init(id: String, network: ClientNetwork, window: SessionWindow, scheduler: MainActorScheduler, limits: WebLimits) {
    self.id = id
    self.network = network
    self.window = window
    self.scheduler = scheduler
    (waitingMessages, waitingBytes) = (limits.waitingMessages, limits.waitingBytes)
  }

  /// Does something when the window is closed, which it is not yet.
  func whenClosed(_ body: @escaping @Sendable () async -> Void) { state.withLock { $0.onClose = body } }

  func add(_ item: WaitingWork.Item) {
    let isFirst = state.withLock { state in
      state.work.append(item)
      guard !state.hasTask, state.work.count > 0 else { return false }
      state.hasTask = true
      return true
    }
    // Whoever adds something does not lend the window its task-local values.
    if isFirst { Task.detached { await self.work() } }
  }

  private func work() async {
    while hasWork() { await scheduler.run(.session(id), of: network) { workOnce() } }
  }

  private func hasWork() -> Bool {
    state.withLock { state in
      if state.work.count == 0 { state.hasTask = false }
      return state.hasTask
    }
  }

  /// Waits until more can be added without the session having too much to do.
  func room() async { await wait(for: .room) }

  /// Waits until the scheduler has picked the session, if it has work. The end of all work would be too late, as a
  /// client that adds more and more could put it off for ever.
  func waitForSlot() async { await wait(for: .slot) }

  /// Waits until all that was added is done.
  func done() async { await wait(for: .done) }

  /// Waits until the session has received the results of all requests so far.
  func messagesTaken() async { await window.messagesTaken() }

  private func wait(for condition: Condition) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isMetAlready = state.withLock { state in
        if isMet(condition, state) { return true }
        state.waiters.append((condition, continuation))
        return false
      }
      if isMetAlready { continuation.resume() }
    }
  }

  private func isMet(_ condition: Condition, _ state: State) -> Bool {
    switch condition {
    case .room: state.work.count < waitingMessages && state.work.bytes < waitingBytes
    case .slot, .done: state.work.count == 0 && !state.isWorking
    }
  }

  @MainActor private func workOnce() {
    let item = state.withLock { state in
      state.isWorking = true
      return state.work.popFirst()
    }
    switch item {
    case .event(let sequence, let node, let event): window.deliver(event, to: node, sequence: sequence)
    case .environment(let client): window.adapt(to: client)
    case .phase(let phase): window.change(phase: phase)
    case .files(let node, let paths): window.bring(paths, to: node)
    case .resynchronize: window.resynchronize()
    case .archive: window.archive()
    case .rest: window.rest()
    case .hibernate: window.hibernate()
    case .resume: window.resume()
    case .close:
      window.close()
      let onClose = state.withLock { state in
        defer { state.onClose = nil }
        return state.onClose
      }
      if let onClose { Task.detached { await onClose() } }
    case nil: break
    }
    let due = state.withLock { state in
      state.isWorking = false
      let waiters = state.waiters
      state.waiters = []
      let due = waiters.filter { $0.condition == .slot || isMet($0.condition, state) }
      state.waiters = waiters.filter { $0.condition != .slot && !isMet($0.condition, state) }
      return due
    }
    for waiter in due { waiter.continuation.resume() }
  }
}
