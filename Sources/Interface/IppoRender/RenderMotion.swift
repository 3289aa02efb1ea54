/// A motion of the symbols in what is below, as `symbolEffect(_:options:value:)` asks for it.
public struct RenderMotion: Equatable, Sendable {
  /// What the symbols do.
  public enum Kind: String, CaseIterable, Sendable {
    /// They jump: become larger and return.
    case bounce
    /// They grow and shrink slowly.
    case breathe
    /// They become fainter and return.
    case pulse
    /// They turn.
    case rotate
    /// They are larger.
    case scale
    /// They become fainter and return, in steps.
    case variableColor
    /// They turn to and fro.
    case wiggle
    /// They are not seen.
    case disappear
  }

  /// How often a motion is repeated.
  public enum Repetition: Equatable, Sendable {
    /// So many times; with 0 the symbols are at rest.
    case times(Int)
    /// As long as it is there.
    case always
  }

  /// What the symbols do.
  public var kind: Kind
  /// The other way: smaller, or counterclockwise.
  public var isReversed: Bool
  /// How fast: 1 is the usual speed.
  public var speed: Double
  /// How often.
  public var repetition: Repetition
  /// How often the motion has been begun: another number begins it anew.
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
