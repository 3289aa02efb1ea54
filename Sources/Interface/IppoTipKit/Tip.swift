public import IppoUI

/// A hint at a feature of the app (`TipKit.Tip`).
///
/// ```swift
/// struct FavoriteTip: Tip {
///   @Parameter static var isLoggedIn: Bool = false
///   static let opened = Event(id: "opened")
///
///   var title: Text { Text("Save as a favorite") }
///   var message: Text? { Text("Favorites are always at the top of the list.") }
///   var rules: [Rule] {
///     #Rule(Self.$isLoggedIn) { $0 == true }
///     #Rule(Self.opened) { $0.donations.count >= 3 }
///   }
///   var options: [TipOption] { Tips.MaxDisplayCount(1) }
/// }
/// ```
///
/// ``TipView`` and `popoverTip` show a tip once ``Tips/configure(_:)`` was called, as long as the rules are met and nobody has closed
/// the tip. A server keeps the state of tips for each visitor, where `@AppStorage` is kept.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// The name by which the state of the tip is kept. The default is the name of the type.
  var id: String { get }
  /// The first line.
  var title: Text { get }
  /// The text below the title; `nil` for none, which is the default.
  var message: Text? { get }
  /// The picture beside the text; `nil` for none, which is the default.
  var image: Image? { get }
  /// The buttons below the text. The default is none.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions, all of which have to be met. The default is none.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The limits to how often the tip is shown. The default is none.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A condition for the display of a tip.
  public typealias Rule = Tips.Rule
  /// A thing that a person does, of which a rule counts the times.
  public typealias Event = Tips.Event
  /// A property on which a rule depends.
  public typealias Parameter = Tips.Parameter
  /// A limit to how often a tip is shown.
  public typealias Option = any TipOption
  /// Whether a tip can be shown.
  public typealias Status = Tips.Status
  /// Limits how many times a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Shows a tip in spite of the app's display frequency.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// The default: without a text.
  public var message: Text? { nil }
  /// The default: without a picture.
  public var image: Image? { nil }
  /// The default: without buttons.
  public var actions: [Tips.Action] { [] }
  /// The default: without conditions.
  public var rules: [Tips.Rule] { [] }
  /// The default: without limits.
  public var options: [any TipOption] { [] }

  // MARK: State

  /// Whether the tip can be shown. A view that reads the status follows it.
  public var status: Tips.Status { TipCenter.current.status(of: self) }

  /// Whether the tip can be shown, with the overrides for tests. A view that reads the value follows it.
  public var shouldDisplay: Bool { TipCenter.current.shouldDisplay(self) }

  /// The status, and each change of it. The sequence ends when its iterator is dropped.
  public var statusUpdates: AsyncStream<Tips.Status> {
    TipCenter.current.updates { center in center.status(of: self) }
  }

  /// Whether the tip can be shown, and each change of it. The sequence ends when its iterator is dropped.
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    TipCenter.current.updates { center in center.shouldDisplay(self) }
  }

  /// Withdraws the tip for good.
  public func invalidate(reason: Tips.InvalidationReason) { TipCenter.current.invalidate(id, reason) }

  /// Forgets how often the tip was shown, and that it was withdrawn.
  public func resetEligibility() async { TipCenter.current.reset(id) }
}

/// A tip of any type (`TipKit.AnyTip`).
public struct AnyTip: Tip {
  let base: any Tip

  /// A tip of a type that is known at run time alone.
  public init(_ tip: any Tip) { base = (tip as? AnyTip)?.base ?? tip }

  /// The name of the tip.
  public var id: String { base.id }
  /// The first line of the tip.
  public var title: Text { base.title }
  /// The text below the title.
  public var message: Text? { base.message }
  /// The picture beside the text.
  public var image: Image? { base.image }
  /// The buttons of the tip.
  public var actions: [Tips.Action] { base.actions }
  /// The conditions of the tip.
  public var rules: [Tips.Rule] { base.rules }
  /// The limits of the tip.
  public var options: [any TipOption] { base.options }
}
