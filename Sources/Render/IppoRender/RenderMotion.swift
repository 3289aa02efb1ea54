/// A motion of the symbols in the child, as `symbolEffect(_:options:value:)` asks for it.
public struct RenderMotion: Equatable, Sendable {
  /// The movements of symbols.
  public enum Kind: String, CaseIterable, Sendable {
    /// The symbols jump: they become larger and return.
    case bounce
    /// The symbols grow and shrink slowly.
    case breathe
    /// The symbols become fainter and return.
    case pulse
    /// The symbols turn.
    case rotate
    /// The symbols are larger.
    case scale
    /// The symbols become fainter and return, in steps.
    case variableColor
    /// The symbols turn to and fro.
    case wiggle
    /// The symbols are invisible.
    case disappear
  }

  /// The number of times that a motion runs.
  public enum Repetition: Equatable, Sendable {
    /// A number of runs; with 0, the symbols are at rest.
    case times(Int)
    /// As long as the motion is there.
    case always
  }

  /// The movement of the symbols.
  public var kind: Kind
  /// Whether the motion goes the other way: smaller, or counterclockwise.
  public var isReversed: Bool
  /// The speed, as a multiple of the usual one.
  public var speed: Double
  /// The number of times that the motion runs.
  public var repetition: Repetition
  /// The number of starts of the motion. A new number starts the motion again.
  public var beginnings: Int

  /// A motion.
  public init(
    _ kind: Kind, isReversed: Bool = false, speed: Double = 1, repetition: Repetition = .always, beginnings: Int = 0
  ) {
    self.kind = kind
    self.isReversed = isReversed
    self.speed = speed
    self.repetition = repetition
    self.beginnings = beginnings
  }
}
