/// The delay of typed text behind an event that the app has received, until the app has focused the field that it opens.
///
///     idle ── begin ──▶ asked ── text waits ──▶ waiting ── a field has the focus, or the time is over ──▶ idle
///
/// An app that sets `@FocusState` in an effect does so in a later turn, when the person's next keys may have arrived.
/// The delay is over once nothing has changed for ``quiet``, and the tasks of the app have had their turns. Text
/// without a field is then a sequence of keys. Shortcuts wait for at most ``budget``, however much was typed.
struct TypeAhead {
  /// The time without a change after which no field is expected. Shorter than the period of a repeated key.
  static let quiet = Duration.milliseconds(30)
  /// The most time that is spent on waiting, until all input is handled.
  static let budget = Duration.milliseconds(250)
  /// The longest delay, if the tasks of the app do not get their turns.
  static let limit = Duration.seconds(1)
  /// The number of turns that the tasks of the app have: a task changes threads, and sends actions, in each.
  static let turns = 4

  private enum Phase {
    case idle
    /// The end is unknown until the tasks of the app can run.
    case asked(end: Duration?)
    case waiting(start: Duration, end: Duration, turns: Int)
  }

  /// The reason for another look at the delay.
  enum Wait: Equatable {
    /// The text waits for a time.
    case time(Duration)
    /// The text waits until the tasks of the app have had a turn.
    case turn(Duration)
  }

  private var phase = Phase.idle
  private var spent = Duration.zero

  /// Whether text waits.
  var isWaiting: Bool {
    if case .waiting = phase { true } else { false }
  }

  /// Whether an event has reached the app, and no input has been handled since.
  var isExpecting: Bool {
    if case .idle = phase { false } else { true }
  }

  /// The app has received an event, for which it may focus a field.
  mutating func begin() {
    if spent < Self.budget { phase = .asked(end: nil) }
  }

  /// All input is handled, and the tasks of the app run. The time for waiting is whole again.
  mutating func rest(at now: Duration) {
    spent = .zero
    if case .asked(end: nil) = phase { phase = .asked(end: now + Self.quiet) }
  }

  /// The screen has changed.
  mutating func change(at now: Duration) {
    guard case .waiting(let start, _, let turns) = phase else { return }
    phase = .waiting(start: start, end: min(now + Self.quiet, start + Self.budget - spent), turns: turns)
  }

  /// The tasks of the app have had a turn.
  mutating func passTurn() {
    guard case .waiting(let start, let end, let turns) = phase else { return }
    phase = .waiting(start: start, end: end, turns: turns + 1)
  }

  /// Returns the reason why text without a field waits; `nil` if the text waits no longer.
  mutating func wait(at now: Duration) -> Wait? {
    switch phase {
    case .idle: return nil
    case .asked(let end):
      guard end.map({ now < $0 }) ?? true else {
        phase = .idle
        return nil
      }
      phase = .waiting(start: now, end: end ?? now + min(Self.quiet, Self.budget - spent), turns: 0)
      return wait(at: now)
    case .waiting(let start, let end, let turns):
      if turns < Self.turns, now < start + Self.limit { return .turn(start + Self.limit - now) }
      if now < end { return .time(end - now) }
      finish(at: now)
      return nil
    }
  }

  /// Ends the delay: a field has the focus, or another input than text is handled.
  mutating func finish(at now: Duration) {
    if case .waiting(let start, _, _) = phase { spent += now - start }
    phase = .idle
  }
}
