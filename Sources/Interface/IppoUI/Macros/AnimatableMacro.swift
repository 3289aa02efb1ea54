/// Makes `animatableData` from the stored properties of a structure, without those that are static, constant, wrapped
/// or marked with ``AnimatableIgnored()``.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClosed: Bool
///
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// The types of the properties conform to ``Animatable``. The semantics are those of SwiftUI's `@Animatable`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "IppoMacros", type: "AnimatableMacro")

/// Excludes a property from the animation by ``Animatable()``.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "IppoMacros", type: "AnimatableIgnoredMacro")

/// The animated parts of several properties of any types. Made by ``Animatable()``.
public struct _AnimatableProperties: VectorArithmetic {
  /// A part of one property.
  private struct Part {
    let value: any VectorArithmetic

    static func == (lhs: Self, rhs: Self) -> Bool {
      func isSame<V: VectorArithmetic>(_ left: V) -> Bool { (rhs.value as? V) == left }
      return isSame(lhs.value)
    }

    func adding(_ other: Part, _ sign: Double) -> Part {
      func sum<V: VectorArithmetic>(_ left: V) -> Part {
        guard let right = other.value as? V else { return self }
        return Part(value: sign < 0 ? left - right : left + right)
      }
      return sum(value)
    }

    func scaled(by factor: Double) -> Part {
      func product<V: VectorArithmetic>(_ value: V) -> Part { Part(value: value.scaled(by: factor)) }
      return product(value)
    }
  }

  private var parts: [Part]

  private init(parts: [Part]) { self.parts = parts }

  /// Empty parts, which leave others unchanged in a sum.
  public init() { parts = [] }

  /// Empty parts.
  public static var zero: Self { Self() }

  /// Appends a property.
  public mutating func append<Value: Animatable>(_ value: Value) { parts.append(Part(value: value.animatableData)) }

  /// Takes the first part away and gives it to the property it is of.
  public mutating func move<Value: Animatable>(to value: inout Value) {
    guard !parts.isEmpty else { return }
    if let part = parts.removeFirst().value as? Value.AnimatableData { value.animatableData = part }
  }

  /// Whether all parts are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.parts.elementsEqual(rhs.parts, by: ==) }

  /// The sums of the parts.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(rhs, 1) }

  /// The differences of the parts.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(rhs, -1) }

  private func combined(_ other: Self, _ sign: Double) -> Self {
    if parts.isEmpty { return sign < 0 ? other.scaled(by: -1) : other }
    if other.parts.isEmpty { return self }
    return Self(parts: zip(parts, other.parts).map { $0.adding($1, sign) })
  }

  /// Multiplies all parts.
  public mutating func scale(by rhs: Double) { parts = parts.map { $0.scaled(by: rhs) } }

  /// The sum of the squared magnitudes of the parts.
  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.value.magnitudeSquared } }
}
