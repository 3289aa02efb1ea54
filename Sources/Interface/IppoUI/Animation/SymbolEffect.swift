/// A motion of a symbol (`Symbols.SymbolEffect`). Renderers draw symbols at rest.
public protocol SymbolEffect: Sendable {}

/// A motion of one kind. Its variants (`.bounce.up.byLayer`, ...) are the same: nothing moves.
@dynamicMemberLookup
public struct _NamedSymbolEffect: SymbolEffect {
  init() {}

  /// The variants of effects, by name.
  public struct Variants: Sendable {
    public let up = _NamedSymbolEffect()
    public let down = _NamedSymbolEffect()
    public let downUp = _NamedSymbolEffect()
    public let offUp = _NamedSymbolEffect()
    public let upUp = _NamedSymbolEffect()
    public let left = _NamedSymbolEffect()
    public let right = _NamedSymbolEffect()
    public let forward = _NamedSymbolEffect()
    public let backward = _NamedSymbolEffect()
    public let plain = _NamedSymbolEffect()
    public let hideInactiveLayers = _NamedSymbolEffect()
    public let dimInactiveLayers = _NamedSymbolEffect()
    public let nonReversing = _NamedSymbolEffect()
    public let byLayer = _NamedSymbolEffect()
    public let wholeSymbol = _NamedSymbolEffect()
    public let iterative = _NamedSymbolEffect()
    public let cumulative = _NamedSymbolEffect()
    public let reversing = _NamedSymbolEffect()
    public let clockwise = _NamedSymbolEffect()
    public let counterClockwise = _NamedSymbolEffect()
  }

  public subscript(dynamicMember variant: KeyPath<Variants, _NamedSymbolEffect>) -> _NamedSymbolEffect { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var appear: Self { Self() }
  public static var bounce: Self { Self() }
  public static var breathe: Self { Self() }
  public static var disappear: Self { Self() }
  public static var pulse: Self { Self() }
  public static var rotate: Self { Self() }
  public static var scale: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var wiggle: Self { Self() }
  public static var replace: Self { Self() }
  public static var automatic: Self { Self() }
}

/// How often and how fast a symbol moves (`Symbols.SymbolEffectOptions`).
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// When a motion is repeated.
  public struct RepeatBehavior: Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}

extension View {
  /// Keeps symbols from moving: renderers draw symbols at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// A motion of the symbols in this view while it is active: renderers draw symbols at rest.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// A motion of the symbols in this view when a value changes: renderers draw symbols at rest.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
}
