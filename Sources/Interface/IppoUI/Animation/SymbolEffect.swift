/// A motion of a symbol (`Symbols.SymbolEffect`). Renderers draw symbols at rest.
public protocol SymbolEffect: Sendable {}

/// A motion of one kind. Its variants (`.bounce.up.byLayer`, ...) are the same: nothing moves.
@dynamicMemberLookup
public struct _NamedSymbolEffect: SymbolEffect {
  init() {}

  /// The variants of effects, by name.
  public struct Variants: Sendable {
    /// Upwards. Has no effect: symbols are drawn at rest.
    public let up = _NamedSymbolEffect()
    /// Downwards. Has no effect: symbols are drawn at rest.
    public let down = _NamedSymbolEffect()
    /// Down and then up. Has no effect: symbols are drawn at rest.
    public let downUp = _NamedSymbolEffect()
    /// Away, and then up into place. Has no effect: symbols are drawn at rest.
    public let offUp = _NamedSymbolEffect()
    /// Up and away, and up into place. Has no effect: symbols are drawn at rest.
    public let upUp = _NamedSymbolEffect()
    /// To the left. Has no effect: symbols are drawn at rest.
    public let left = _NamedSymbolEffect()
    /// To the right. Has no effect: symbols are drawn at rest.
    public let right = _NamedSymbolEffect()
    /// In the direction of reading. Has no effect: symbols are drawn at rest.
    public let forward = _NamedSymbolEffect()
    /// Against the direction of reading. Has no effect: symbols are drawn at rest.
    public let backward = _NamedSymbolEffect()
    /// In the plainest way. Has no effect: symbols are drawn at rest.
    public let plain = _NamedSymbolEffect()
    /// Layers that are not active are hidden. Has no effect: symbols are drawn at rest.
    public let hideInactiveLayers = _NamedSymbolEffect()
    /// Layers that are not active are dim. Has no effect: symbols are drawn at rest.
    public let dimInactiveLayers = _NamedSymbolEffect()
    /// From the first layer to the last, and again from the first. Has no effect: symbols are drawn at rest.
    public let nonReversing = _NamedSymbolEffect()
    /// One layer after the other. Has no effect: symbols are drawn at rest.
    public let byLayer = _NamedSymbolEffect()
    /// All layers at once. Has no effect: symbols are drawn at rest.
    public let wholeSymbol = _NamedSymbolEffect()
    /// One layer at a time. Has no effect: symbols are drawn at rest.
    public let iterative = _NamedSymbolEffect()
    /// One layer more at a time. Has no effect: symbols are drawn at rest.
    public let cumulative = _NamedSymbolEffect()
    /// From the first layer to the last, and back. Has no effect: symbols are drawn at rest.
    public let reversing = _NamedSymbolEffect()
    /// One part after the other. Has no effect: symbols are drawn at rest.
    public let individually = _NamedSymbolEffect()
    /// As if breathing, by opacity. Has no effect: symbols are drawn at rest.
    public let pulse = _NamedSymbolEffect()
    /// Clockwise. Has no effect: symbols are drawn at rest.
    public let clockwise = _NamedSymbolEffect()
    /// Counterclockwise. Has no effect: symbols are drawn at rest.
    public let counterClockwise = _NamedSymbolEffect()
  }

  /// A variant of the effect, which is the effect itself: symbols are drawn at rest.
  public subscript(dynamicMember variant: KeyPath<Variants, _NamedSymbolEffect>) -> _NamedSymbolEffect { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// Symbols appear. Has no effect: symbols are drawn at rest.
  public static var appear: Self { Self() }
  /// Symbols jump. Has no effect: symbols are drawn at rest.
  public static var bounce: Self { Self() }
  /// Symbols grow and shrink, as if they breathed. Has no effect: symbols are drawn at rest.
  public static var breathe: Self { Self() }
  /// Symbols disappear. Has no effect: symbols are drawn at rest.
  public static var disappear: Self { Self() }
  /// Symbols become fainter and return. Has no effect: symbols are drawn at rest.
  public static var pulse: Self { Self() }
  /// Symbols turn. Has no effect: symbols are drawn at rest.
  public static var rotate: Self { Self() }
  /// Symbols become larger or smaller. Has no effect: symbols are drawn at rest.
  public static var scale: Self { Self() }
  /// Layers of symbols change their opacity in turn. Has no effect: symbols are drawn at rest.
  public static var variableColor: Self { Self() }
  /// Symbols move to and fro. Has no effect: symbols are drawn at rest.
  public static var wiggle: Self { Self() }
  /// One symbol takes the place of another. Has no effect: symbols are drawn at rest.
  public static var replace: Self { Self() }
  /// Symbols are drawn line by line. Has no effect: symbols are drawn at rest.
  public static var drawOn: Self { Self() }
  /// Symbols vanish line by line. Has no effect: symbols are drawn at rest.
  public static var drawOff: Self { Self() }
  /// Whatever suits the symbol. Has no effect: symbols are drawn at rest.
  public static var automatic: Self { Self() }
}

/// How often and how fast a symbol moves (`Symbols.SymbolEffectOptions`).
public struct SymbolEffectOptions: Sendable {
  /// As the effect has it. Has no effect: symbols are drawn at rest.
  public static let `default` = SymbolEffectOptions()
  /// Over and over. Has no effect: symbols are drawn at rest.
  public static let repeating = SymbolEffectOptions()
  /// Once. Has no effect: symbols are drawn at rest.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times as fast as usual. Has no effect: symbols are drawn at rest.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times, or over and over for `nil`. Has no effect: symbols are drawn at rest.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As often as the behavior says. Has no effect: symbols are drawn at rest.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// These options, over and over. Has no effect: symbols are drawn at rest.
  public var repeating: SymbolEffectOptions { self }
  /// These options, once. Has no effect: symbols are drawn at rest.
  public var nonRepeating: SymbolEffectOptions { self }
  /// These options, so many times as fast. Has no effect: symbols are drawn at rest.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// These options, so many times, or over and over for `nil`. Has no effect: symbols are drawn at rest.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// These options, as often as the behavior says. Has no effect: symbols are drawn at rest.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// When a motion is repeated.
  public struct RepeatBehavior: Sendable {
    /// Without a pause. Has no effect: symbols are drawn at rest.
    public static let continuous = RepeatBehavior()
    /// With pauses. Has no effect: symbols are drawn at rest.
    public static let periodic = RepeatBehavior()
    /// With pauses of some seconds, so many times, or over and over for `nil`. Has no effect: symbols are drawn at
    /// rest.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}

extension View {
  /// Keeps symbols from moving. Has no effect in browsers and terminals: symbols are drawn at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// A motion of the symbols in this view while it is active. Has no effect in browsers and terminals: symbols are
  /// drawn at rest.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// A motion of the symbols in this view when a value changes. Has no effect in browsers and terminals: symbols are
  /// drawn at rest.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
}

extension _NamedSymbolEffect {
  /// Down and then up. Has no effect: symbols are drawn at rest.
  public static var downUp: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// Away, and then up into place. Has no effect: symbols are drawn at rest.
  public static var offUp: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// Up and away, and up into place. Has no effect: symbols are drawn at rest.
  public static var upUp: _NamedSymbolEffect { _NamedSymbolEffect() }

  /// By an angle. Has no effect: symbols are drawn at rest.
  public func custom(angle: Angle) -> _NamedSymbolEffect { self }

  /// One symbol takes the place of another by what both have in common. Has no effect: symbols are drawn at rest.
  public func magic(fallback: _NamedSymbolEffect) -> _NamedSymbolEffect { self }
}

/// A symbol that comes and goes by an effect (`SwiftUI.SymbolEffectTransition`): here it fades.
public struct SymbolEffectTransition: Transition {
  /// The view, which is not seen before it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go by their usual effect: they fade.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Symbols come and go by an effect: they fade, whichever it is.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition() }
}

/// How colours fill a symbol (`SwiftUI.SymbolColorRenderingMode`). Renderers fill them flatly.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour everywhere.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient of the colour. Renderers fill symbols flatly.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value (`SwiftUI.SymbolVariableValueMode`). Renderers draw symbols whole.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By the colour of its layers. Renderers draw symbols whole.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of its lines. Renderers draw symbols whole.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// How colours fill the symbols in this view. Has no effect in browsers and terminals: they fill them flatly.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// How symbols show their variable value. Has no effect in browsers and terminals: they draw them whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

extension Image {
  /// How colours fill the symbol. Has no effect in browsers and terminals: they fill it flatly.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// How the symbol shows its variable value. Has no effect in browsers and terminals: they draw it whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
