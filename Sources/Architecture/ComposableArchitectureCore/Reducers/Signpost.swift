import Dependencies

extension Reducer {
  /// Tells a signpost log how long each action takes.
  ///
  /// - Parameters:
  ///   - prefix: What to put in front of the action's name.
  ///   - log: Where to tell.
  public func signpost(
    _ prefix: String = "",
    log: SignpostLog = .silent
  ) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, prefix: prefix.isEmpty ? "" : "[\(prefix)] ", log: log)
  }
}

/// The destination of signposts. Apple's `OSLog` in the original; here, a pair of functions that any tracing system can
/// fill.
public struct SignpostLog: Sendable {
  package let begin: @Sendable (_ name: String) -> Void
  package let end: @Sendable (_ name: String) -> Void

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - begin: Called with the action's name when a reducer starts.
  ///   - end: Called with the action's name when it has returned.
  public init(
    begin: @escaping @Sendable (_ name: String) -> Void, end: @escaping @Sendable (_ name: String) -> Void
  ) {
    self.begin = begin
    self.end = end
  }

  /// The default: a log that nobody reads.
  public static let `default` = SignpostLog.silent

  /// A log that is switched off.
  public static let disabled = SignpostLog.silent

  /// A log that nobody reads.
  public static let silent = SignpostLog(begin: { _ in }, end: { _ in })
}

/// A reducer that tells how long it takes.
public struct _SignpostReducer<Base: Reducer>: Reducer {
  let base: Base
  let prefix: String
  let log: SignpostLog

  /// Runs the reducer between two signposts.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The reducer as a store runs it.
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    SignpostReduction(base: base._makeReduction(), prefix: prefix, log: log)
  }
}

private final class SignpostReduction<State, Action>: _Reduction<State, Action> {
  private let base: _Reduction<State, Action>
  private let prefix: String
  private let log: SignpostLog

  init(base: _Reduction<State, Action>, prefix: String, log: SignpostLog) {
    self.base = base
    self.prefix = prefix
    self.log = log
  }

  override func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    let name = prefix + debugCaseOutput(action)
    log.begin(name)
    defer { log.end(name) }
    return base.reduce(&state, action)
  }
}
