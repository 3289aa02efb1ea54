import IppoRecorder
public import IppoUI
import IssueReporting
import Synchronization

/// Uses a screen as a person might, by chance and without end, and looks for what must hold on every screen.
///
/// ```swift
/// let failure = Explorer(seed: 1, steps: 300).run { CounterScreen() }
/// #expect(failure == nil)
/// ```
///
/// After each step no issue is reported, and views that are made anew show the same as those that were changed. After a
/// restart from its archive the window shows the same as before. A run that fails is repeated with fewer steps, until each
/// of them is needed. Equal seeds make equal runs. No time passes in a run, so that suspended effects stay suspended.
public struct Explorer: Sendable {
  /// A run that has found a fault.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The seed of the run.
    public let seed: UInt64
    /// The steps that lead to the fault, in words.
    public let steps: [String]
    /// The fault.
    public let reason: String

    /// The seed, the steps, and the fault.
    public var description: String {
      let list = steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
      return "With seed \(seed), after these steps:\n\(list)\n\(reason)"
    }
  }

  /// The seed of the run.
  public var seed: UInt64
  /// The number of steps.
  public var steps: Int
  /// Whether the window is closed and restored from its archive now and then. An app that changes its state whenever it
  /// appears shows something else after that.
  public var restarts: Bool

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - steps: The number of steps.
  ///   - restarts: Whether the window is closed and restored from its archive now and then.
  public init(seed: UInt64, steps: Int = 300, restarts: Bool = true) {
    self.seed = seed
    self.steps = steps
    self.restarts = restarts
  }

  /// Runs the steps.
  ///
  /// - Parameters:
  ///   - invariant: Throws an error if the screen is not as it must be.
  ///   - content: The content of a new window.
  /// - Returns: The fault with the fewest steps; `nil` if none was found.
  @MainActor public func run(
    invariant: (ViewHost) throws -> Void = { _ in }, @ViewBuilder content: @MainActor () -> some View
  ) -> Failure? {
    var random = SeededNumbers(seed)
    var taken: [Step] = []
    let fault = attempt(invariant, content) { host in
      guard taken.count < steps, let step = Step.any(on: host, restarts: restarts, &random) else { return nil }
      taken.append(step)
      return step
    }
    guard var reason = fault else { return nil }
    // Steps that are not needed go: halves of the run first, single steps in the end.
    var length = max(1, taken.count / 2)
    while true {
      var isShorter = false
      var end = taken.count
      while end > 0 {
        let start = max(0, end - length)
        let fewer = Array(taken[..<start] + taken[end...])
        var rest = fewer[...]
        if let other = attempt(invariant, content, { _ in rest.popFirst() }) {
          reason = other
          taken = fewer
          isShorter = true
        }
        end = start
      }
      if length == 1, !isShorter { break }
      length = max(1, length / 2)
    }
    return Failure(seed: seed, steps: taken.map(\.description), reason: reason)
  }

  /// Takes steps until there is no other one.
  ///
  /// - Returns: The fault; `nil` for none.
  @MainActor private func attempt(
    _ invariant: (ViewHost) throws -> Void, _ content: @MainActor () -> some View, _ next: (ViewHost) -> Step?
  ) -> String? {
    let issues = IssueList()
    return withIssueReporters([issues]) {
      var host = ViewHost { content() }
      defer { host.close() }
      while true {
        if let issue = issues.first { return "An issue was reported: \(issue)" }
        do { try invariant(host) } catch { return "\(error)" }
        guard let step = next(host) else { return nil }
        if let fault = take(step, &host, content) { return fault }
      }
    }
  }

  @MainActor private func take(
    _ step: Step, _ host: inout ViewHost, _ content: @MainActor () -> some View
  ) -> String? {
    switch step {
    case .act(let act):
      // A control may refuse what a person tries.
      try? host.graph.perform(act)
      let patched = host.outline
      guard host.graph.rest() else { return nil }
      return difference(patched, host.outline, "Views that are made anew show something else.")
    case .restart:
      let before = host.outline
      guard let archive = host.graph.archive() else { return nil }
      host.close()
      host = ViewHost(environment: { _ in }, restoring: archive, content)
      return difference(before, host.outline, "The restored window shows something else.")
    }
  }

  private func difference(_ expected: String, _ found: String, _ text: String) -> String? {
    guard expected != found else { return nil }
    let lines = (expected.split(separator: "\n"), found.split(separator: "\n"))
    let missing = lines.0.filter { !lines.1.contains($0) }.prefix(4).map { "- \($0)" }
    let added = lines.1.filter { !lines.0.contains($0) }.prefix(4).map { "+ \($0)" }
    return ([text] + missing + added).joined(separator: "\n")
  }
}

/// A step of a run.
private enum Step {
  case act(RecordedStep)
  case restart

  var description: String {
    switch self {
    case .act(let act): act.description
    case .restart: "restart from the archive"
    }
  }

  private static let texts = [
    "", "0", "7", "-3", "1e9", "Ann", "two words", "שלום", "👩‍👩‍👧", "\"quoted\"", String(repeating: "long ", count: 60),
  ]

  /// A step that the screen offers.
  @MainActor static func any(on host: ViewHost, restarts: Bool, _ random: inout SeededNumbers) -> Step? {
    if restarts, random.next(below: 25) == 0 { return .restart }
    let nodes = host.elements
    let controls = nodes.filter { $0.isEnabled && act(on: $0, &random) != nil }
    guard !controls.isEmpty else { return restarts ? .restart : nil }
    let node = controls[random.next(below: controls.count)]
    guard let act = act(on: node, &random) else { return nil }
    return .act(RecordedStep(act, on: node, of: nodes))
  }

  private static func act(on node: AccessibilityNode, _ random: inout SeededNumbers) -> RecordedStep.Act? {
    switch node.role {
    case .button, .link: .tap
    case .checkbox, .switch: .toggle
    case .textbox: .type(texts[random.next(below: texts.count)])
    case .combobox, .radiogroup, .tablist:
      node.options.isEmpty ? nil : .select(node.options[random.next(below: node.options.count)])
    case .spinbutton: .step(random.next(below: 2) == 0 ? 1 : -1)
    case .slider: .slide(Double(random.next(below: 201) - 100))
    case .alertdialog, .dialog: .dismiss
    case .group, .heading, .img, .list, .listitem, .menu, .navigation, .progressbar, .status, .tab, .tabpanel, .text,
      .toolbar:
      nil
    }
  }
}

/// Random numbers of a seed.
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from 0 to one less than the limit.
  mutating func next(below limit: Int) -> Int {
    // SplitMix64, by Steele, Lea and Flood (2014).
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}

/// The issues of a run.
private final class IssueList: IssueReporter {
  private let messages = Mutex<[String]>([])

  var first: String? { messages.withLock { $0.first } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? "without a text, at \(fileID):\(line)"
    messages.withLock { $0.append(text) }
  }
}
