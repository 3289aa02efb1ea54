/// Feedback that is felt or heard (`SwiftUI.SensoryFeedback`).
///
/// Neither a terminal nor a browser can give it, so that ``View/sensoryFeedback(_:trigger:)`` is ignored.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs care.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has become larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity begins.
  public static let start = SensoryFeedback(name: "start")
  /// An activity ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged object has met a line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value has moved to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two bodies meet, in the middle weight.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of the bodies that meet.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Light bodies.
    public static let light = Weight(name: "light")
    /// Bodies of middle weight.
    public static let medium = Weight(name: "medium")
    /// Heavy bodies.
    public static let heavy = Weight(name: "heavy")
  }

  /// The hardness of the bodies that meet.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// Bodies that do not give way.
    public static let rigid = Flexibility(name: "rigid")
    /// Bodies that give way a little.
    public static let solid = Flexibility(name: "solid")
    /// Bodies that give way.
    public static let soft = Flexibility(name: "soft")
  }

  /// Two bodies that meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }

  /// Two bodies that meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
  /// Feedback when a value changes. Has no effect in browsers and terminals: feedback is part of a device.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Feedback when a value changes in a certain way. Has no effect in browsers and terminals: feedback is part of a
  /// device.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Feedback that depends on how a value changes. Has no effect in browsers and terminals: feedback is part of a
  /// device.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
