internal import Foundation
package import IppoRender

/// The entries of a recorder, with actions and states as values: a window shows the state after any of them again.
///
/// A timeline shows the present, or the state after an entry in the past:
///
/// ```
///            show(_:)                  show(_:)
/// present ─────────────▶ past ───────────────────┐
///    ▲  ▲                │  ▲────────────────────┘
///    │  └── goOn() ──────┤     the entries after the one shown are dropped
///    └── showPresent() ──┘     the state is as it was
/// ```
///
/// While a state of the past is shown, the window takes no events, actions of views are refused, and actions of effects
/// wait. The state is that of the stores, the `@State` of the app's views, and the values that they share with others. Other
/// windows and effects keep the present shared values, and the app goes on with them.
@MainActor
package final class RecordedTimeline {
  package private(set) var items: [Item] = []
  /// The item whose state the window shows: ``beginning`` before the first, and `nil` at present.
  package private(set) var shown: Int?
  /// The actions that are left out where states are computed again.
  package internal(set) var skipped: Set<Int> = []
  /// The callback for new items, and for another state that is shown.
  package var onChange: (@MainActor () -> Void)?

  /// The place before the first item.
  package nonisolated static let beginning = 0

  unowned let recorder: Recorder
  private let limit: Int
  private let now: @MainActor () -> Date
  /// The time from any beginning on, for the work of events.
  package let time: @MainActor () -> Duration
  struct Root {
    weak var store: (any RecordedRoot)?
    /// The number of actions.
    var count = 0
    /// The state at present, while another one is shown.
    var present: Any?
  }
  private(set) var roots: [Int: Root] = [:]
  private var lastID = 0
  /// Whether no entry was dropped for the limit.
  private var isWhole = true
  /// The states and the shared values after actions that are computed again, by the ids of the actions.
  var computed: [Int: (state: Any, values: (any SharedValuesPast)?)] = [:]
  private var measured: MeasuredWork?
  private let history = StateHistory()
  /// The values that states share with others; `nil` for values that stay as they are.
  package var sharedValues: (any SharedValuesHistory)?

  init(
    recorder: Recorder, limit: Int, now: @escaping @MainActor () -> Date, time: @escaping @MainActor () -> Duration
  ) {
    self.recorder = recorder
    self.limit = max(limit, 1)
    self.now = now
    self.time = time
  }

  /// Whether the window shows the present.
  package var isAtPresent: Bool { shown == nil }

  // MARK: Entries

  func follow(_ root: any RecordedRoot, as number: Int) {
    roots[number] = Root(store: root)
    if recorder.storeType(number)?.holdsSharedValues == true {
      sharedValues?.followValues(in: root.presentState)
    }
    guard !isAtPresent else { return }
    roots[number]?.present = root.presentState
    root.pause()
  }

  /// Takes the entries that the recorder has noted.
  package func takeEntries() { takeEntries(nil) }

  /// - Parameter moment: The values of the last action.
  func takeEntries(_ moment: RecordedMoment?) {
    let fresh = recorder.takeFresh()
    guard !fresh.isEmpty else { return }
    let date = now()
    let start = lastID
    for entry in fresh {
      lastID += 1
      var item = Item(id: lastID, date: date, content: .entry(entry.entry), place: entry.place)
      if case .action(let action) = entry.entry {
        roots[action.store]?.count += 1
        item.number = roots[action.store]?.count ?? 0
      }
      items.append(item)
    }
    // Effects on other threads may have noted values behind the action.
    if let moment, let last = items.lastIndex(where: \.isAction) {
      items[last].moment = moment
      items[last].start = start
      noteStates()
    }
    sharedValues?.noteChanges(after: lastID)
    if items.count > limit + limit / 4 {
      items.removeFirst(items.count - limit)
      history.forget(before: items.first?.id ?? 0)
      // An action is computed again from the entry before its turn.
      let first = items.first { $0.moment != nil }?.start ?? .max
      sharedValues?.forgetValues(before: min(items.first?.id ?? 0, first))
      isWhole = false
    }
    onChange?()
  }

  /// A store is about to reduce an action. Shared values that have changed since the last entry were changed by others.
  func beginAction() {
    guard let sharedValues else { return }
    takeEntries()
    // No entry has this number: it is the place between the changes of others and those of the action.
    lastID += 1
    sharedValues.noteChanges(after: lastID)
  }

  /// An event of the person is about to be delivered.
  func begin() {
    takeEntries()
    noteStates()
    measured = MeasuredWork(start: time())
  }

  /// Whether an event of the person is being delivered, whose work is measured.
  package var isMeasuring: Bool { measured != nil }

  /// Notes work for the event that is being delivered.
  package func measure(_ note: (inout MeasuredWork, Duration) -> Void) {
    guard var work = measured else { return }
    // With a second owner, each note would copy all bodies so far.
    measured = nil
    note(&work, time())
    measured = work
  }

  /// The event was delivered.
  func end() {
    takeEntries()
    guard let measured else { return }
    self.measured = nil
    noteStates()
    guard let last = items.lastIndex(where: \.isStep) else { return }
    items[last].work = measured.work(until: time())
    onChange?()
  }

  /// The last event of the person.
  package var lastStep: Int? { items.last(where: \.isStep)?.id }

  /// Notes what the renderer does for the first frame after an event.
  package func noteRendering(of id: Int, _ note: (inout TurnWork) -> Void) {
    guard let index = items.lastIndex(where: { $0.id == id }), var work = items[index].work else { return }
    note(&work)
    guard work != items[index].work else { return }
    items[index].work = work
    onChange?()
  }

  // MARK: States

  /// Follows the values that views own.
  ///
  /// - Parameter states: The states of the views that are there.
  package func follow(_ states: @escaping @MainActor () -> [any ViewState]) {
    history.source = states
    noteStates()
  }

  private func noteStates() { if isAtPresent { history.note(after: lastID) } }

  /// The numbers of the stores that are alive.
  package var stores: [Int] { roots.filter { $0.value.store != nil }.keys.sorted() }

  /// The state of a store that the window shows.
  package func shownState(of store: Int) -> Any? { roots[store]?.store?.presentState }

  /// The state of a store after an item.
  ///
  /// - Parameter id: The item; `nil` for the present.
  package func state(of store: Int, after id: Int?) -> Any? {
    let present = isAtPresent ? roots[store]?.store?.presentState : roots[store]?.present
    guard let id else { return present }
    let own = items.filter { $0.store == store && $0.moment != nil }
    guard let last = own.last(where: { $0.id <= id }) else { return own.first?.moment?.before ?? present }
    return computed[last.id]?.state ?? last.moment?.after
  }

  /// Runs a function that reads shared values as they were after an item.
  ///
  /// - Parameter id: The item; `nil` for the present.
  package func readingSharedValues<R>(after id: Int?, _ body: () -> R) -> R {
    id.flatMap(values(after:))?.reading(body) ?? body()
  }

  private func values(after id: Int) -> (any SharedValuesPast)? {
    guard let last = computed.keys.filter({ $0 <= id }).max(), let values = computed[last]?.values?.snapshot() else {
      return sharedValues?.values(after: id)
    }
    sharedValues?.addChanges(to: values, after: last, before: id)
    return values
  }

  // MARK: Showing the past

  /// Shows the states after an item, or at the ``beginning``.
  package func show(_ id: Int) {
    guard id == Self.beginning || items.contains(where: { $0.id == id }) else { return }
    for (number, root) in roots where isAtPresent {
      roots[number]?.present = root.store?.presentState
      root.store?.pause()
    }
    shown = id
    edited = []
    for (number, root) in roots {
      if let state = state(of: number, after: id) { root.store?.show(state) }
    }
    history.show(after: id)
    sharedValues?.showValues(values(after: id))
    onChange?()
  }

  /// Shows the present again, and goes on with it. Forgets which actions are left out.
  package func showPresent() {
    guard !isAtPresent else { return }
    for root in roots.values {
      if let present = root.present { root.store?.show(present) }
    }
    history.showPresent()
    forgetChanges()
    shown = nil
    resume(keepingEffectsOf: { _ in nil })
  }

  /// Forgets what would be different in the past, and lets shared values be those of the present.
  private func forgetChanges() {
    (skipped, computed, edited) = ([], [:], [])
    sharedValues?.showValues(nil)
  }

  /// Goes on from the state that is shown, with the shared values of the present. Drops the items after it, and cancels the
  /// effects of later actions.
  package func goOn() {
    guard let shown else { return }
    let end = items.firstIndex { $0.id > shown } ?? items.endIndex
    let isRecorded = skipped.isEmpty && edited.isEmpty
    let counts = roots.keys.reduce(into: [:]) { $0[$1] = count(of: $1, upTo: shown) }
    for index in items.indices where items[index].moment != nil {
      if let state = computed[items[index].id]?.state { items[index].moment?.after = state }
    }
    let place = items[..<end].last { $0.isAction || $0.isStep }?.place ?? beginningOfLog
    items.removeSubrange(end...)
    let edits = edited
    items.removeAll { skipped.contains($0.id) }
    forgetEndpoints()
    forgetChanges()
    for (number, count) in counts { roots[number]?.count = count }
    history.goOn(after: shown)
    self.shown = nil
    // The log is cut before it gets the actions that have waited.
    _ = recorder.takeFresh()
    for edit in edits { append(edit) }
    onChange?()
    if isRecorded, let place { recorder.forgetEntries(after: place) } else { recorder.beginAnew() }
    resume(keepingEffectsOf: { counts[$0] ?? 0 })
  }

  /// Forgets the endpoints that no remaining action has called. Without the oldest items, nobody knows that.
  private func forgetEndpoints() {
    guard isWhole else { return }
    let names = items.compactMap { item in
      if case .call(let call)? = item.entry { call.name } else { nil }
    }
    recorder.forgetEndpoints(exceptFor: Set(names))
  }

  /// The place before the first entry of the log; `nil` if entries were dropped since then.
  private var beginningOfLog: LogPlace? {
    isWhole ? LogPlace(generation: items.first?.place.generation ?? recorder.generation, count: 0) : nil
  }

  private func resume(keepingEffectsOf count: (Int) -> Int?) {
    onChange?()
    for number in roots.keys { roots[number]?.present = nil }
    let deliveries = roots.sorted { $0.key < $1.key }.map { $1.store?.resume(keepingEffectsOf: count($0)) }
    // The log is to have the screen of the present before the actions that have waited.
    recorder.drain()
    for deliver in deliveries { deliver?() }
  }

  /// The number of actions of a store up to an item.
  private func count(of store: Int, upTo id: Int) -> Int {
    let own = items.filter { $0.store == store }
    if let last = own.last(where: { $0.id <= id }) { return last.number }
    return own.first.map { $0.number - 1 } ?? roots[store]?.count ?? 0
  }

  // MARK: Edited values

  private struct Edit {
    var store: Int
    var path: String
    var value: String
    var moment: RecordedMoment
  }

  /// The edits of the state of the past that is shown.
  private var edited: [Edit] = []

  /// Puts a state with an edited value in the place of the one that is shown. A state of the past is replaced until
  /// another one is shown.
  ///
  /// - Parameters:
  ///   - state: The whole state.
  ///   - path: The edited part.
  ///   - value: The value as a person reads it.
  package func edit(_ store: Int, _ state: Any, path: String, value: String) {
    guard let root = roots[store]?.store else { return }
    let before = root.presentState
    root.show(state)
    let edit = Edit(
      store: store, path: path, value: value,
      moment: RecordedMoment(action: NoAction(), before: before, after: root.presentState))
    guard isAtPresent else {
      edited.append(edit)
      onChange?()
      return
    }
    takeEntries()
    recorder.beginAnew()
    append(edit)
    onChange?()
  }

  /// The action in the place of an edit, which no reducer takes.
  private struct NoAction {}

  private func append(_ edit: Edit) {
    lastID += 1
    var item = Item(
      id: lastID, date: now(), content: .edit(store: edit.store, path: edit.path, value: edit.value),
      place: LogPlace(generation: -1, count: 0))
    item.number = roots[edit.store]?.count ?? 0
    item.moment = edit.moment
    item.start = lastID - 1
    items.append(item)
    sharedValues?.noteChanges(after: lastID)
  }
}
