/// A motion of a symbol (`Symbols.SymbolEffect`). Browsers show it, unless the user wants less motion. In terminals
/// symbols are at rest.
public protocol SymbolEffect: Sendable {
  /// The motion that renderers show; `nil` for an effect without one.
  var _motion: RenderMotion? { get }
}

/// A motion of one kind (`.bounce`, `.pulse`, …), and its variants (`.bounce.up.byLayer`, …). Symbols move whole.
@dynamicMemberLookup
public struct _NamedSymbolEffect: SymbolEffect {
  /// The motion that renderers show; `nil` for an effect without one.
  public let _motion: RenderMotion?

  init(_ kind: RenderMotion.Kind? = nil) { _motion = kind.map { RenderMotion($0) } }

  private init(motion: RenderMotion?) { _motion = motion }

  /// The changes of a variant.
  public struct Variant: Sendable {
    fileprivate var isReversed: Bool?
  }

  /// The variants of effects, by name.
  public struct Variants: Sendable {
    /// Upwards, or larger.
    public let up = Variant(isReversed: false)
    /// Downwards, or smaller.
    public let down = Variant(isReversed: true)
    /// Clockwise.
    public let clockwise = Variant(isReversed: false)
    /// Counterclockwise.
    public let counterClockwise = Variant(isReversed: true)
    /// Down and then up. Has no effect: symbols move whole, in one way for each effect.
    public let downUp = Variant()
    /// Away, and then up into place. Has no effect: symbols move whole, in one way for each effect.
    public let offUp = Variant()
    /// A motion up and away, and up into place. Has no effect: symbols move whole, in one way for each effect.
    public let upUp = Variant()
    /// A motion to the left. Has no effect: symbols move whole, in one way for each effect.
    public let left = Variant()
    /// A motion to the right. Has no effect: symbols move whole, in one way for each effect.
    public let right = Variant()
    /// A motion in the direction of reading. Has no effect: symbols move whole, in one way for each effect.
    public let forward = Variant()
    /// Against the direction of reading. Has no effect: symbols move whole, in one way for each effect.
    public let backward = Variant()
    /// The plainest motion. Has no effect: symbols move whole, in one way for each effect.
    public let plain = Variant()
    /// Layers that are not active are hidden. Has no effect: symbols move whole, in one way for each effect.
    public let hideInactiveLayers = Variant()
    /// Layers that are not active are dim. Has no effect: symbols move whole, in one way for each effect.
    public let dimInactiveLayers = Variant()
    /// A motion from the first layer to the last, and again from the first. Has no effect: symbols move whole, in one
    /// way for each effect.
    public let nonReversing = Variant()
    /// One layer after the other. Has no effect: symbols move whole, in one way for each effect.
    public let byLayer = Variant()
    /// All layers at once. Has no effect: symbols move whole, in one way for each effect.
    public let wholeSymbol = Variant()
    /// One layer at a time. Has no effect: symbols move whole, in one way for each effect.
    public let iterative = Variant()
    /// One layer more at a time. Has no effect: symbols move whole, in one way for each effect.
    public let cumulative = Variant()
    /// A motion from the first layer to the last, and back. Has no effect: symbols move whole, in one way for each
    /// effect.
    public let reversing = Variant()
    /// One part after the other. Has no effect: symbols move whole, in one way for each effect.
    public let individually = Variant()
    /// A change of opacity. Has no effect: symbols move whole, in one way for each effect.
    public let pulse = Variant()
  }

  /// A variant of the effect.
  public subscript(dynamicMember variant: KeyPath<Variants, Variant>) -> _NamedSymbolEffect {
    guard var motion = _motion, let isReversed = Variants()[keyPath: variant].isReversed else { return self }
    motion.isReversed = isReversed
    return _NamedSymbolEffect(motion: motion)
  }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// Symbols appear. Has no effect: symbols are there.
  public static var appear: Self { Self() }
  /// Symbols jump.
  public static var bounce: Self { Self(.bounce) }
  /// Symbols grow and shrink, as if they breathed.
  public static var breathe: Self { Self(.breathe) }
  /// Symbols disappear, and come back once the effect is not active.
  public static var disappear: Self { Self(.disappear) }
  /// Symbols become fainter and return.
  public static var pulse: Self { Self(.pulse) }
  /// Symbols turn.
  public static var rotate: Self { Self(.rotate) }
  /// Symbols become larger, or smaller (`.scale.down`), as long as the effect is active.
  public static var scale: Self { Self(.scale) }
  /// Layers of symbols change their opacity in turn. Here symbols do it whole.
  public static var variableColor: Self { Self(.variableColor) }
  /// Symbols move to and fro.
  public static var wiggle: Self { Self(.wiggle) }
  /// One symbol takes the place of another. Has no effect: symbols change at once.
  public static var replace: Self { Self() }
  /// Symbols are drawn line by line. Has no effect: symbols are there at once.
  public static var drawOn: Self { Self() }
  /// Symbols vanish line by line, and come back once the effect is not active. Here they vanish whole.
  public static var drawOff: Self { Self(.disappear) }
  /// The default for the symbol. Has no effect: symbols are at rest.
  public static var automatic: Self { Self() }
}

/// The speed and the repetition of a symbol's motion (`Symbols.SymbolEffectOptions`).
public struct SymbolEffectOptions: Sendable {
  /// The repetition; `nil` as the modifier has it: once for a value that changes, and always for an effect that is
  /// active.
  private(set) var repetition: RenderMotion.Repetition?
  private(set) var factor = 1.0

  /// The speed and the repetition of the effect.
  public static let `default` = SymbolEffectOptions()
  /// A motion over and over.
  public static let repeating = SymbolEffectOptions(repetition: .always)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(repetition: .times(1))
  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: speed) }
  /// So many times, or over and over for `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Options with the repetition of the behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// The options for a motion over and over.
  public var repeating: SymbolEffectOptions { with(.always) }
  /// The options for one motion.
  public var nonRepeating: SymbolEffectOptions { with(.times(1)) }
  /// Returns the options for so many times the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(repetition: repetition, factor: speed)
  }
  /// Returns the options for so many motions, or for motions over and over for `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { .times(max($0, 1)) } ?? .always) }
  /// Returns the options with the repetition of the behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(behavior.repetition) }

  private func with(_ repetition: RenderMotion.Repetition) -> SymbolEffectOptions {
    SymbolEffectOptions(repetition: repetition, factor: factor)
  }

  /// The repetition of a motion. There are no pauses.
  public struct RepeatBehavior: Sendable {
    fileprivate var repetition = RenderMotion.Repetition.always
    /// A repetition without a pause.
    public static let continuous = RepeatBehavior()
    /// A repetition with pauses. There are no pauses here.
    public static let periodic = RepeatBehavior()
    /// A repetition with pauses of some seconds, so many times, or over and over for `nil`. Here there are no pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(repetition: count.map { .times(max($0, 1)) } ?? .always)
    }
  }
}

extension View {
  /// Keeps symbols from moving.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.keepsSymbolsAtRest, isEnabled)
  }

  /// A motion of the symbols in this view while it is active. Has no effect in terminals: symbols are drawn at rest.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(MotionModifier(motion: effect._motion, options: options, usually: .always, beginnings: isActive ? nil : 0))
  }

  /// A motion of the symbols in this view when a value changes. Has no effect in terminals: symbols are drawn at rest.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { modifier(ChangeMotion(motion: effect._motion, options: options, value: value)) }
}

/// Begins a motion with every change of a value.
private struct ChangeMotion<Value: Equatable>: ViewModifier {
  let motion: RenderMotion?
  let options: SymbolEffectOptions
  let value: Value
  @State private var changes = 0

  func body(content: Content) -> some View {
    content
      .modifier(MotionModifier(motion: motion, options: options, usually: .times(1), beginnings: changes))
      .onChange(of: value) { changes += 1 }
  }
}

private struct MotionModifier: ViewModifier {
  let motion: RenderMotion?
  let options: SymbolEffectOptions
  let usually: RenderMotion.Repetition
  /// The number of times that the motion has begun; `nil` for a continuous motion.
  let beginnings: Int?
  @Environment(\.keepsSymbolsAtRest) private var keepsSymbolsAtRest

  func body(content: Content) -> some View {
    // An effect without motion is an effect of its own kind as well, so that it does not change the identity.
    var shown = motion ?? RenderMotion(.bounce)
    shown.speed = options.factor
    shown.beginnings = beginnings ?? 0
    shown.repetition =
      motion == nil || keepsSymbolsAtRest || beginnings == 0 ? .times(0) : options.repetition ?? usually
    return content.modifier(_FilterEffect(effect: .motion(shown)))
  }
}

private struct KeepsSymbolsAtRestKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var keepsSymbolsAtRest: Bool {
    get { self[KeepsSymbolsAtRestKey.self] }
    set { self[KeepsSymbolsAtRestKey.self] = newValue }
  }
}

extension _NamedSymbolEffect {
  /// Down and then up. Has no effect: symbols change at once.
  public static var downUp: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// Away, and then up into place. Has no effect: symbols change at once.
  public static var offUp: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A motion up and away, and up into place. Has no effect: symbols change at once.
  public static var upUp: _NamedSymbolEffect { _NamedSymbolEffect() }

  /// A turn by an angle. Has no effect: each effect has its own.
  public func custom(angle: Angle) -> _NamedSymbolEffect { self }

  /// One symbol replaces another by way of their common parts. Has no effect: symbols change at once.
  public func magic(fallback: _NamedSymbolEffect) -> _NamedSymbolEffect { self }
}

/// A symbol that comes and goes by an effect (`SwiftUI.SymbolEffectTransition`): here it fades.
public struct SymbolEffectTransition: Transition {
  /// The view, which is invisible until it is in place.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go by their usual effect: they fade.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Symbols come and go by an effect: symbols fade with every effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition() }
}

/// The fill of a symbol with colours (`SwiftUI.SymbolColorRenderingMode`). Renderers fill them flatly.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour everywhere.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient of the colour. Renderers fill symbols flatly.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The presentation of a symbol's variable value (`SwiftUI.SymbolVariableValueMode`). Renderers draw symbols whole.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The colour of the symbol's layers. Renderers draw symbols whole.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The length of the symbol's lines. Renderers draw symbols whole.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Sets the fill of the symbols in this view with colours. Has no effect in browsers and terminals: they fill them
  /// flatly.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets the presentation of the variable value of symbols. Has no effect in browsers and terminals: they draw them
  /// whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// Sets the fill of the symbol with colours. Has no effect in browsers and terminals: they fill it flatly.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Sets the presentation of the symbol's variable value. Has no effect in browsers and terminals: they draw it whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
