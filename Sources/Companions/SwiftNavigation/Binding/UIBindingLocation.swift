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
struct UIFunctionLocation<Value>: UIBindingLocation {
  /// The functions, for which the caller that makes the binding answers.
  private let functions: UncheckedSendable<(get: () -> Value, set: (Value) -> Void)>
  let identifier: AnyHashableSendable

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, identifier: AnyHashableSendable) {
    self.functions = UncheckedSendable((get, set))
    self.identifier = identifier
  }

  var value: Value {
    get { self.functions.value.get() }
    nonmutating set { self.functions.value.set(newValue) }
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
struct UIPropertyLocation<Root: AnyObject, Value>: UIBindingLocation {
  /// The object and its property. Threads may use them as the object allows, and views do on the main actor.
  private let property: UncheckedSendable<(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>)>

  init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.property = UncheckedSendable((object, keyPath))
  }

  var value: Value {
    get { self.property.value.object[keyPath: self.property.value.keyPath] }
    nonmutating set { self.property.value.object[keyPath: self.property.value.keyPath] = newValue }
  }
  var identifier: AnyHashableSendable {
    let (object, keyPath) = self.property.value
    return AnyHashableSendable(UIPlace(base: AnyHashableSendable(ObjectIdentifier(object)), step: keyPath))
  }
}

/// A value reached from another.
struct UIDerivedLocation<Base, Value>: UIBindingLocation {
  let base: any UIBindingLocation<Base>
  /// The identity of this step among the steps from the same base.
  private let step: ComparedID
  /// The functions, for which the caller that makes the binding answers.
  private let functions: UncheckedSendable<(get: (Base) -> Value, set: (inout Base, Value) -> Void)>

  init(
    base: any UIBindingLocation<Base>, step: AnyHashable, get: @escaping (Base) -> Value,
    set: @escaping (inout Base, Value) -> Void
  ) {
    self.base = base
    self.step = ComparedID(step)
    self.functions = UncheckedSendable((get, set))
  }

  var value: Value {
    get { self.functions.value.get(self.base.value) }
    nonmutating set {
      var base = self.base.value
      self.functions.value.set(&base, newValue)
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
struct UIConstantLocation<Value>: UIBindingLocation {
  /// The value, for which the caller that makes the binding answers.
  private let constant: UncheckedSendable<Value>
  private let id = UUID()

  init(_ constant: Value) {
    self.constant = UncheckedSendable(constant)
  }

  var value: Value {
    get { self.constant.value }
    nonmutating set {}
  }
  var identifier: AnyHashableSendable { AnyHashableSendable(self.id) }
}

private struct UIPlace: Hashable, Sendable {
  let base: AnyHashableSendable
  let step: ComparedID

  init(base: AnyHashableSendable, step: ComparedID) {
    self.base = base
    self.step = step
  }

  init(base: AnyHashableSendable, step: AnyHashable) { self.init(base: base, step: ComparedID(step)) }
}
