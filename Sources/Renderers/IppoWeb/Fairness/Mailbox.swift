import DequeModule
import Synchronization

/// Takes elements one after the other, in the order in which they were added. The task of the mailbox exists only while
/// there are elements: a waiting task takes some kilobytes, and most sessions wait most of the time.
///
///     new ──start──▶ idle ⇄ taking ──the last element after finish──▶ over
///
/// The task inherits nothing from whoever adds an element.
final class Mailbox<Element: Sendable>: Sendable {
  typealias Taker = @Sendable (Element) async -> Void

  private struct State {
    var elements: Deque<Element> = []
    var taker: Taker?
    var isTaking = false
    var isFinished = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Takes what was added before, and from now on.
  func start(_ taker: @escaping Taker) {
    state.withLock { $0.taker = taker }
    takeIfNeeded()
  }

  /// The number of elements in the mailbox.
  var count: Int { state.withLock { $0.elements.count } }

  /// Waits until all elements added so far have been taken.
  func drained() async {
    await withCheckedContinuation { continuation in
      let isDrained = state.withLock { state in
        let isDrained = state.elements.isEmpty && !state.isTaking
        if !isDrained { state.waiters.append(continuation) }
        return isDrained
      }
      if isDrained { continuation.resume() }
    }
  }

  func add(_ element: Element) {
    state.withLock { if !$0.isFinished { $0.elements.append(element) } }
    takeIfNeeded()
  }

  /// Ends the mailbox after the elements that it holds.
  func finish() {
    state.withLock { $0.isFinished = true }
    takeIfNeeded()
  }

  private func takeIfNeeded() {
    let isNeeded = state.withLock { state in
      guard state.taker != nil, !state.isTaking, !state.elements.isEmpty || state.isFinished else { return false }
      state.isTaking = true
      return true
    }
    if isNeeded { Task.detached { await self.takeAll() } }
  }

  private func takeAll() async {
    while let (taker, element) = next() { await taker(element) }
  }

  private func next() -> (Taker, Element)? {
    // The taker may be the last to know somebody: it is let go of outside of the lock.
    typealias Next = (next: (Taker, Element)?, former: Taker?, waiters: [CheckedContinuation<Void, Never>])
    let (next, _, waiters) = state.withLock { state -> Next in
      let taker = state.taker
      if let taker, let element = state.elements.popFirst() { return ((taker, element), nil, []) }
      state.isTaking = false
      state.elements = []
      let waiters = state.waiters
      state.waiters = []
      guard state.isFinished else { return (nil, nil, waiters) }
      state.taker = nil
      return (nil, taker, waiters)
    }
    for waiter in waiters { waiter.resume() }
    return next
  }
}
