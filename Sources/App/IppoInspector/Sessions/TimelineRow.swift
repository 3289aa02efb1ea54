import Foundation
import IppoRecorder
import IppoRender

/// An entry of a session as the list shows it.
struct TimelineRow: Equatable, Identifiable, Sendable {
  /// The kind of an entry.
  enum Kind: String, CaseIterable, Equatable, Sendable {
    case event = "Event"
    case view = "View"
    case binding = "Binding"
    case effect = "Effect"
    case value = "Value"
    case issue = "Issue"
    case edit = "Edit"
  }

  let id: Int
  let kind: Kind
  /// The entry in words.
  let title: String
  /// The time of day with milliseconds.
  let time: String
  /// The parts of the state that changed.
  let changes: [Change]
  /// The type of the store's state; empty for an entry without a store.
  let store: String
  /// The time of an event and the bodies that it led to; `nil` for others.
  let work: TurnWork?

  /// A part of a state that changed.
  struct Change: Equatable, Sendable {
    let path: String
    let value: String
  }

  /// Whether the entry has a state of its own, which can be shown.
  var hasState: Bool {
    switch kind {
    case .view, .binding, .effect, .edit: true
    case .event, .value, .issue: false
    }
  }

  /// Whether the entry is an action of the app, which can be left out.
  var isAction: Bool { hasState && kind != .edit }

  /// Whether a search finds the entry.
  func matches(_ search: String) -> Bool {
    search.isEmpty || title.localizedCaseInsensitiveContains(search)
      || changes.contains { "\($0.path) = \($0.value)".localizedCaseInsensitiveContains(search) }
  }
}

extension TimelineRow {
  /// - Parameters:
  ///   - stores: The types of the states by the numbers of the stores.
  ///   - scrub: Removes private texts from a text.
  init(_ item: RecordedTimeline.Item, stores: (Int) -> String, scrub: @escaping (String) -> String) {
    id = item.id
    time = Self.time(of: item.date)
    work = item.work
    store = item.store.map(stores) ?? ""
    switch item.content {
    case .edit(_, let path, let value):
      (kind, title) = (.edit, scrub("\(path) = \(value)"))
      changes = [Change(path: path, value: scrub(value))]
    case .entry(let entry):
      switch entry {
      case .action(let action):
        kind =
          switch action.origin {
          case .view: .view
          case .binding: .binding
          case .effect: .effect
          }
        title = scrub(action.description)
        changes = action.changes.map { Change(path: $0.path, value: scrub($0.value)) }
      case .step(let step): (kind, title, changes) = (.event, scrub(step.description), [])
      case .issue(let text): (kind, title, changes) = (.issue, scrub(text), [])
      case .uuid(let uuid): (kind, title, changes) = (.value, "uuid \(uuid)", [])
      case .date(let date): (kind, title, changes) = (.value, "date \(date.timeIntervalSince1970) s since 1970", [])
      case .random(let number): (kind, title, changes) = (.value, "random number \(number)", [])
      case .sleep(let length): (kind, title, changes) = (.value, "sleep \(Self.seconds(length)) s", [])
      case .wake(let time): (kind, title, changes) = (.value, "wake at \(Self.seconds(time)) s", [])
      case .time(let time): (kind, title, changes) = (.value, "time \(Self.seconds(time)) s", [])
      case .call(let call): (kind, title, changes) = (.value, scrub("call \(call.description)"), [])
      case .answer(let answer):
        (kind, title, changes) = (.value, scrub("call \(answer.call) \(answer.outcome.description)"), [])
      case .screen(let change): (kind, title, changes) = (.value, "screen of \(change.added.count) elements", [])
      }
    }
  }

  private static func seconds(_ nanoseconds: Int64) -> String { "\(Double(nanoseconds) / 1_000_000_000)" }

  private static func time(of date: Date) -> String {
    let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded(.down))
    let (second, part) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = String(String(1000 + abs(part)).dropFirst())
    let day = ((second % 86400) + 86400) % 86400
    return "\(two(day / 3600)):\(two(day / 60 % 60)):\(two(day % 60)).\(rest)"
  }
}

extension TurnWork {
  /// The work in words: `1.4 ms, 2 bodies, 3 ops, 120 bytes`.
  var words: String {
    let ops = ops.map { $0 == 1 ? ", 1 op" : ", \($0) ops" } ?? ""
    let bytes = bytes.map { ", \($0) bytes" } ?? ""
    return "\(Self.words(duration)), \(bodies.count == 1 ? "1 body" : "\(bodies.count) bodies")\(ops)\(bytes)"
  }

  /// The parts of the time in words: `turn 1.2 ms, of which commit 0.2 ms; layout 0.5 ms`.
  var times: String {
    let layout = layout.map { "; layout \(Self.words($0))" } ?? ""
    return "turn \(Self.words(turns)), of which commit \(Self.words(commits))\(layout)"
  }

  private static func words(_ duration: Duration) -> String {
    let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    return "\(Double(microseconds / 10) / 100) ms"
  }

  /// The bodies by name and reasons in words, with how often each was evaluated.
  var counts: [(text: String, count: Int)] {
    Dictionary(bodies.map { ("\($0.name).body: \($0.causes.joined(separator: ", "))", 1) }, uniquingKeysWith: +)
      .map { ($0.key, $0.value) }.sorted { $0.text < $1.text }
  }
}
