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
    var privateTexts = PrivateTexts() { didSet { knownScrubber = nil } }
    /// The function that removes the private texts, until there are others.
    private var knownScrubber: (@Sendable (String) -> String)?
    var screen: [ScreenLine] = []
    var sleepers: [Int: Int64] = [:]
    var lastSleeper = 0
    var lastCall = 0
    /// The calls of endpoints that may have further answers.
    var openCalls: Set<Int> = []
    /// Whether a store whose states are kept is reducing an action.
    var isReducing = false
    /// The endpoints that reducers have called, and whose calls need an answer.
    var endpointsWithoutSubstitute: Set<String> = []
    /// The latest time of the clock, in nanoseconds.
    var time: Int64 = 0
    var clock: (@Sendable () -> Duration)?
    var replay: ReplaySource?
    /// The file for a session that ends with the process; `nil` for none.
    var journal: RecordingJournal?
    /// The number of times that the log has begun anew.
    var generation = 0
    /// The entries that the timeline has not taken; `nil` without a timeline.
    var fresh: [FreshEntry]?

    /// A function that removes the private texts from a text.
    var scrubber: @Sendable (String) -> String {
      mutating get {
        let scrubber = knownScrubber ?? privateTexts.scrubber
        knownScrubber = scrubber
        return scrubber
      }
    }

    /// The content since the snapshot before the last one.
    var all: RecordedBody {
      guard var all = earlier else { return body }
      // The snapshot begins with the whole screen.
      all.entries += body.entries.dropFirst()
      all.stores = body.stores
      return all
    }
  }

  /// The size in bytes above which the oldest entries go.
  private let limit: Int
  let state: Mutex<State>
  @MainActor private weak var window: (any RenderSource)?
  /// Called after each entry, for a replay that waits.
  @MainActor package var onEntry: (@MainActor () -> Void)?
  /// Called after each turn that has reported an issue.
  @MainActor package var onIssue: (@MainActor () -> Void)?
  /// The entries with states as values, for an inspector; `nil` for none.
  @MainActor package private(set) var timeline: RecordedTimeline?
  /// The stores of a replay that people watch; `nil` for none.
  @MainActor var replayStores: ReplayStores?
  /// Whether a snapshot is taken after the turn that runs.
  @MainActor private var waitsForSnapshot = false
  /// Whether an event of the replayed recording is being repeated.
  @MainActor var isRepeating = false

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
    // A replay types another text for each edit of the recording, and no person types a secret into it.
    state.privateTexts.isLimited = source == nil
    self.state = Mutex(state)
  }

  /// Runs a function that makes a window or stores, and records them.
  ///
  /// - Parameter body: Makes the window. Its stores may also be made later: they belong to the window.
  /// - Returns: The result of the function.
  @MainActor public func run<R>(_ body: () throws -> R) rethrows -> R {
    try WindowRecording.$current.withValue(self) { try body() }
  }

  /// Keeps states and actions as values from now on, for stores that are made later.
  ///
  /// - Parameters:
  ///   - limit: The number of entries. Older ones are dropped.
  ///   - now: The time of an entry.
  ///   - time: The time from any beginning on, for the work of events.
  /// - Returns: The entries.
  @MainActor package func keepTimeline(
    limit: Int = 5_000, now: @escaping @MainActor () -> Date, time: @escaping @MainActor () -> Duration
  ) -> RecordedTimeline {
    let timeline = RecordedTimeline(recorder: self, limit: limit, now: now, time: time)
    self.timeline = timeline
    state.withLock { $0.fresh = [] }
    return timeline
  }

  /// Begins with a window that continues from an archive.
  package func begin(from archive: [UInt8]) {
    state.withLock { state in
      guard !state.privateTexts.isFull else { return }
      state.body.archive = archive
      state.rewriteJournal()
    }
  }

  /// The recording so far, without private texts.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - date: The time of the recording.
  @MainActor public func recording(of program: String = "", at date: Date = Date()) -> Recording {
    window?.drain()
    noteScreen()
    return state.withLock { state in
      var body = state.all
      body.sleeping = state.sleepers.count
      return Recording(program: program, date: date, body: state.privateTexts.scrubbed(body))
    }
  }

  // MARK: Windows

  @MainActor package func didOpen(_ window: any RenderSource) {
    if self.window == nil { self.window = window }
  }

  /// Makes way for another window.
  @MainActor func forgetWindow() { window = nil }

  @MainActor package func willReceive(_ event: RenderEvent, at id: RenderNodeID, in window: any RenderSource) {
    guard window === self.window else { return }
    window.drain()
    noteScreen()
    takeSnapshot(of: window)
    let tree = window.tree
    guard let step = RecordedStep(event, at: id, in: tree, screen: screenNodes(of: tree)) else {
      timeline?.takeEntries()
      return
    }
    // A report of the renderer, such as a size, is no work of the last event.
    timeline?.begin()
    let isSecure = if case .field(let field)? = tree[id]?.element { field.isSecure } else { false }
    let isHidden = PrivateScreen(tree).contains(id)
    let isPrivate = isSecure || isHidden || PrivateName.contains(step.name)
    noteTime()
    state.withLock { state in
      var step = step
      switch step.act {
      case .type(let text) where isPrivate:
        state.keepPrivate(text)
        step.act = .type(PrivateName.mask)
      case .select(let option) where isHidden:
        state.keepPrivate(option)
        step.act = .select(PrivateName.mask)
      case .show(let address):
        for text in PrivateName.texts(inAddress: address) { state.keepPrivate(text) }
      case .type, .select, .tap, .back, .dismiss, .submit, .toggle, .step, .slide, .delete, .longPress, .refresh, .move,
        .other:
        break
      }
      state.add(.step(step))
    }
    onEntry?()
  }

  @MainActor package func didReceive(_ event: RenderEvent, in window: any RenderSource) {
    guard window === self.window else { return }
    timeline?.end()
    noteScreen()
  }

  @MainActor private func screenNodes(of tree: RenderTree) -> [AccessibilityNode] {
    tree.accessibility.flatMap(\.flattened)
  }

  /// The screen as a recording has it, in an order that does not matter, without private texts.
  @MainActor package func screenLines() -> [ScreenLine] {
    guard let window else { return [] }
    let lines = readScreen(of: window)
    let scrub = state.withLock { $0.scrubber }
    return lines.map { $0.scrubbed(scrub) }
  }

  /// Notes the private texts on a screen.
  ///
  /// - Returns: The lines of the screen, without its private parts.
  @MainActor private func readScreen(of window: any RenderSource) -> [ScreenLine] {
    let tree = window.tree
    let hidden = PrivateScreen(tree)
    state.withLock { state in
      for text in hidden.texts { state.keepPrivate(text) }
    }
    return screenNodes(of: tree).map { hidden.line(of: $0) }
  }

  /// An action by its place among the actions so far, without private texts; `nil` if there are fewer.
  package func action(at index: Int) -> RecordedAction? {
    state.withLock { state in
      let actions = state.body.entries.lazy.filter { if case .action = $0 { true } else { false } }
      guard let entry = actions.dropFirst(index).first,
        case .action(let action) = entry.scrubbed(state.scrubber)
      else { return nil }
      return action
    }
  }

  /// The values that the replayed recording lacks.
  package var missingValues: [String] { state.withLock { $0.replay?.missing ?? [] } }

  /// The calls of the replayed recording; `nil` for no replay.
  var replayedCalls: ReplayCalls? { state.withLock { $0.replay?.calls } }

  /// Notes the difference to the last screen. A screen of an earlier state is not noted.
  @MainActor private func noteScreen() {
    guard let window, isAtPresent else { return }
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
    state.withLock { $0.begin(from: archive, after: $0.body) }
  }

  /// Begins again with an archive of the window as it is, because its state has changed without an action.
  @MainActor func beginAnew() {
    guard let window, let archive = window.archive() else { return }
    let lines = readScreen(of: window)
    state.withLock { state in
      state.screen = lines
      state.begin(from: archive, after: nil)
    }
  }

  /// Drops all entries after a place. Where the log does not go back that far, it begins anew.
  @MainActor func forgetEntries(after place: LogPlace) {
    guard state.withLock({ $0.cut(after: place) }) else { return beginAnew() }
    window?.drain()
    noteScreen()
  }

  /// The number of times that the log has begun anew.
  var generation: Int { state.withLock { $0.generation } }

  /// Brings the window up to date.
  @MainActor func drain() { window?.drain() }

  /// Takes the entries that the timeline has not seen.
  func takeFresh() -> [FreshEntry] {
    state.withLock { state in
      guard let fresh = state.fresh, !fresh.isEmpty else { return [] }
      state.fresh = []
      return fresh
    }
  }

  /// The stores so far, by number.
  package var storeTypes: [RecordedStore] { state.withLock { $0.body.stores } }

  /// The type of a store; `nil` for a number without one.
  package func storeType(_ number: Int) -> RecordedStore? {
    let types = storeTypes
    return types.indices.contains(number) ? types[number] : nil
  }

  /// The endpoints that reducers have called, and whose calls need an answer.
  var endpointsWithoutSubstitute: Set<String> { state.withLock { $0.endpointsWithoutSubstitute } }

  /// A function that removes the private texts from a text.
  package var scrubber: @Sendable (String) -> String { state.withLock { $0.scrubber } }

  // MARK: Stores

  @MainActor package func add(_ store: RecordedStore) -> Int {
    if let replayStores { return replayStores.add(store) }
    return state.withLock { state in
      state.body.stores.append(store)
      state.journal?.append(.store(store))
      return state.body.stores.count - 1
    }
  }

  @MainActor package func willReduce() {
    timeline?.beginAction()
    state.withLock { $0.isReducing = true }
  }

  @MainActor package func add(_ action: RecordedAction, _ moment: RecordedMoment?) {
    // The action of a store that no replay follows ends here, too.
    state.withLock { $0.isReducing = false }
    var action = action
    if let replayStores {
      guard let place = replayStores.place(ofNextActionOf: action.store) else { return }
      action.store = place
    }
    // The screen that the turns before the action have made.
    if action.origin == .effect { noteScreen() }
    let isNoted = state.withLock { state in
      state.add(.action(action))
      return !state.privateTexts.isFull
    }
    if let timeline, let moment { timeline.takeEntries(isNoted ? moment : nil) }
    onEntry?()
    if action.origin == .effect { limitSize() }
  }

  /// Begins again after the turn that runs, where effects fill the log of a window that people leave alone.
  @MainActor private func limitSize() {
    guard !waitsForSnapshot, replayStores == nil, state.withLock({ $0.size > limit }) else { return }
    waitsForSnapshot = true
    Task { [weak self] in
      guard let self else { return }
      waitsForSnapshot = false
      guard let window, isAtPresent else { return }
      window.drain()
      noteScreen()
      takeSnapshot(of: window)
    }
  }

  @MainActor package var keepsStates: Bool { timeline != nil || replayStores != nil }

  @MainActor package func follow(_ root: any RecordedRoot, as number: Int) {
    timeline?.follow(root, as: number)
    replayStores?.follow(root, as: number)
  }

  @MainActor private var isAtPresent: Bool { timeline?.isAtPresent ?? true }

  @MainActor package var acceptsEvents: Bool { isAtPresent && (replayStores == nil || isRepeating) }

  /// Notes an issue that the program has reported.
  package func add(issue: String) {
    state.withLock { $0.add(.issue(issue)) }
    // The turn that reports the issue ends first.
    Task { @MainActor [weak self] in
      self?.timeline?.takeEntries()
      self?.onIssue?()
    }
  }

  package func keepPrivate(_ text: String) { state.withLock { $0.keepPrivate(text) } }
}
