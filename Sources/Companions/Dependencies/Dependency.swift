import ConcurrencyExtras

#if UI
  import IppoUI
#endif

/// Reads a dependency of the current scope.
///
/// ```swift
/// @Reducer
/// struct Feature {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(FactClient.self) var factClient
/// }
/// ```
///
/// Each read looks the dependency up. The overrides of the current scope come first (see
/// `withDependencies(_:operation:)`), then those of the scope of the property's creation, then the default of the key.
/// So an object keeps the dependencies it was made with, and an override around a call still wins.
///
/// In a view, what `View.dependency` overrides comes before the scope that the property was created in.
///
/// The semantics follow swift-dependencies' property wrapper of the same name.
@propertyWrapper
public struct Dependency<Value>: Sendable, _HasInitialValues {
  enum Source: Sendable {
    /// Functions capture types and key paths that are `Sendable`.
    typealias Read = UncheckedSendable<(DependencyValues) -> Value>

    case keyPath(any KeyPath<DependencyValues, Value> & Sendable)
    case key(ObjectIdentifier, Read)  // Captures a metatype and nothing else.
    case part(Read)  // Captures a key path and a metatype.
  }

  let source: Source
  private let location: DependencyLocation
  let initialResolution: DependencyResolution
  #if UI
    private var environment = overridesInEnvironment

    /// Whether a view has connected the property with its environment.
    var isInView = false
  #endif

  /// Reads the dependency of a property of ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: The `#fileID` of the property, for reports.
  ///   - filePath: The `#filePath` of the property, for reports.
  ///   - line: The `#line` of the property, for reports.
  ///   - column: The `#column` of the property, for reports.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    source = .keyPath(keyPath)
    location = DependencyLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    initialResolution = DependencyValues._current.resolution
  }

  /// Reads the dependency of a key.
  ///
  /// - Parameters:
  ///   - key: The key's type, often the type of the dependency itself.
  ///   - fileID: The `#fileID` of the property, for reports.
  ///   - filePath: The `#filePath` of the property, for reports.
  ///   - line: The `#line` of the property, for reports.
  ///   - column: The `#column` of the property, for reports.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    source = .key(ObjectIdentifier(key), Source.Read({ $0.value(of: Key.self, function: "subscript(_:)") }))
    location = DependencyLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    initialResolution = DependencyValues._current.resolution
  }

  /// A dependency by its key, as a value of another type: an existential that the key's value has.
  ///
  /// ```swift
  /// @Dependency(LiveAPI.self, as: (any API).self) var api
  /// ```
  ///
  /// A value that is not of that type ends the process: the type of the key says that it is.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type of the property.
  ///   - fileID: Where the property is declared.
  ///   - filePath: Where the property is declared.
  ///   - line: Where the property is declared.
  ///   - column: Where the property is declared.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let read: (DependencyValues) -> Value = { values in
      let value: Key.Value = values.value(of: Key.self, function: "subscript(_:)")
      guard let value = value as? Value else {
        fatalError("@Dependency(\(Key.self).self, as: \(Value.self).self): the value of the key is no \(Value.self).")
      }
      return value
    }
    source = .key(ObjectIdentifier(key), Source.Read(read))
    location = DependencyLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    initialResolution = DependencyValues._current.resolution
  }

  /// The dependency of a property of ``DependencyValues``, as a value of another type. That type is an existential that
  /// the value conforms to, or the type of the value in an existential.
  ///
  /// ```swift
  /// @Dependency(\.liveAPI, as: (any API).self) var api
  /// ```
  ///
  /// A value of any other type ends the process.
  ///
  /// - Parameters:
  ///   - keyPath: The property of ``DependencyValues``.
  ///   - type: The type of the property.
  ///   - fileID: The file of the declaration.
  ///   - filePath: The path of the file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let read: (DependencyValues) -> Value = { values in
      let value = values[keyPath: keyPath]
      guard let value = value as? Value else {
        fatalError("@Dependency(\(keyPath), as: \(Value.self).self): the dependency is no \(Value.self).")
      }
      return value
    }
    source = .part(Source.Read(read))
    location = DependencyLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    initialResolution = DependencyValues._current.resolution
  }

  /// The dependency, as the current scope has it.
  public var wrappedValue: Value {
    var values = DependencyValues._current
    values.inherit(resolution)
    if Value.self == DependencyValues.self {
      // `@Dependency(\.self)` asks for all of them, to be handed on.
      values = values.flattened()
    } else {
      values.location = location
    }
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .key(_, let read), .part(let read): return read.value(values)
    }
  }

  /// The resolution for dependencies that the current scope leaves alone.
  private var resolution: DependencyResolution {
    #if UI
      if isInView, let overrides = environment.wrappedValue {
        return DependencyResolution(overrides.resolution, over: initialResolution)
      }
    #endif
    return initialResolution
  }

  /// The dependencies of the scope that the property was created in.
  public var initialValues: DependencyValues {
    var values = DependencyValues._current
    values.resolution = initialResolution
    return values
  }
}

/// Something that keeps the dependencies it was created with, as ``Dependency`` does. `withDependencies(from:)` looks for it
/// in the properties of a model.
public protocol _HasInitialValues {
  /// The dependencies of the scope that this was created in.
  var initialValues: DependencyValues { get }
}
