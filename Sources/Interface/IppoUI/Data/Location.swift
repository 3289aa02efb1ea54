/// The location of a value that bindings read and write. The same location compares equal.
class Location<Value>: @unchecked Sendable {  // subclasses lock, or are used on the main actor alone
  func get() -> Value { fatalError("A location must say how it is read.") }

  func set(_ value: Value, _ transaction: Transaction) {}

  func isEqual(to other: Location<Value>) -> Bool { self === other }

  /// Whether the value is a part of the value at another location, which is a `Location` of any type.
  func isPart(of other: AnyObject) -> Bool { false }
}

/// A value that does not change.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {  // nothing in it changes
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areKnownEqual(value, other.value)
  }
}

/// A value behind two closures, which cannot be compared.
final class FunctionLocation<Value>: Location<Value>,
  // The caller that makes the binding is responsible for its functions.
  @unchecked Sendable
{
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }

  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A part of the value at another location.
final class ProjectedLocation<Base, Value, P: LocationProjection<Base, Value>>: Location<Value>,
  // As the location it is a part of.
  @unchecked Sendable
{
  private let base: Location<Base>
  private let projection: P

  init(_ base: Location<Base>, _ projection: P) {
    self.base = base
    self.projection = projection
  }

  override func get() -> Value { projection.get(base.get()) }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    projection.set(&whole, value)
    base.set(whole, transaction)
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value, P> else { return false }
    return projection == other.projection && base.isEqual(to: other.base)
  }

  override func isPart(of other: AnyObject) -> Bool {
    (other as? Location<Base>).map(base.isEqual) ?? false
  }
}

/// A way to read a part from a whole and to write the part into the whole.
protocol LocationProjection<Base, Value>: Equatable {
  associatedtype Base
  associatedtype Value
  func get(_ base: Base) -> Value
  func set(_ base: inout Base, _ value: Value)
}

struct KeyPathProjection<Base, Value>: LocationProjection {
  let keyPath: WritableKeyPath<Base, Value>

  func get(_ base: Base) -> Value { base[keyPath: keyPath] }

  func set(_ base: inout Base, _ value: Value) { base[keyPath: keyPath] = value }
}

/// `Value` as `Value?`; writing `nil` does nothing.
struct WrappingProjection<Value>: LocationProjection {
  func get(_ base: Value) -> Value? { base }

  func set(_ base: inout Value, _ value: Value?) {
    if let value { base = value }
  }
}

/// `Value?` as `Value`. When the value is gone, a read gives the last value: a view that is on its way out still asks.
final class UnwrappingLocation<Value>: Location<Value>, @unchecked Sendable {  // used on the main actor alone
  private let base: Location<Value?>
  private var last: Value

  init?(_ base: Location<Value?>) {
    guard let value = base.get() else { return nil }
    self.base = base
    last = value
  }

  override func get() -> Value {
    if let value = base.get() { last = value }
    return last
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard base.get() != nil else { return }
    last = value
    base.set(value, transaction)
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappingLocation<Value> else { return false }
    return base.isEqual(to: other.base)
  }
}

struct HashableProjection<Value: Hashable>: LocationProjection {
  func get(_ base: Value) -> AnyHashable { AnyHashable(base) }

  func set(_ base: inout Value, _ value: AnyHashable) {
    if let value = value.base as? Value { base = value }
  }
}
