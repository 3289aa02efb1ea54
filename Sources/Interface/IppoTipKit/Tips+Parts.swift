public import Foundation
public import IppoUI

/// A limit to how often a tip is shown (`TipKit.TipOption`): ``Tips/MaxDisplayCount`` and ``Tips/IgnoresDisplayFrequency``.
public protocol TipOption: Sendable {}

extension Tips {
  /// A button of a tip (`Tips.Action`).
  public struct Action: Identifiable, Sendable {
    /// The name by which the closure of a ``TipView`` tells buttons apart.
    public let id: String
    /// The place among the buttons of a tip, from 0.
    public internal(set) var index: Int?
    /// Whether the button cannot be pressed.
    public let disabled: Bool
    let label: @Sendable () -> Text
    let handler: @MainActor @Sendable () -> Void

    /// A button with a text.
    ///
    /// - Parameter handler: The closure that a press calls, besides the closure of the ``TipView``.
    public init(
      id: String? = nil, title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let text = Text(title)
      self.init(id: id, disabled: disabled, perform: handler) { text }
    }

    /// A button with a styled text.
    ///
    /// - Parameter handler: The closure that a press calls, besides the closure of the ``TipView``.
    public init(
      id: String? = nil, disabled: Bool = false, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.disabled = disabled
      self.handler = handler
      self.label = label
    }
  }

  /// Limits how many times a tip is shown (`Tips.MaxDisplayCount`). Later the tip is withdrawn.
  public struct MaxDisplayCount: TipOption {
    let count: Int

    /// A limit; at least one display.
    public init(_ maxDisplayCount: Int) { count = max(1, maxDisplayCount) }
  }

  /// Limits how long a tip is shown in all (`Tips.MaxDisplayDuration`). The next display withdraws the tip.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval

    /// A limit in seconds.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }

  /// Shows a tip in spite of the app's display frequency (`Tips.IgnoresDisplayFrequency`).
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool

    /// Whether the frequency is ignored.
    public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
  }

  /// A condition for the display of a tip (`Tips.Rule`), which `#Rule` makes.
  public struct Rule: Sendable {
    let isMet: @Sendable () -> Bool

    /// A condition about a parameter or an event.
    public init<Input: RuleInput>(_ input: Input, _ body: @escaping @Sendable (Input.RuleValue) -> Bool) {
      isMet = { body(input.ruleValue) }
    }

    /// A condition about two parameters or events.
    public init<First: RuleInput, Second: RuleInput>(
      _ first: First, _ second: Second,
      _ body: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
    ) {
      isMet = { body(first.ruleValue, second.ruleValue) }
    }
  }

  /// A parameter or an event, which a rule can be about.
  public protocol RuleInput: Sendable {
    /// The type of the value that the closure of a rule takes.
    associatedtype RuleValue
    /// The value that the closure of a rule takes.
    var ruleValue: RuleValue { get }
  }

  /// Collects the buttons of a tip.
  public typealias ActionBuilder = ListBuilder<Action>
  /// Collects the conditions of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>
  /// Collects the limits of a tip.
  public typealias OptionsBuilder = ListBuilder<any TipOption>

  /// Collects values in an array.
  @resultBuilder
  public enum ListBuilder<Element> {
    /// A value.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Values of an array.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// The values of all statements.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    /// The values of an `if` without an `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// The values of an `if` that is met.
    public static func buildEither(first part: [Element]) -> [Element] { part }
    /// The values of an `else`.
    public static func buildEither(second part: [Element]) -> [Element] { part }
    /// The values of a loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
    /// The values of an `if #available`.
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
  }
}

/// A condition about a parameter (`#Rule(Self.$isLoggedIn) { $0 == true }`) or an event
/// (`#Rule(Self.opened) { $0.donations.count >= 3 }`).
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
  _ input: Input, _ body: @escaping @Sendable (Input.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "IppoMacros", type: "RuleMacro")

/// A condition about two parameters or events.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput>(
  _ first: First, _ second: Second,
  _ body: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "IppoMacros", type: "RuleMacro")

/// A static property of a tip, on which rules can depend: `@Parameter static var isLoggedIn: Bool = false`.
///
/// The value is kept with the state of the tip, for each visitor of a server. With `.transient` the process forgets it at its end.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "IppoMacros", type: "ParameterMacro")
