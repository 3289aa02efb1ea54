public import Foundation
public import IppoRender
internal import Synchronization

/// Records windows and stores: the person's events, actions with the changes of states, values of dependencies, and what the
/// screen shows.
///
/// ```swift
/// let recorder = Recorder()
/// let host = recorder.run { ViewHost { CounterScreen() } }
/// try host.tap("Increment")
/// try recorder.recording().write(to: url)
/// ```
///
/// A recorder is for one window and the stores that are made in it, or with it. Windows and stores without a recorder do
/// the same as in a program that has none.
public final class Recorder: WindowRecorder {
  struct State: Sendable {
    /// The content since the last snapshot.
    var body = RecordedBody()
    /// The content between the two last snapshots; `nil` before the second.
    var earlier: RecordedBody?
    /// An estimate of the size of the entries since the last snapshot, in bytes.
    var size = 0
    var privateTexts = PrivateTexts()
    var screen: [ScreenLine] = []
    var sleepers: [Int: Int64] = [:]
    var lastSleeper = 0
    /// The latest time of the clock, in nanoseconds.
    var time: Int64 = 0
    var clock: (@Sendable () -> Duration)?
    var replay: ReplaySource?
  }

  /// The size in bytes above which the oldest entries go.
  private let limit: Int
  let state: Mutex<State>
  @MainActor private weak var window: (any RenderSource)?
  /// Called after each entry, for a replay that waits.
  @MainActor package var onEntry: (@MainActor () -> Void)?

  /// Makes a recorder that has recorded nothing.
  ///
  /// - Parameter limit: The size of a recording, in bytes. A longer session keeps its latest part, with an archive of the
  ///   window at the beginning of that part.
  public convenience init(limit: Int = 5_000_000) { self.init(limit: limit, replaying: nil) }

  /// - Parameter source: Answers in place of the dependencies.
  package init(limit: Int = 5_000_000, replaying source: ReplaySource?) {
    self.limit = max(limit, 10_000)
    var state = State()
    state.replay = source
    self.state = Mutex(state)
  }

  /// Runs a function that makes a window or stores, and records them.
  ///
  /// - Parameter body: Makes the window. Its stores may also be made later: they belong to the window.
  /// - Returns: The result of the function.
  @MainActor public func run<R>(_ body: () throws -> R) rethrows -> R {
    try WindowRecording.$current.withValue(self) { try body() }
  }

  /// Begins with a window that continues from an archive.
  package func begin(from archive: [UInt8]) { state.withLock { $0.body.archive = archive } }

  /// The recording so far, without private texts.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - date: The time of the recording.
  @MainActor public func recording(of program: String = "", at date: Date = Date()) -> Recording {
    window?.drain()
    noteScreen()
    return state.withLock { state in
      var body = state.body
      if var all = state.earlier {
        // The snapshot begins with the whole screen.
        all.entries += body.entries.dropFirst()
        all.stores = body.stores
        body = all
      }
      body.sleeping = state.sleepers.count
      return Recording(program: program, date: date, body: state.privateTexts.scrubbed(body))
    }
  }

  // MARK: Windows

  @MainActor package func didOpen(_ window: any RenderSource) {
    if self.window == nil { self.window = window }
  }

  @MainActor package func willReceive(_ event: RenderEvent, at id: RenderNodeID, in window: any RenderSource) {
    guard window === self.window else { return }
    window.drain()
    noteScreen()
    takeSnapshot(of: window)
    let tree = window.tree
    guard let step = RecordedStep(event, at: id, in: tree, screen: screenNodes(of: tree)) else { return }
    let isSecure = if case .field(let field)? = tree[id]?.element { field.isSecure } else { false }
    let isPrivate = isSecure || PrivateScreen(tree).contains(id) || PrivateName.contains(step.name)
    noteTime()
    state.withLock { state in
      if isPrivate, case .type(let text) = step.act {
        state.privateTexts.insert(text)
        var step = step
        step.act = .type(PrivateName.mask)
        state.add(.step(step))
      } else {
        state.add(.step(step))
      }
    }
    onEntry?()
  }

  @MainActor package func didReceive(_ event: RenderEvent, in window: any RenderSource) {
    guard window === self.window else { return }
    noteScreen()
  }

  @MainActor private func screenNodes(of tree: RenderTree) -> [AccessibilityNode] {
    tree.accessibility.flatMap(\.flattened)
  }

  /// The screen as a recording has it, in an order that does not matter, without private texts.
  @MainActor package func screenLines() -> [ScreenLine] {
    guard let window else { return [] }
    let lines = readScreen(of: window)
    let scrub = state.withLock { $0.privateTexts.scrubber }
    return lines.map { $0.scrubbed(scrub) }
  }

  /// Notes the private texts on a screen.
  ///
  /// - Returns: The lines of the screen, without its private parts.
  @MainActor private func readScreen(of window: any RenderSource) -> [ScreenLine] {
    let tree = window.tree
    let hidden = PrivateScreen(tree)
    state.withLock { state in
      for text in hidden.texts { state.privateTexts.insert(text) }
    }
    return screenNodes(of: tree).map { hidden.line(of: $0) }
  }

  /// An action by its place among the actions so far, without private texts; `nil` if there are fewer.
  package func action(at index: Int) -> RecordedAction? {
    state.withLock { state in
      let actions = state.body.entries.lazy.filter { if case .action = $0 { true } else { false } }
      guard let entry = actions.dropFirst(index).first,
        case .action(let action) = entry.scrubbed(state.privateTexts.scrubber)
      else { return nil }
      return action
    }
  }

  /// The values that the replayed recording lacks.
  package var missingValues: [String] { state.withLock { $0.replay?.missing ?? [] } }

  /// Notes the difference to the last screen.
  @MainActor private func noteScreen() {
    guard let window else { return }
    let lines = readScreen(of: window)
    state.withLock { state in
      let change = ScreenChange(from: state.screen, to: lines)
      guard !change.isEmpty else { return }
      state.screen = lines
      state.add(screen: change)
    }
    onEntry?()
  }

  /// Notes the time before a step, if a task sleeps.
  @MainActor private func noteTime() {
    guard let clock = state.withLock({ $0.sleepers.isEmpty ? nil : $0.clock }) else { return }
    let now = clock().rounded
    state.withLock { state in
      guard now > state.time else { return }
      state.time = now
      state.add(.time(now))
    }
  }

  /// Begins again with an archive of the window where half of the limit is reached.
  @MainActor private func takeSnapshot(of window: any RenderSource) {
    guard state.withLock({ $0.size > max(limit / 2 - $0.body.archive.count, limit / 4) }) else { return }
    guard let archive = window.archive() else { return }
    state.withLock { state in
      state.earlier = state.body
      var body = RecordedBody()
      body.archive = archive
      body.stores = state.body.stores
      state.body = body
      state.size = 0
      state.add(.screen(ScreenChange(from: [], to: state.screen)))
    }
  }

  // MARK: Stores

  @MainActor package func add(_ store: RecordedStore) -> Int {
    state.withLock { state in
      state.body.stores.append(store)
      return state.body.stores.count - 1
    }
  }

  @MainActor package func add(_ action: RecordedAction) {
    // The screen that the turns before the action have made.
    if action.origin == .effect { noteScreen() }
    state.withLock { $0.add(.action(action)) }
    onEntry?()
  }

  /// Notes an issue that the program has reported.
  package func add(issue: String) { state.withLock { $0.add(.issue(issue)) } }

  package func keepPrivate(_ text: String) { state.withLock { $0.privateTexts.insert(text) } }
}

extension Recorder.State {
  mutating func add(_ entry: RecordedEntry) {
    size += entry.estimatedSize
    body.entries.append(entry)
  }

  /// Adds a screen behind the last action or step: tasks that woke since then have not changed it.
  mutating func add(screen change: ScreenChange) {
    let entry = RecordedEntry.screen(change)
    size += entry.estimatedSize
    let place = body.entries.lastIndex { entry in
      switch entry {
      case .action, .step, .screen: true
      case .uuid, .date, .random, .sleep, .wake, .time, .issue: false
      }
    }
    body.entries.insert(entry, at: place.map { $0 + 1 } ?? body.entries.endIndex)
  }
}

extension RecordedEntry {
  /// About how many bytes the entry takes in a file.
  fileprivate var estimatedSize: Int {
    switch self {
    case .uuid: 40
    case .date, .random, .sleep, .wake, .time: 16
    case .issue(let text): 8 + text.utf8.count
    case .step(let step): 48 + step.name.utf8.count
    case .screen(let change):
      (change.added + change.removed).reduce(8) { $0 + 24 + $1.name.utf8.count + ($1.value?.utf8.count ?? 0) }
    case .action(let action):
      action.changes.reduce(40 + action.description.utf8.count * 3) {
        $0 + 16 + $1.path.utf8.count + $1.value.utf8.count * 2
      }
    }
  }
}
