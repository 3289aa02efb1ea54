extension View {
  /// Animates changes below when `value` changes; `nil` takes the animation away.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change below.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of every change below.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the changes below that are made when `value` changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Sets the animated insertion and removal of the view.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition.render))
  }
}

/// A modifier that changes the transaction for the views below.
@MainActor @preconcurrency
protocol TransactionTransform: ViewModifier where Body == Never {
  /// Whether the modifier applies to the turn in which `old` was replaced.
  func applies(after old: Self?) -> Bool
  func apply(_ transaction: inout Transaction)
  /// Whether the modifier is around a body with a ``PlaceholderContentView``.
  static var isForBody: Bool { get }
}

extension TransactionTransform {
  static var isForBody: Bool { false }

  /// Makes the content under a transaction that the modifier changes.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    TransactionNode(modifier, content, in: parent, inputs)
  }

  /// Patches the content under a transaction that the modifier changes.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: TransactionNode<Self, V>.self).patch(modifier, content)
  }
}

/// Animates the changes made when a value changes (SwiftUI's `_AnimationModifier`).
nonisolated public struct _AnimationModifier<Value: Equatable>: TransactionTransform {
  /// `nil` takes the animation away.
  public var animation: Animation?
  /// The value.
  public var value: Value

  /// Animates the changes made when a value changes.
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  func applies(after old: Self?) -> Bool { old.map { $0.value != value } ?? false }

  func apply(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Changes every transaction on its way down (SwiftUI's `_TransactionModifier`).
nonisolated public struct _TransactionModifier: TransactionTransform {
  /// The change.
  public var transform: (inout Transaction) -> Void

  /// Changes every transaction.
  public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

  func applies(after old: Self?) -> Bool { true }

  func apply(_ transaction: inout Transaction) { transform(&transaction) }
}

struct _ValueTransactionModifier<Value: Equatable>: TransactionTransform {
  let value: Value
  let transform: (inout Transaction) -> Void

  func applies(after old: Self?) -> Bool { old.map { $0.value != value } ?? false }

  func apply(_ transaction: inout Transaction) { transform(&transaction) }
}

struct _TransitionModifier: AttributeModifier {
  static let isSemantic = false
  let transition: RenderTransition

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.transition = transition
  }
}

extension ViewModifier {
  /// The modifier with animated changes, also of its content.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(_TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// The modifier with a transaction of its own, also for changes of its content.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(_TransactionModifier(transform: transform))
  }
}
