internal import ConcurrencyExtras

/// The context of a state change: how, and whether, it is animated (SwiftUI's `Transaction`).
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation of the change.
  public var animation: Animation?
  /// Views below do not add animations of their own.
  public var disablesAnimations = false
  /// The change is a step of a continuous interaction, such as a drag.
  public var isContinuous = false
  private(set) var completions: [AnimationCompletion] = []

  /// A change that is not animated.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of your own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs `completion` when the animations of this transaction have run. The completion of an animation that repeats for
  /// ever does not run.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty && completions.isEmpty
  }

  /// Merges the transaction of a second writer of the same change, whose values replace the earlier ones.
  mutating func merge(_ later: Transaction) {
    if let animation = later.animation { self.animation = animation }
    if later.disablesAnimations { disablesAnimations = true }
    if later.isContinuous { isContinuous = true }
    values.merge(later.values) { _, new in new }
    for completion in later.completions where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
  }
}

/// A key of ``Transaction`` (SwiftUI's `TransactionKey`).
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a transaction without the key.
  static var defaultValue: Value { get }
}

/// The moment at which an animation counts as complete (SwiftUI's `AnimationCompletionCriteria`).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// The moment at which the animation has come so close to its end that users can interact with the view. For a spring
  /// this is its perceived duration.
  public static let logicallyComplete = Self(isRemoved: false)

  /// The moment at which the animation has ended for good.
  public static let removed = Self(isRemoved: true)
}

/// The action that runs after the animations of a transaction.
final class AnimationCompletion {
  private let action: () -> Void
  let criteria: AnimationCompletionCriteria
  private var holders = 1
  private var isDone = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func hold() { holders += 1 }

  func release() {
    holders -= 1
    guard holders == 0, !isDone else { return }
    isDone = true
    action()
  }
}

/// Carries a transaction to where a change is made.
enum CurrentTransaction {
  /// The transaction, which tasks carry to the main actor, and use there.
  @TaskLocal static var value: UncheckedSendable<Transaction>?
}

extension Transaction {
  /// The transaction of the change that is being made.
  static var current: Transaction { CurrentTransaction.value?.value ?? Transaction() }
}

/// Makes a change in a transaction, which takes the place of the transaction around the call.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  if transaction.isEmpty, Transaction.current.isEmpty { return try body() }
  return try CurrentTransaction.$value.withValue(UncheckedSendable(transaction), operation: body)
}

/// Makes a change in a transaction, together with the transaction around the call.
func withTransaction<Result>(merging transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var merged = Transaction.current
  merged.merge(transaction)
  return try withTransaction(merged, body)
}

/// Makes a change in a transaction that has one more value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try CurrentTransaction.$value.withValue(UncheckedSendable(transaction), operation: body)
}

/// Makes a change that is animated. `nil`: the change is not animated.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try CurrentTransaction.$value.withValue(UncheckedSendable(transaction), operation: body)
}

/// Makes a change that is animated, and runs `completion` when the animations have run; when nothing is animated, as
/// soon as `body` has. The completion of an animation that repeats for ever does not run.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  let pending = AnimationCompletion(completionCriteria, completion)
  transaction.add(pending)
  defer { pending.release() }
  return try CurrentTransaction.$value.withValue(UncheckedSendable(transaction), operation: body)
}

private enum TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// Whether a gesture passes its speed to the animation that follows. The value is kept, and has no effect: springs
  /// start at rest.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// The position of a scroll target in the viewport. The value is kept, and has no effect: the anchor of the position
  /// does.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
