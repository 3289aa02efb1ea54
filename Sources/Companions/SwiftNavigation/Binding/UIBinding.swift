/// A value that can be read and written at a place someone else owns: what `Binding` is to views, for interfaces of any
/// kind.
///
/// ```swift
/// @UIBinding var text = ""
/// @UIBindable var model: FormModel
/// TextField(text: $model.text)
/// ```
///
/// The semantics are those of `UIBinding` in swift-navigation.
@dynamicMemberLookup
@propertyWrapper
public struct UIBinding<Value>: Sendable {
  let location: any UIBindingLocation<Value> & Sendable

  /// The transaction changes through this binding are made in.
  public var transaction = UITransaction()

  init(location: any UIBindingLocation<Value> & Sendable, transaction: UITransaction = UITransaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding to a value of its own.
  ///
  /// - Parameter value: The value.
  public init(wrappedValue value: Value) {
    self.init(location: UIBindingRoot(value))
  }

  /// Creates a binding from another.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: UIBinding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to an optional from one to a value.
  ///
  /// Setting it to `nil` changes nothing.
  ///
  /// - Parameter base: The binding to the value.
  public init<V>(_ base: UIBinding<V>) where Value == V? {
    self.init(
      location: UIDerivedLocation(
        base: base.location,
        step: "toOptional",
        get: { $0 },
        set: { if let value = $1 { $0 = value } }
      ),
      transaction: base.transaction
    )
  }

  /// Creates a binding to a type-erased value.
  ///
  /// Setting it to a value of another type changes nothing.
  ///
  /// - Parameter base: The binding to the value.
  public init<V: Hashable>(_ base: UIBinding<V>) where Value == AnyHashable {
    self.init(
      location: UIDerivedLocation(
        base: base.location,
        step: "toAnyHashable",
        get: { AnyHashable($0) },
        set: { if let value = $1.base as? V { $0 = value } }
      ),
      transaction: base.transaction
    )
  }

  /// A binding to whether an optional has a value.
  ///
  /// - Parameter base: A binding to an optional. Setting this binding to `false` sets it to `nil`; `true` is ignored.
  public init<V>(_ base: UIBinding<V?>) where Value == Bool {
    self.init(
      location: UIDerivedLocation(
        base: base.location,
        step: "isPresent",
        get: { $0 != nil },
        set: { if !$1 { $0 = nil } }
      ),
      transaction: base.transaction
    )
  }

  /// Creates a binding to a value from one to an optional, if it holds a value now.
  ///
  /// If the optional becomes `nil` later, the binding keeps its last value. Writing to the binding leaves the optional
  /// alone.
  ///
  /// - Parameter base: The binding to the optional.
  public init?(_ base: UIBinding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UIUnwrappedLocation(base: base.location, value: value), transaction: base.transaction)
  }

  /// A binding to a value that does not change.
  ///
  /// - Parameter value: The value.
  public static func constant(_ value: Value) -> Self {
    Self(location: UIConstantLocation(value))
  }

  /// The value. Changes are made in the binding's transaction.
  public var wrappedValue: Value {
    get { self.location.value }
    nonmutating set {
      withUITransaction(self.transaction) { self.location.value = newValue }
    }
  }

  /// The binding itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// The binding with a transaction for its changes.
  ///
  /// - Parameter transaction: The transaction.
  public func transaction(_ transaction: UITransaction) -> Self {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The binding, printing every change.
  ///
  /// - Parameter prefix: What the lines begin with.
  public func _printChanges(_ prefix: String = "") -> Self {
    Self(
      location: UIDerivedLocation(
        base: self.location,
        step: "printChanges",
        get: { $0 },
        set: { old, new in
          var line = prefix.isEmpty ? "" : "\(prefix): "
          line += diff(old, new) ?? "(No changes)"
          print(line)
          old = new
        }
      ),
      transaction: self.transaction
    )
  }
}

extension UIBinding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { self.wrappedValue.id }
}
