/// The assistive technologies of a modifier (`SwiftUI.AccessibilityTechnologies`). Renderers make no difference between
/// them.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Set<Int> = []

  /// No technologies.
  public init() {}

  private init(_ bit: Int) { bits = [bit] }

  /// Screen readers. Has no effect in browsers and terminals: all technologies count as one.
  public static let voiceOver = AccessibilityTechnologies(0)
  /// Use by few switches. Has no effect in browsers and terminals: all technologies count as one.
  public static let switchControl = AccessibilityTechnologies(1)

  /// Whether all technologies of another set are in this one.
  public func contains(_ member: AccessibilityTechnologies) -> Bool { bits.isSuperset(of: member.bits) }

  /// Adds the technologies of another set.
  /// - Returns: whether any of them was missing, and the set that was added.
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }

  /// Takes the technologies of another set out, if all of them are in this one.
  /// - Returns: the set that was taken out; `nil` where nothing was.
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }

  /// Adds the technologies of another set.
  /// - Returns: That set if all of it was present; `nil` otherwise.
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  /// Keeps the technologies that are in another set, too.
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  /// Keeps the technologies that are in one of the sets alone.
  public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }
  /// The technologies that are in one of the sets or in both.
  public func union(_ other: Self) -> Self { with { $0.formUnion(other) } }
  /// The technologies that are in both sets.
  public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other) } }
  /// The technologies that are in one of the sets alone.
  public func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other) } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The view with a screen reader's focus (`SwiftUI.AccessibilityFocusState`).
///
/// Screen readers follow the keyboard's focus, which the state moves. A view that is no control can have it as well.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the state, for `accessibilityFocused(_:)`.
  @propertyWrapper
  public struct Binding {
    let base: FocusState<Value>.Binding

    /// The value of the view a screen reader is at.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding that `$` in front of the name gives.
    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>

  /// `true` while a screen reader is at the view; `false` in the beginning.
  public init() where Value == Bool { state = FocusState() }

  /// The value of the view a screen reader is at; `nil` in the beginning, and while it is at none of them.
  public init<T>() where Value == T?, T: Hashable { state = FocusState() }

  /// The same as without technologies, which make no difference.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }

  /// The same as without technologies, which make no difference.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { state = FocusState() }

  /// The value of the view a screen reader is at.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding that `$` in front of the name gives.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  /// Connects the state of the focus that this one stands for.
  public mutating func _connect(_ connection: _PropertyConnection) { state._connect(connection) }

  /// Always `true`, because the graph keeps the state, and not the view.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension View {
  /// A screen reader is at the view while the binding has this value.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding.base, equals: value) }

  /// A screen reader is at the view while the binding is `true`.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    focused(condition.base)
  }

  /// Sets the element where a screen reader begins, unless it is on another element already.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { defaultFocus(binding.base, value) }
}
