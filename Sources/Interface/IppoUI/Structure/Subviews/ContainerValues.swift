/// A key of ``ContainerValues`` (`SwiftUI.ContainerValueKey`).
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that has set none.
  static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it (`SwiftUI.ContainerValues`).
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tags: [AnyHashable] = []

  init() {}

  /// A value of your own.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that `tag(_:)` has set.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

  /// Whether `tag(_:)` has set this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

  /// The values in the traits of a view.
  init(_ traits: ViewTraits) {
    self = traits[ContainerValuesTrait.self]
    if let tag = traits[TagTrait.self] { tags = [tag] }
  }
}

enum ContainerValuesTrait: ViewTrait {
  static var defaultValue: ContainerValues { ContainerValues() }
}

private struct ContainerValueModifier<V>: TraitModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) {
    traits[ContainerValuesTrait.self][keyPath: keyPath] = value
  }
}

extension View {
  /// Gives a value to the container around this view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
