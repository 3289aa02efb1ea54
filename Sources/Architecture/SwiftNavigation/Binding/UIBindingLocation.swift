import Foundation

/// The place that a ``UIBinding`` reads and writes.
protocol UIBindingLocation<Value>: Sendable {
  associatedtype Value
  var value: Value { get nonmutating set }
  /// The identity, equal for two locations of one place.
  var identifier: AnyHashableSendable { get }
}

/// A value of a binding's own.
final class UIBindingRoot<Value>: UIBindingLocation, Sendable {
  private let stored: Guarded<Value>
  private let registrar = PerceptionRegistrar()

  init(_ value: Value) {
    self.stored = Guarded(unchecked: value)
  }

  var value: Value {
    get {
      self.registrar.access(self, keyPath: \.value)
      return self.stored.withLockUnchecked { $0 }
    }
    set {
      self.registrar.withMutation(of: self, keyPath: \.value) {
        // The old value is released outside of the lock: its deinitializer may read the binding.
        let old = self.stored.withLockUnchecked { value in
          defer { value = newValue }
          return value
        }
        withExtendedLifetime(old) {}
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
final class UIUnwrappedLocation<Value>: UIBindingLocation, Sendable {
  private let base: any UIBindingLocation<Value?>
  private let lastValue: Guarded<Value>

  init(base: any UIBindingLocation<Value?>, value: Value) {
    self.base = base
    self.lastValue = Guarded(unchecked: value)
  }

  var value: Value {
    get {
      let value = self.base.value
      return self.lastValue.withLockUnchecked {
        if let value { $0 = value }
        return $0
      }
    }
    set {
      self.lastValue.withLockUnchecked { $0 = newValue }
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

private struct UIPlace: Hashable, Sendable {
  let base: AnyHashableSendable
  let step: ComparedID

  init(base: AnyHashableSendable, step: AnyHashable) {
    self.base = base
    self.step = ComparedID(step)
  }
}
