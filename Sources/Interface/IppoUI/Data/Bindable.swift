/// Makes bindings to the properties of an observable object (SwiftUI's `@Bindable`).
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The value that `$` in front of the name gives.
  public var projectedValue: Bindable<Value> { self }

  /// Does not compile: only an object that can be observed has properties to bind to.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("The wrapped value must be an object that conforms to Observable.") }

  private init(value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(ObjectLocation(root: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: Observable {
  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }

  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }

  /// The value that `$` in front of the name gives.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
