/// The resolution of dependencies: overrides first, then the cache of default values.
///
/// It is immutable as soon as a second reference to it exists; `DependencyValues` copies it before it writes.
@usableFromInline
final class DependencyResolution: @unchecked Sendable {  // not changed once a second reference exists
  private var overrides: [ObjectIdentifier: DependencyBox]

  /// The context, if it is overridden.
  var context: DependencyContext?

  /// The default values that have been used. Copies share it.
  let cache: DependencyCache

  init() {
    overrides = [:]
    cache = DependencyCache()
  }

  init(copying other: DependencyResolution, cache: DependencyCache? = nil) {
    overrides = other.overrides
    context = other.context
    self.cache = cache ?? other.cache
  }

  /// The overrides of `top`, over the overrides of `bottom`.
  init(_ top: DependencyResolution, over bottom: DependencyResolution) {
    overrides = bottom.overrides.merging(top.overrides) { _, top in top }
    context = top.context ?? bottom.context
    cache = top.cache
  }

  /// Whether nothing is overridden at all.
  var isTrivial: Bool { overrides.isEmpty && context == nil }

  func override(of key: ObjectIdentifier) -> DependencyBox? {
    overrides.isEmpty ? nil : overrides[key]
  }

  func setOverride<Key: TestDependencyKey>(of key: Key.Type, to value: Key.Value, by function: StaticString) {
    overrides[ObjectIdentifier(key)] = TypedDependencyBox(key, value, function)
  }

  /// The name of the property that has set an override of a type.
  func property(of type: Any.Type) -> String? {
    overrides.values.lazy.compactMap { $0.property(of: type) }.min()
  }
}

/// A dependency's value without its type. The key it is stored under knows the type.
@usableFromInline
class DependencyBox: @unchecked Sendable {  // nothing in it or its subclasses changes
  /// The type of the value.
  let valueType: Any.Type
  /// The name of the property that has asked for the value, or has set it.
  let function: StaticString?

  init(valueType: Any.Type, function: StaticString?) {
    self.valueType = valueType
    self.function = function
  }

  /// The value, which must have been boxed for the same key.
  @inlinable
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: TypedDependencyBox<Key>.self).value
  }
}

/// The value of a key.
@usableFromInline
final class TypedDependencyBox<Key: TestDependencyKey>: DependencyBox, @unchecked Sendable {  // as its superclass
  @usableFromInline let value: Key.Value

  init(_ key: Key.Type, _ value: Key.Value, _ function: StaticString?) {
    self.value = value
    super.init(valueType: Key.Value.self, function: function)
  }
}
