import Foundation

/// The place that a ``UIBinding`` reads and writes.
protocol UIBindingLocation<Value>: Sendable {
  associatedtype Value
  var value: Value { get nonmutating set }
  /// The identity, equal for two locations of one place.
  var identifier: AnyHashableSendable { get }
}

/// A value of a binding's own.
final class UIBindingRoot<Value>: UIBindingLocation, @unchecked Sendable {  // its lock guards it
  private let lock = NSRecursiveLock()
  private var _value: Value
  private let registrar = PerceptionRegistrar()

  init(_ value: Value) {
    self._value = value
  }

  var value: Value {
    get {
      self.registrar.access(self, keyPath: \.value)
      return self.lock.withLock { self._value }
    }
    set {
      self.registrar.withMutation(of: self, keyPath: \.value) {
        self.lock.withLock { self._value = newValue }
      }
    }
  }

  var identifier: AnyHashableSendable { AnyHashableSendable(ObjectIdentifier(self)) }
}

extension UIBindingRoot: Perceptible {}

/// A place that functions reach.
struct UIFunctionLocation<Value>: UIBindingLocation,
  // Whoever makes the binding answers for its functions.
  @unchecked Sendable
{
  let get: () -> Value
  let set: (Value) -> Void
  let identifier: AnyHashableSendable

  var value: Value {
    get { self.get() }
    nonmutating set { self.set(newValue) }
  }
}

extension UIBinding {
  /// A binding to a place that functions reach.
  ///
  /// - Parameters:
  ///   - object: What tells the place from others.
  ///   - get: Reads the value.
  ///   - set: Writes the value.
  package init(object: ObjectIdentifier, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: UIFunctionLocation(get: get, set: set, identifier: AnyHashableSendable(object)))
  }
}

/// A property of an object.
struct UIPropertyLocation<Root: AnyObject, Value>: UIBindingLocation,
  // As the object it names allows; views use it on the main actor.
  @unchecked Sendable
{
  let object: Root
  let keyPath: ReferenceWritableKeyPath<Root, Value>
  var value: Value {
    get { self.object[keyPath: self.keyPath] }
    nonmutating set { self.object[keyPath: self.keyPath] = newValue }
  }
  var identifier: AnyHashableSendable {
    AnyHashableSendable(UIPlace(base: AnyHashableSendable(ObjectIdentifier(self.object)), step: self.keyPath))
  }
}

/// A value reached from another.
struct UIDerivedLocation<Base, Value>: UIBindingLocation,
  // Whoever makes the binding answers for its functions.
  @unchecked Sendable
{
  let base: any UIBindingLocation<Base>
  /// The identity of this step among the steps from the same base.
  let step: AnyHashable
  let get: (Base) -> Value
  let set: (inout Base, Value) -> Void

  var value: Value {
    get { self.get(self.base.value) }
    nonmutating set {
      var base = self.base.value
      self.set(&base, newValue)
      self.base.value = base
    }
  }
  var identifier: AnyHashableSendable {
    AnyHashableSendable(UIPlace(base: self.base.identifier, step: self.step))
  }
}

/// The value of an optional, or the last one there was.
final class UIUnwrappedLocation<Value>: UIBindingLocation, @unchecked Sendable {  // its lock guards it
  private let base: any UIBindingLocation<Value?>
  private let lock = NSLock()
  private var lastValue: Value

  init(base: any UIBindingLocation<Value?>, value: Value) {
    self.base = base
    self.lastValue = value
  }

  var value: Value {
    get {
      let value = self.base.value
      return self.lock.withLock {
        if let value { self.lastValue = value }
        return self.lastValue
      }
    }
    set {
      self.lock.withLock { self.lastValue = newValue }
      if self.base.value != nil { self.base.value = newValue }
    }
  }

  var identifier: AnyHashableSendable {
    AnyHashableSendable(UIPlace(base: self.base.identifier, step: "fromOptional"))
  }
}

/// A value that does not change.
struct UIConstantLocation<Value>: UIBindingLocation, @unchecked Sendable {  // nothing in it changes
  private let constant: Value
  private let id = UUID()

  init(_ constant: Value) {
    self.constant = constant
  }

  var value: Value {
    get { self.constant }
    nonmutating set {}
  }
  var identifier: AnyHashableSendable { AnyHashableSendable(self.id) }
}

private struct UIPlace: Hashable, @unchecked Sendable {  // nothing in it changes; it is only compared
  let base: AnyHashableSendable
  let step: AnyHashable
}
