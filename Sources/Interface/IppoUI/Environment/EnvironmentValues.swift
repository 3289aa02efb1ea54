/// Values that travel down the view tree (SwiftUI's `EnvironmentValues`).
///
/// ```swift
/// private struct CaptionKey: EnvironmentKey {
///   static let defaultValue = "default"
/// }
///
/// extension EnvironmentValues {
///   var caption: String {
///     get { self[CaptionKey.self] }
///     set { self[CaptionKey.self] = newValue }
///   }
/// }
/// ```
public struct EnvironmentValues: CustomStringConvertible {
  private let cell: EnvironmentCell?
  private(set) var written = KeyedValues()

  /// Values without a writer: every key has its default.
  public init() { cell = nil }

  init(_ cell: EnvironmentCell?) { self.cell = cell }

  /// The value of a key from the innermost writer, or else the default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let value = written[id] { return value as! K.Value }
      if let value = cell?.read(id) { return value as! K.Value }
      return K.defaultValue
    }
    set { written[ObjectIdentifier(key)] = newValue }
  }

  /// The values set between here and the innermost writer of a key.
  func values<K: EnvironmentKey>(below key: K.Type) -> KeyedValues {
    cell?.values(below: ObjectIdentifier(key)) ?? KeyedValues()
  }

  /// Sets all given values.
  mutating func set(_ values: KeyedValues) { written.merge(values) }

  /// An observable object by its type; `nil` without a writer (`environment(_:)`).
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObservableObjectKey<T>.self].object }
    set { self[ObservableObjectKey<T>.self] = EnvironmentReference(object: newValue) }
  }

  /// The name of the type; the values are many.
  public var description: String { "EnvironmentValues" }
}

/// The key under which `environment(_:)` keeps the object of a type.
private struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: EnvironmentReference<T> { EnvironmentReference(object: nil) }
}
