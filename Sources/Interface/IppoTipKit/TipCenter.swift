internal import ConcurrencyExtras
internal import Foundation
internal import IppoUI
internal import IppoWindow
internal import Synchronization

/// The tips of one person: the state, the settings and the tips on screen. Views that read a status follow all changes.
final class TipCenter: Observable, Sendable {
  /// The center of the program, for code outside of windows and for windows without a store of their own.
  private static let ofProgram = TipCenter(.defaults(.standard))
  /// The centers of visitors, by their stores. Windows retain their centers.
  private static let ofVisitors = Mutex<[ObjectIdentifier: WeakCenter]>([:])

  private struct WeakCenter: Sendable { weak var center: TipCenter? }

  /// The tips of the person for whom the code runs. The scope of a window retains the center of its visitor.
  static var current: TipCenter {
    guard let scope = WindowScope.current else { return ofProgram }
    return scope.attachment {
      let defaults = UncheckedSendable(scope.defaultAppStorage)
      if defaults.value === UserDefaults.standard { return ofProgram }
      return ofVisitors.withLock { centers in
        if let known = centers[ObjectIdentifier(defaults.value)]?.center { return known }
        centers = centers.filter { $0.value.center != nil }
        // The center retains the store, so that the identifier stays that of the store.
        let new = TipCenter(.defaults(defaults.value))
        centers[ObjectIdentifier(defaults.value)] = WeakCenter(center: new)
        return new
      }
    }
  }

  private let registrar = ObservationRegistrar()
  private let state: Mutex<State>

  struct State: Sendable {
    var place: TipPlace
    var records: TipRecords
    var transients: [String: any Sendable] = [:]
    /// The settings; `nil` until ``Tips/configure(_:)``.
    var frequency: Tips.DisplayFrequency?
    var overrides = Overrides()
    /// The tips on screen, with the number of views and the time of the first.
    var displayed: [String: (views: Int, since: Date)] = [:]
    var listeners: [Int: @Sendable () -> Void] = [:]
    var lastListener = 0
  }

  /// Tips that are shown or hidden for tests.
  struct Overrides: Sendable {
    enum Tips: Sendable {
      case all
      case types(Set<ObjectIdentifier>)

      func contains(_ tip: any Tip) -> Bool {
        switch self {
        case .all: true
        case .types(let types): types.contains(ObjectIdentifier(type(of: (tip as? AnyTip)?.base ?? tip)))
        }
      }
    }

    var shows: Tips?
    var hides: Tips?
    /// Tips that were withdrawn since they are shown for tests.
    var closed: Set<String> = []
  }

  init(_ place: TipPlace) { state = Mutex(State(place: place, records: place.read())) }

  /// The property that all reads observe.
  private var revision: Int { 0 }

  private func read<Value: Sendable>(_ body: (State) -> Value) -> Value {
    registrar.access(self, keyPath: \.revision)
    return state.withLock { body($0) }
  }

  /// Changes the state and notifies all views and sequences. `body` returns whether the state has to be kept.
  private func change(_ body: (inout State) throws -> Bool) rethrows {
    let listeners = try registrar.withMutation(of: self, keyPath: \.revision) {
      try state.withLock { state in
        if try body(&state) { state.place.write(state.records) }
        return Array(state.listeners.values)
      }
    }
    for listener in listeners { listener() }
  }

  // MARK: Settings

  func configure(_ options: [Tips.ConfigurationOption]) throws {
    try change { state in
      guard state.frequency == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
      state.frequency = .immediate
      for option in options {
        switch option.kind {
        case .frequency(let frequency): state.frequency = frequency
        case .location(let location):
          guard let folder = location.folder, self === Self.ofProgram else { break }
          state.place = .file(folder.appendingPathComponent("tips.json", isDirectory: false))
          state.records = state.place.read()
        case .cloud: break
        }
      }
      guard self !== Self.ofProgram else { return false }
      state.records.frequency = state.frequency
      return true
    }
  }

  func resetDatastore() throws {
    try change { state in
      guard state.frequency == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
      state.records = TipRecords()
      state.transients = [:]
      return true
    }
  }

  func override(_ body: (inout Overrides) -> Void) {
    change { state in
      body(&state.overrides)
      state.overrides.closed = []
      return false
    }
  }

  /// The display frequency of the person's own settings, or else of the program's; `nil` without settings.
  private var frequency: Tips.DisplayFrequency? {
    read { $0.frequency ?? $0.records.frequency } ?? (self === Self.ofProgram ? nil : Self.ofProgram.frequency)
  }

  private var overrides: Overrides {
    var overrides = read { $0.overrides }
    guard self !== Self.ofProgram else { return overrides }
    let program = Self.ofProgram.read { $0.overrides }
    overrides.shows = overrides.shows ?? program.shows
    overrides.hides = overrides.hides ?? program.hides
    return overrides
  }

  // MARK: Tips

  func status(of tip: any Tip) -> Tips.Status {
    let (id, now) = (tip.id, Tips.now())
    let (record, isDisplayed, lastDisplay) = read { state in
      (state.records.tips[id] ?? TipRecord(), state.displayed[id] != nil, state.records.lastDisplay)
    }
    if let reason = record.invalidation { return .invalidated(reason) }
    var ignoresFrequency = false
    for option in tip.options {
      if let limit = option as? Tips.MaxDisplayCount, !isDisplayed, record.displayCount >= limit.count {
        return .invalidated(.displayCountExceeded)
      }
      if let limit = option as? Tips.MaxDisplayDuration, !isDisplayed, record.displayDuration >= limit.seconds {
        return .invalidated(.displayDurationExceeded)
      }
      if let option = option as? Tips.IgnoresDisplayFrequency { ignoresFrequency = option.ignores }
    }
    guard let frequency else { return .pending }
    guard tip.rules.allSatisfy({ $0.isMet() }) else { return .pending }
    // A tip that was shown before is not a new one.
    let isNew = !isDisplayed && record.displayCount == 0 && !ignoresFrequency
    if isNew, let lastDisplay, now.timeIntervalSince(lastDisplay) < frequency.interval { return .pending }
    return .available
  }

  func shouldDisplay(_ tip: any Tip) -> Bool {
    let overrides = overrides
    if overrides.hides?.contains(tip) == true { return false }
    if overrides.shows?.contains(tip) == true { return !overrides.closed.contains(tip.id) }
    return status(of: tip) == .available
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    change { state in
      state.overrides.closed.insert(id)
      guard state.records.tips[id]?.invalidation == nil else { return false }
      state.records.tips[id, default: TipRecord()].invalidation = reason
      return true
    }
  }

  func reset(_ id: String) {
    change { state in
      state.overrides.closed.remove(id)
      state.records.tips[id] = nil
      return true
    }
  }

  /// Notes that a view has begun to show a tip.
  func beginDisplay(of tip: any Tip) {
    let now = Tips.now()
    let ignoresFrequency = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
    change { state in
      if let known = state.displayed[tip.id] {
        state.displayed[tip.id] = (known.views + 1, known.since)
        return false
      }
      state.displayed[tip.id] = (1, now)
      state.records.tips[tip.id, default: TipRecord()].displayCount += 1
      if !ignoresFrequency { state.records.lastDisplay = now }
      return true
    }
  }

  /// Notes that a view shows a tip no longer.
  func endDisplay(of id: String) {
    let now = Tips.now()
    change { state in
      guard let known = state.displayed[id] else { return false }
      guard known.views == 1 else {
        state.displayed[id] = (known.views - 1, known.since)
        return false
      }
      state.displayed[id] = nil
      state.records.tips[id, default: TipRecord()].displayDuration += max(0, now.timeIntervalSince(known.since))
      return true
    }
  }

  // MARK: Events and parameters

  func value<Value: Codable & Sendable>(of id: String) -> Value? {
    read { state in
      state.transients[id] as? Value ?? state.records.parameters[id].flatMap { KeptValue.decode(Value.self, $0) }
    }
  }

  func set<Value: Codable & Sendable>(_ value: Value, of id: String, isTransient: Bool) {
    change { state in
      if isTransient {
        state.transients[id] = value
        return false
      }
      let data = KeptValue.encode(value)
      defer { state.records.parameters[id] = data }
      return state.records.parameters[id] != data
    }
  }

  func donations(of id: String) -> [DonationRecord] { read { $0.records.events[id] ?? [] } }

  func donate<Info: Codable & Sendable>(_ info: Info, to id: String, _ limit: Tips.DonationLimit) {
    let now = Tips.now()
    let record = DonationRecord(date: now, info: info is Tips.EmptyDonation ? nil : KeptValue.encode(info))
    change { state in
      var records = (state.records.events[id] ?? []) + [record]
      if let age = limit.maximumAge { records.removeAll { now.timeIntervalSince($0.date) > age.interval } }
      state.records.events[id] = records.suffix(limit.maximumCount)
      return true
    }
  }

  // MARK: Sequences

  /// A value, and each change of it.
  func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable (TipCenter) -> Value) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let last = Mutex<Value?>(nil)
    let scope = WindowScope.current
    let announce: @Sendable () -> Void = { [weak self] in
      guard let self else { return }
      // The rules of the tip are about the same person, whoever causes the change.
      let new = WindowScope.$current.withValue(scope) { value(self) }
      last.withLock { last in
        guard last != new else { return }
        last = new
        continuation.yield(new)
      }
    }
    let id = state.withLock { state in
      state.lastListener += 1
      state.listeners[state.lastListener] = announce
      return state.lastListener
    }
    continuation.onTermination = { [weak self] _ in _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) } }
    announce()
    return stream
  }
}
