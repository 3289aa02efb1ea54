/// Decides which process of a program under `--dev` has the terminal. The owner carries the decisions out.
///
///     start ──▶ starting ──ready──▶ waiting ──the former process has left──▶ owner ──▶ ended
///
/// A new version starts beside the process that has the terminal. It gets the terminal once it is ready, and the former process has
/// left with everything that a person did. A version that ends before that leaves everything as it is. After a trap, the terminal is the shell's
/// until the next version, or until a person asks for another start.
package struct TerminalSuccession: Sendable {
  package enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  package enum Action: Equatable, Sendable {
    /// Starts the program on the disk.
    case start
    /// Gives the terminal to a process.
    case give(Int32)
    /// Asks a process to leave the terminal to the next one.
    case ask(Int32)
    /// Asks a process to end, by a signal.
    case stop(Int32, signal: Int32)
    /// Ends a process that has no terminal.
    case kill(Int32)
    /// Waits for the next version, or for a person. The terminal is the shell's.
    case wait
    /// Ends the program as its last process has ended.
    case finish(End)
  }

  /// The process that has the terminal.
  package private(set) var owner: Int32?
  /// The process that is to have it next.
  package private(set) var successor: Int32?
  private var isReady = false
  /// Whether the owner has been asked to leave.
  private var isAsked = false
  /// Whether there is a newer version than that of the successor.
  private var isOutdated = false
  private var stopSignal: Int32?
  /// Whether a process has ever had the terminal.
  private var hasServed = false

  package init() {}

  package var isStopping: Bool { stopSignal != nil }

  /// Whether neither a process has the terminal, nor one is to have it.
  package var isWaiting: Bool { owner == nil && successor == nil && !isStopping }

  /// Begins with a new version, or as a person asks for a start.
  package mutating func replace() -> [Action] {
    guard !isStopping else { return [] }
    guard let successor else { return [.start] }
    isOutdated = true
    // A process that the owner makes room for gets the terminal first.
    return isAsked ? [] : [.kill(successor)]
  }

  package mutating func started(_ process: Int32) -> [Action] {
    successor = process
    (isReady, isAsked) = (false, false)
    return isStopping ? [.kill(process)] : []
  }

  /// The program could not be started at all.
  package mutating func failed() -> [Action] {
    guard owner == nil, successor == nil else { return [] }
    return hasServed ? [.wait] : [.finish(.exit(1))]
  }

  /// The successor can take the terminal.
  package mutating func ready(_ process: Int32) -> [Action] {
    guard process == successor, !isStopping else { return [] }
    isReady = true
    guard let owner else { return give() }
    isAsked = true
    return [.ask(owner)]
  }

  private mutating func give() -> [Action] {
    guard let process = successor, isReady else { return [] }
    owner = process
    successor = nil
    isAsked = false
    hasServed = true
    guard isOutdated else { return [.give(process)] }
    isOutdated = false
    return [.give(process), .start]
  }

  /// A process has ended.
  /// - Parameter hasLeft: whether the process has left the terminal to the next one.
  package mutating func ended(_ process: Int32, _ end: End, hasLeft: Bool) -> [Action] {
    if process == successor { return successorEnded(end) }
    guard process == owner else { return [] }
    owner = nil
    if isStopping { return finish(end) }
    if hasLeft || successor != nil && !isExit(end) { return successor == nil ? [.wait] : give() }
    guard isExit(end) else { return [.wait] }
    return finish(end)
  }

  private mutating func successorEnded(_ end: End) -> [Action] {
    successor = nil
    isAsked = false
    if let stopSignal { return owner == nil ? [.finish(.signal(stopSignal))] : [] }
    if isOutdated {
      isOutdated = false
      return [.start]
    }
    guard owner == nil else { return [] }
    return hasServed || !isExit(end) ? [.wait] : [.finish(end)]
  }

  private func isExit(_ end: End) -> Bool { if case .exit = end { true } else { false } }

  private func finish(_ end: End) -> [Action] { (successor.map { [.kill($0)] } ?? []) + [.finish(end)] }

  /// Ends the program.
  package mutating func stop(_ signal: Int32) -> [Action] {
    guard !isStopping else { return [owner, successor].compactMap { $0.map { .kill($0) } } }
    stopSignal = signal
    let actions = (owner.map { [Action.stop($0, signal: signal)] } ?? []) + (successor.map { [.kill($0)] } ?? [])
    return actions.isEmpty ? [.finish(.signal(signal))] : actions
  }
}
