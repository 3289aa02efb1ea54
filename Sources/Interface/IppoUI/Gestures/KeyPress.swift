/// A key that was pressed while a view had the focus (`SwiftUI.KeyPress`).
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// Steps of a press (`SwiftUI.KeyPress.Phases`).
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    /// A bit for each step.
    public let rawValue: Int

    /// Steps by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key comes up. Terminals report this by the kitty keyboard protocol alone.
    public static let up = Phases(rawValue: 1 << 2)
    /// All steps.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the steps in brackets, such as "[down, repeat]".
    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
      return "[\(names.joined(separator: ", "))]"
    }
  }

  /// Whether a press was for the view (`SwiftUI.KeyPress.Result`).
  public enum Result: Sendable {
    /// The view has handled the press, which ends there.
    case handled
    /// The press continues to the views around, and to the renderer.
    case ignored
  }

  /// The step of the press that this is.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types, also while modifier keys are down.
  public let characters: String
  /// The modifier keys that were down.
  public let modifiers: EventModifiers

  init?(_ press: RenderKeyPress) {
    guard let key = KeyEquivalent(render: press.key) else { return nil }
    self.key = key
    phase =
      switch press.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    characters = press.key.count == 1 ? press.key : String(key.character)
    var modifiers: EventModifiers = []
    if press.shift { modifiers.insert(.shift) }
    if press.control { modifiers.insert(.control) }
    if press.option { modifiers.insert(.option) }
    if press.command { modifiers.insert(.command) }
    self.modifiers = modifiers
  }

  /// The press with its phase, key, characters and modifiers.
  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key), characters: \(characters.debugDescription), modifiers: \(modifiers))"
  }
}
