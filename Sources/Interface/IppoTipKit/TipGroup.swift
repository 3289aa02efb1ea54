/// Tips of which one is shown at a time (`TipKit.TipGroup`).
@MainActor @preconcurrency
public final class TipGroup: Sendable {
  /// Which tip of a group is shown.
  public enum Priority: Sendable {
    /// The first whose conditions are met.
    case firstAvailable
    /// The first that is not withdrawn: the next one waits for it.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// A group of tips.
  public init(_ priority: Priority = .firstAvailable, @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip to be shown now; `nil` for none. A view that reads the property follows it.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let next = tips.first { if case .invalidated = $0.status { false } else { true } }
      return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}
