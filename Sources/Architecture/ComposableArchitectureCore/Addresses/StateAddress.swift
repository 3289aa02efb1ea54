public import CasePaths

/// How the states of a feature's children are written as segments of an address, and made from them.
///
/// The default needs no rule. The case of an enum is a segment in kebab case (`shoppingList` is `shopping-list`), and
/// the segments of its payload follow. Those are
/// - of a text, a number, a `UUID`, and of what has one as its raw value: itself;
/// - of a state (`@ObservableState`): what it has to be given when it is made, everything else takes its default.
///   `Recipe.State(id: 7)` is `7` where every field but `let id: Int` has a default, and a state with defaults alone
///   has no segment;
/// - of the elements of a tuple: one after the other.
///
/// So `Path.State.recipe(Recipe.State(id: 7))` is `recipe/7`, and `recipe/7` is such a state. A state that holds
/// another kind of value, such as an alert or a model, has no address. An ``AddressableState`` has one, and so has a
/// state for which this type says how it is written:
///
/// ```swift
/// StateAddress<Path.State>.automatic
///   .naming(\.recipe, "recipes")
///   .naming(\.cook, "cooks") { [$0.cook.id.description] } value: { segments in
///     segments.popFirst().flatMap(Int.init).flatMap { cooks[id: $0] }.map { Cook.State(cook: $0) }
///   }
///   .excluding(\.secret)
/// ```
///
/// An address comes from outside: it can name whatever is not excluded here.
public struct StateAddress<State> {
  /// The rule for one case.
  private struct Rule {
    /// The segment in front; `nil` for a case without an address.
    let name: String?
    let applies: (State) -> Bool
    let segments: (State) -> [String]?
    let value: (inout ArraySlice<String>) -> State?
  }

  private var rules: [Rule] = []

  /// The default, without a rule.
  public static var automatic: Self { Self() }

  /// The segments that stand for a state.
  ///
  /// - Returns: `nil` for a state without an address.
  public func segments(of state: State) -> [String]? {
    if let rule = rules.last(where: { $0.applies(state) }) { return rule.segments(state) }
    return StateSpelling<State>.known.segments(state)
  }

  /// The state that segments stand for.
  ///
  /// - Parameter segments: The state's are taken from the front; they stay where it is `nil`.
  /// - Returns: `nil` for segments that stand for no state.
  public func state(from segments: inout ArraySlice<String>) -> State? {
    var rest = segments
    for rule in rules.reversed() where rule.name != nil && rule.name == segments.first {
      rest = segments.dropFirst()
      guard let state = rule.value(&rest), rules.last(where: { $0.applies(state) })?.name == rule.name else { continue }
      segments = rest
      return state
    }
    rest = segments
    // A case that has another name has lost its own.
    guard let state = StateSpelling<State>.known.value(&rest), !rules.contains(where: { $0.applies(state) }) else {
      return nil
    }
    segments = rest
    return state
  }
}

extension StateAddress where State: CasePathable {
  /// Calls a case otherwise; what it holds is written as it would be by itself.
  ///
  /// - Parameters:
  ///   - path: The case: `\.recipe`.
  ///   - segment: The segment that stands for it.
  public func naming<Payload>(_ path: CaseKeyPath<State, Payload>, _ segment: String) -> Self {
    naming(path, segment, segments: { StateSpelling<Payload>.known.segments($0) }) {
      StateSpelling<Payload>.known.value(&$0)
    }
  }

  /// Says how a case is called, and how what it holds is written.
  ///
  /// - Parameters:
  ///   - path: The case: `\.recipe`.
  ///   - segment: The segment that stands for it.
  ///   - segments: What follows that segment; `nil` for what has no address.
  ///   - value: Makes what the case holds, and takes its segments from the front of those that are left; `nil` where they
  ///     stand for nothing.
  public func naming<Payload>(
    _ path: CaseKeyPath<State, Payload>, _ segment: String, segments: @escaping (Payload) -> [String]?,
    value: @escaping (inout ArraySlice<String>) -> Payload?
  ) -> Self {
    let path = AnyCasePath(path)
    return adding(
      Rule(
        name: segment, applies: { path.extract(from: $0) != nil },
        segments: { path.extract(from: $0).flatMap(segments).map { [segment] + $0 } },
        value: { value(&$0).map(path.embed) }))
  }

  /// Leaves a case out: the case has no address.
  ///
  /// - Parameter path: The case: `\.recipe`.
  public func excluding<Payload>(_ path: CaseKeyPath<State, Payload>) -> Self {
    let path = AnyCasePath(path)
    return adding(
      Rule(name: nil, applies: { path.extract(from: $0) != nil }, segments: { _ in nil }, value: { _ in nil }))
  }

  private func adding(_ rule: Rule) -> Self {
    var result = self
    result.rules.append(rule)
    return result
  }
}

// MARK: In an item of a query

extension StateAddress {
  /// The segments in one text, with a slash between them.
  func text(of state: State) -> String? {
    segments(of: state).map { $0.map(Self.escaped).joined(separator: "/") }
  }

  /// The state that a text stands for as a whole.
  func state(text: String) -> State? {
    var segments =
      text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false).map(Self.unescaped)[...]
    let state = state(from: &segments)
    return segments.isEmpty ? state : nil
  }

  private static func escaped(_ segment: String) -> String {
    segment.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// As in a JSON pointer (RFC 6901, 3).
  private static func unescaped(_ segment: Substring) -> String {
    String(segment).replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
