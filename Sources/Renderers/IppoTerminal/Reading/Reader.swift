package import IppoRender

/// Reads a window aloud, line by line, and takes what a person types, line by line.
///
/// ```
///            number of a choice                  a value, or an empty line
///  screen ───────────────────────▶ question ───────────────────────────────▶ screen
///    │                               ▲
///    └── number of a menu ──▶ items ─┘   back, or a choice ──▶ screen
/// ```
///
/// A new screen is read whole; after an event, only the changed lines are read. Changes without an event are read at
/// most once a second. The reader neither reads from nor writes to a terminal: the session does.
@MainActor
package final class Reader {
  /// The least time between two readings of changes that no person has caused.
  package static let pause = Duration.seconds(1)

  /// Receives each line.
  package var onLine: (String) -> Void = { _ in }
  /// Opens a URL. The result is whether a program has taken the URL; otherwise the reader reads the URL.
  package var onOpen: (String) -> Bool = { _ in false }
  /// Calls ``readChanges()`` after a time.
  package var onWait: (Duration) -> Void = { _ in }
  /// Called when the person has agreed to a question about unsaved changes, and the window ends.
  package var onEnd: () -> Void = {}
  /// The current time.
  package var now: () -> Duration = { .zero }
  /// The person has asked for the end.
  package private(set) var isOver = false

  private let source: any RenderSource
  private let layout: ReadingLayout
  var question: ReadingQuestion?
  /// The name of the control that the last question was about.
  var askedName = ""
  /// The screen that has interrupted an answer, once its beginning has been read.
  var heard: ReadingScreen.Scope?
  /// Complete answers that wait for their controls.
  var held: [HeldAnswer] = []
  /// The open lists of choices, the innermost last.
  var levels: [(title: String, items: [ReadingItem], owner: ReadingElement.Key?)] = []
  var pager = ReadingPager()
  private var numbers: [ReadingElement.Key: Int] = [:]
  private var lastNumber = 0
  /// The elements that the person knows.
  private(set) var known: [ReadingElement] = []
  private(set) var scope: ReadingScreen.Scope?
  private var focused: RenderNodeID?
  private var isActing = false
  private var isWaiting = false
  /// The window has changed since the last reading.
  private var isStale = false
  private var lastReading: Duration?

  /// - Parameters:
  ///   - source: The window.
  ///   - language: The person's language, as a BCP 47 tag; `nil` for that of the process.
  package init(_ source: any RenderSource, language: String? = nil) {
    self.source = source
    layout = ReadingLayout(language: language)
  }

  var tree: RenderTree { source.tree }

  var vocabulary: ReadingVocabulary {
    ReadingVocabulary(words: tree.root.flatMap { tree[$0]?.attributes.language?.words } ?? RenderWords())
  }

  func say(_ line: String) { onLine(line) }

  func say(_ word: LibraryWord, _ values: String...) {
    say(LibraryWord.filled(vocabulary[word], with: values.map(ReadingVocabulary.readable)))
  }

  /// Whether the next line is a secret, which a terminal should not show.
  package var asksForSecret: Bool {
    if case .secret? = question { true } else { false }
  }

  /// The place of the person, for the keeper of the window.
  var place: TerminalPlace { layout.place }

  // MARK: Time

  /// Reads the first screen, and follows the window from now on.
  package func start() {
    isActing = true
    layout.start(source.tree)
    source.onFrame = { [weak self] in self?.take($0) }
    source.adapt(to: layout.client)
    isActing = false
    settle()
    readScreen()
  }

  private func take(_ frame: RenderFrame) {
    isStale = true
    layout.apply(frame, of: source)
    for op in frame.ops { take(op) }
    guard !isActing, !isWaiting else { return }
    isWaiting = true
    let due = lastReading.map { max(.zero, $0 + Self.pause - now()) } ?? .zero
    onWait(due)
  }

  private func take(_ op: RenderOp) {
    switch op {
    case .open(let url): open(url)
    case .copy(let text): say(.copied, text)
    case .device(let request): use(request)
    case .create, .update, .insert, .move, .remove, .scroll: break
    }
  }

  /// Reads out notifications, announcements, and what the app speaks. There are no other devices.
  private func use(_ request: DeviceRequest) {
    switch request.use {
    case .notificationPermission: answer(.allowed(true), to: request)
    case .notification(let notification):
      let parts = [notification.title, notification.body].filter { !$0.isEmpty }
      say(ReadingVocabulary.readable(parts.joined(separator: ": ")))
      answer(.shown, to: request)
    case .speech(let speech):
      say(ReadingVocabulary.readable(speech.text))
      answer(.ended, to: request)
    case .location, .media: answer(.unavailable, to: request)
    case .announcement(let text): say(ReadingVocabulary.readable(text))
    case .withdrawal, .vibration, .end: break
    }
  }

  /// The answer comes in a turn of its own.
  private func answer(_ answer: DeviceAnswer, to request: DeviceRequest) {
    Task { [weak self] in
      guard let self, !self.isOver else { return }
      // Without somebody who waits for the answer, the window refuses it.
      try? self.source.send(answer, to: request)
    }
  }

  /// Reads the changes that no person has caused.
  package func readChanges() {
    isWaiting = false
    guard !isOver else { return }
    lastReading = now()
    settle()
    announce(after: nil, isAction: false)
  }

  /// Runs the window until nothing is left to do: the views learn their sizes.
  func settle() {
    isActing = true
    source.drain()
    layout.settle { event, id in (try? source.send(event, to: id)) != nil }
    isActing = false
  }

  // MARK: Acting

  /// Takes a line of the person.
  package func enter(_ line: String) {
    guard !isOver else { return }
    settle()
    if let question { answer(question, line) } else { command(line) }
    guard !isOver, isStale || heard != nil && question == nil else { return }
    announce(after: nil, isAction: false)
  }

  func end() {
    readBackHeld()
    isOver = true
  }

  /// Ends at the wish of the person, unless the window asks about unsaved changes first.
  func quit() {
    if !asksToLeave() { end() }
  }

  /// Asks about unsaved changes, before an interruption ends the program. An answer that is being typed goes on afterwards.
  ///
  /// - Returns: Whether the window asks.
  package func interrupt() -> Bool {
    guard !isOver else { return false }
    settle()
    return asksToLeave()
  }

  /// - Returns: Whether the window asks about unsaved changes.
  private func asksToLeave() -> Bool {
    isActing = true
    let asks =
      (source as? any LeavingWindow)?.asksToLeave { [weak self] in
        self?.end()
        self?.onEnd()
      } ?? false
    isActing = false
    if asks { finish(nil) }
    return asks
  }

  /// - Returns: Whether the window has accepted the event.
  @discardableResult
  func send(_ event: RenderEvent, to id: RenderNodeID) -> Bool {
    isActing = true
    defer { isActing = false }
    do {
      try source.send(event, to: id)
      return true
    } catch {
      return false
    }
  }

  /// Moves the keyboard focus to a node, where the app manages the focus.
  func focus(_ id: RenderNodeID) {
    guard focused != id else { return }
    let old = focused
    focused = id
    if tree[id]?.attributes.isFocused != nil { send(.focus(true), to: id) }
    if let old, tree[old]?.attributes.isFocused != nil { send(.focus(false), to: old) }
  }

  func open(_ url: String) { if !onOpen(url) { say(.opened, url) } }

  // MARK: Reading

  /// The elements with their numbers, as they are now.
  func refreshed() -> [ReadingElement] { pager.elements(of: ReadingScreen(tree, vocabulary)) }

  func number(of element: ReadingElement) -> Int? { numbers[element.key] }

  /// Reads the whole screen, and numbers the choices anew.
  func readScreen() {
    isStale = false
    let screen = ReadingScreen(tree, vocabulary)
    if screen.scope != scope { pager = ReadingPager() }
    scope = screen.scope
    known = pager.elements(of: screen)
    numbers = [:]
    lastNumber = 0
    for element in known { read(element) }
  }

  private func read(_ element: ReadingElement, _ more: String? = nil) {
    var lines = element.words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if !element.actions.isEmpty { lines[lines.count - 1] += ", " + vocabulary[.actionsAvailable] }
    if let more { lines[lines.count - 1] += ", " + more }
    if element.isChoice {
      if numbers[element.key] == nil {
        lastNumber += 1
        numbers[element.key] = lastNumber
      }
      lines[0] = "\(numbers[element.key] ?? lastNumber). \(lines[0])"
    }
    for line in lines { say(line) }
  }

  /// Reads what differs from what the person knows.
  /// - Parameters:
  ///   - key: The element that the person has used.
  ///   - isAction: Whether the person waits for an answer.
  func announce(after key: ReadingElement.Key?, isAction: Bool) {
    isStale = false
    let screen = ReadingScreen(tree, vocabulary)
    guard screen.scope == scope else {
      // Neither may a line that is being typed be taken for a command, nor a secret be read.
      if question != nil { return hear(screen) }
      levels = []
      heard = nil
      readScreen()
      return releaseHeld()
    }
    heard = nil
    let elements = pager.elements(of: screen)
    let old = Dictionary(known.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(elements.map(\.key))
    let changed = elements.filter { element in
      guard let before = old[element.key] else { return true }
      if case .more? = element.choice, key != element.key { return false }
      return before.words != element.words || before.actions.isEmpty != element.actions.isEmpty
    }
    let removed = known.filter { !keys.contains($0.key) }
    let moved = changed.isEmpty && removed.isEmpty ? elements.first { $0.key == key && hasMoved($0, elements) } : nil
    known = elements
    for element in changed { read(element) }
    if let moved { read(moved, position(of: moved)) }
    tell(removed: changed.isEmpty ? removed : removed.filter { isRow($0, in: screen) })
    if isAction, changed.isEmpty, removed.isEmpty, moved == nil { say(.nothingChanged) }
    releaseHeld()
  }

  private func tell(removed: [ReadingElement]) {
    if removed.count > 3 { return say("\(removed.count) \(vocabulary[.removed])") }
    for element in removed {
      if case .more? = element.choice { continue }
      say("\(element.words.prefix { !$0.isNewline }), \(vocabulary[.removed])")
    }
  }

  /// Whether the removed element was a row of a list that is still there.
  private func isRow(_ element: ReadingElement, in screen: ReadingScreen) -> Bool {
    guard let container = element.container, case .list? = tree[container]?.element else { return false }
    return true
  }

  private func hasMoved(_ element: ReadingElement, _ elements: [ReadingElement]) -> Bool {
    known.firstIndex { $0.key == element.key } != elements.firstIndex { $0.key == element.key }
  }

  private func position(of element: ReadingElement) -> String {
    let siblings = known.filter { $0.container == element.container }
    let index = siblings.firstIndex { $0.key == element.key } ?? 0
    return vocabulary.words[.position, String(index + 1), String(siblings.count)]
  }
}
