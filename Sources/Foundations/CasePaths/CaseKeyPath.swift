/// A key path to a case of an enum: `\Screen.Cases.detail`, or `\.detail` where the enum is known.
///
/// Case key paths are values like any key path: they are equatable, hashable, and composed with dots
/// (`\.detail.alert`). They are called to make a value and matched with `switch`.
///
/// ```swift
/// @CasePathable enum Screen { case list, detail(Int) }
/// let path: CaseKeyPath<Screen, Int> = \.detail
/// let screen = path(42)          // Screen.detail(42)
/// screen[case: \.detail]         // Optional(42)
/// screen.is(\.list)              // false
/// ```
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A case key path whose associated value's type is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension CaseKeyPath {
  /// Embeds a value in the case.
  ///
  /// - Parameter value: The associated value.
  @inlinable
  public func callAsFunction<Enum, AssociatedValue>(
    _ value: AssociatedValue
  ) -> Enum where Root == Case<Enum>, Value == Case<AssociatedValue> {
    CaseResolution.typed(self).path._embed(value)
  }

  /// Makes a case that has no associated value.
  @inlinable
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    CaseResolution.typed(self).path._embed(())
  }

  /// Whether a value is the case: what makes `case \.detail:` work in a `switch`.
  ///
  /// - Parameters:
  ///   - lhs: A case key path.
  ///   - rhs: The value to match.
  @inlinable
  public static func ~= <Enum: CasePathable, AssociatedValue>(
    lhs: KeyPath,
    rhs: Enum
  ) -> Bool where Root == Case<Enum>, Value == Case<AssociatedValue> {
    CaseResolution.typed(lhs).path._extract(rhs) != nil
  }
}

extension PartialCaseKeyPath {
  /// Embeds a value whose type is not known in the case.
  ///
  /// - Parameter value: The associated value.
  /// - Returns: The root that holds the value, or `nil` if the case has an associated value of another type.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum? where Root == Case<Enum> {
    CaseResolution.partial(self)?.embedAny(value)
  }
}
