import Perception

/// Makes bindings to the properties of an observable object: what `Bindable` is to views, for interfaces of any kind.
///
/// The semantics are those of `UIBindable` in swift-navigation.
@dynamicMemberLookup
@propertyWrapper
public struct UIBindable<Value> {
  /// The object.
  public var wrappedValue: Value

  private init(value: Value) {
    self.wrappedValue = value
  }

  /// Wraps an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.init(value: wrappedValue)
  }

  /// Wraps an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.init(value: wrappedValue)
  }

  /// Creates a wrapper from another.
  public init(projectedValue: UIBindable<Value>) where Value: AnyObject {
    self = projectedValue
  }

  /// The wrapper itself.
  public var projectedValue: UIBindable<Value> {
    self
  }

  /// A binding to a property of the object.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> where Value: AnyObject {
    UIBinding(location: UIPropertyLocation(object: self.wrappedValue, keyPath: keyPath))
  }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { self.wrappedValue.id }
}

extension UIBindable: Sendable where Value: Sendable {}
