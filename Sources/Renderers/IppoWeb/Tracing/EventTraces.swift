import IppoRender
import Synchronization
import Tracing

/// Spans of what becomes of a session's events, for the tracer the program has installed.
///
///     ippo.event ─┬─ ippo.turn     its work on the main actor
///                 ├─ ippo.send     what it has changed, on the way to the client
///                 └─ ippo.commit   what it has changed, on the way into the store of sessions
///
/// They tell of kinds, counts and results: neither whose session it is, nor what was typed or shown.
final class EventTraces: Sendable {
  /// How an event ends.
  enum Outcome: String, Sendable {
    case handled
    /// A newer value came before this one was handled.
    case superseded
    /// The window did not take it.
    case refused
    /// The session has ended before.
    case dropped
  }

  private struct State {
    /// Events that are on their way, by number.
    var events: [Int: any Span] = [:]
    /// The contexts of events that are handled and in no commit yet, the latest last.
    var unkept: [ServiceContext] = []
  }

  /// How many events a commit names.
  static let mostLinks = 32

  private let tracer: any Tracer
  private let state = Mutex(State())

  private init(_ tracer: any Tracer) { self.tracer = tracer }

  /// - Returns: `nil` unless a tracer is installed.
  static func ofInstalledTracer() -> EventTraces? {
    let tracer = InstrumentationSystem.tracer
    return tracer is NoOpTracer ? nil : EventTraces(tracer)
  }

  /// An event has arrived. It begins a trace of its own: the page of its session was asked for long ago.
  func received(_ sequence: Int, _ event: RenderEvent) {
    let span: any Span = tracer.startSpan("ippo.event", context: .topLevel, ofKind: .server)
    span.attributes["ippo.event.kind"] = event.kind
    state.withLock { $0.events[sequence] = span }
  }

  private func context(of sequence: Int) -> ServiceContext? { state.withLock { $0.events[sequence]?.context } }

  /// The event is handled on the main actor. What it begins, such as effects, belongs to its trace.
  @MainActor func turn<R>(_ sequence: Int, _ body: () -> R) -> R {
    guard let context = context(of: sequence) else { return body() }
    return tracer.withSpan("ippo.turn", context: context) { _ in body() }
  }

  /// Sends the event's patches, then ends its span and the spans of the events that it superseded.
  /// - Parameters:
  ///   - isKept: whether a commit follows.
  ///   - body: returns how many patches that are.
  func send(_ sequence: Int, _ outcome: Outcome, isKept: Bool, _ body: () -> Int) {
    guard let context = context(of: sequence) else {
      _ = body()
      return
    }
    tracer.withSpan("ippo.send", context: context) { span in
      let count = body()
      span.attributes["ippo.send.patches"] = count
    }
    let spans = state.withLock { state in
      let ended = state.events.filter { $0.key <= sequence }
      for key in ended.keys { state.events[key] = nil }
      if isKept {
        state.unkept.append(contentsOf: ended.sorted { $0.key < $1.key }.map(\.value.context))
        state.unkept.removeFirst(max(0, state.unkept.count - Self.mostLinks))
      }
      return ended
    }
    for (number, span) in spans { end(span, number == sequence ? outcome : .superseded) }
  }

  private func end(_ span: any Span, _ outcome: Outcome) {
    span.attributes["ippo.event.outcome"] = outcome.rawValue
    span.end()
  }

  /// A commit begins, with all that was handled so far: it is part of the latest event, and names the others.
  /// - Parameter bytes: those of the window's archive.
  func beginCommit(bytes: Int) -> CommitTrace {
    let contexts = state.withLock { state in
      defer { state.unkept = [] }
      return state.unkept
    }
    let span: any Span = tracer.startSpan("ippo.commit", context: contexts.last ?? .topLevel, ofKind: .client)
    span.attributes["ippo.commit.bytes"] = bytes
    for context in contexts.dropLast() { span.addLink(SpanLink(context: context, attributes: [:])) }
    return CommitTrace(span: span, contexts: contexts)
  }

  /// A commit is done.
  /// - Parameter error: what went wrong. Another commit is to have the events then.
  func end(_ commit: CommitTrace, _ error: (any Error)? = nil) {
    if let error {
      commit.span.recordError(error)
      commit.span.setStatus(SpanStatus(code: .error))
      state.withLock { $0.unkept = Array((commit.contexts + $0.unkept).suffix(Self.mostLinks)) }
    }
    commit.span.end()
  }

  /// The session is over.
  func end() {
    let spans = state.withLock { state in
      defer { state.events = [:] }
      return state.events.values
    }
    for span in spans { end(span, .dropped) }
  }
}

/// A commit that is on its way.
struct CommitTrace: Sendable {
  fileprivate let span: any Span
  /// The contexts of the events in the frame.
  fileprivate let contexts: [ServiceContext]

  /// Whether nothing of it comes from an event.
  var isOfNoEvent: Bool { contexts.isEmpty }

  /// Begins something that belongs to the commit.
  func carry(_ body: () -> Void) { ServiceContext.$current.withValue(span.context) { body() } }
}
