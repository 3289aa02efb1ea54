internal import IppoArchive
internal import Synchronization

/// A value a view owns: it lives as long as the view is in the tree (SwiftUI's `@State`).
///
/// A change evaluates the bodies that have read the value, and no other. It may be read and written from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: () -> Value
  private var location: StateLocation<Value>?

  /// A value to begin with.
  public init(wrappedValue value: Value) { initialValue = { value } }

  /// A value to begin with.
  public init(initialValue value: Value) { initialValue = { value } }

  /// The value. Before the view is in the tree it is the initial one, and writing has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue() }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue()) }
    return Binding(location)
  }

  /// Finds the value that the node keeps; at first it is the initial one.
  public mutating func _connect(_ connection: _PropertyConnection) {
    location = connection.keep { StateLocation(initialValue()) }
  }

  /// The initial value of a view that is in the tree already does not matter.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension State: @unchecked Sendable where Value: Sendable {}  // its location locks

extension State where Value: ExpressibleByNilLiteral {
  /// A value to begin with.
  public init() { self.init(wrappedValue: nil) }
}

/// The location of the value of a `@State`.
final class StateLocation<Value>: Location<Value>, HibernatingProperty, DependencyOwner,
  @unchecked Sendable  // its lock guards it
{
  private let lock = Mutex<Void>(())
  private let isLasting: Bool
  /// Whether a window that shows its past may show the value of then.
  private let hasPast: Bool
  private nonisolated(unsafe) var value: Value  // the lock guards it
  /// The dependency, made when the value is first read in an evaluation: of many controls some states are never read.
  private nonisolated(unsafe) var dependency: Dependency?  // the lock guards it

  /// - Parameters:
  ///   - isLasting: Whether the value is part of the archive of its window.
  ///   - hasPast: Whether a window that shows its past may show the value of then.
  init(_ value: Value, isLasting: Bool = true, hasPast: Bool = true) {
    self.value = value
    self.isLasting = isLasting
    self.hasPast = hasPast
  }

  override func get() -> Value {
    // A value that is read after it is followed cannot change unnoticed.
    if let evaluation = Evaluation.current, evaluation.isReading { follow(in: evaluation) }
    return untracked
  }

  /// Makes the dependency in evaluations alone, which are on the main actor.
  private func follow(in evaluation: Evaluation) {
    if let dependency { return dependency.read(in: evaluation) }
    let new = Dependency()
    lock.withLock { _ in dependency = new }
    new.read(in: evaluation)
  }

  /// The value, for actions: the read is not noted.
  var untracked: Value { lock.withLock { _ in value } }

  func owns(_ dependency: Dependency) -> Bool { lock.withLock { _ in self.dependency } === dependency }

  override func set(_ new: Value, _ transaction: Transaction) {
    let old = lock.withLock { _ in
      let old = value
      value = new
      return old
    }
    guard let dependency = lock.withLock({ _ in dependency }) else { return }
    guard !areKnownEqual(old, new) else { return }
    dependency.changedFromAnywhere(in: transaction)
    dependency.letGoLater(of: old)
  }

  var isArchived: Bool { isLasting && !(Value.self is any Unarchived.Type) }
  var showsPast: Bool { hasPast && isArchived }

  func archived(by writer: ArchiveWriter, at path: @autoclosure () -> String) -> ArchivedValue? {
    writer.write(untracked, at: path())
  }

  @MainActor var isPlain: Bool {
    if !isLasting { return true }
    if let type = Value.self as? any PlainValue.Type { return type.isPlain(untracked) }
    guard Value.self is any Unarchived.Type, (untracked as? any Remade)?.isAsMade == true else { return false }
    return atObject(Hibernation.isOnlyReference)
  }

  @MainActor
  func hibernated(by hibernation: Hibernation, at path: @autoclosure () -> String) -> HibernatedValue {
    if !isLasting { return .dropped }
    if Value.self is any Unarchived.Type {
      guard (untracked as? any Remade)?.isAsMade == true else { return .stays("it is of this process alone") }
      return atObject(Hibernation.isOnlyReference) ? .dropped : .stays("somebody else holds it")
    }
    guard Value.self is any MadeInWindow.Type else { return hibernation.write(untracked, at: path()) }
    return atObject { hibernation.write(at: $0) }
  }

  /// Gives access to the object that is the value, in its place. Another owner has another reference to it.
  @MainActor private func atObject<R>(_ body: (UnsafeMutablePointer<AnyObject>) -> R) -> R {
    lock.withLock { _ in
      withUnsafeMutablePointer(to: &value) { place in
        place.withMemoryRebound(to: AnyObject.self, capacity: 1, body)
      }
    }
  }

  func restore(_ archived: ArchivedValue, by reader: ArchiveReader, at path: @autoclosure () -> String) {
    let restored = reader.read(archived, initial: untracked, at: path())
    lock.withLock { _ in value = restored }
  }
}

extension StateLocation: SceneProperty {
  func canRestore(_ archived: ArchivedValue) -> Bool {
    // A reader of its own: a value of another type is no loss for the window.
    ArchiveReader().read(archived, as: Value.self) != nil
  }
}
