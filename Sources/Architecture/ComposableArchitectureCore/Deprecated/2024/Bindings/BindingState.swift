public import CasePaths
public import CustomDump

/// A field that views may bind. In observable state every field can be bound, and the wrapper is not needed.
@dynamicMemberLookup
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// The declaration of the field, for reports.
  let location: SourceLocation

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - fileID: The file of the declaration.
  ///   - filePath: The path of the declaration's file.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    wrappedValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.wrappedValue = wrappedValue
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The field itself, to be named in key paths: `\.$field`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the field, to be named in key paths: `\.$field.part`.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> BindingState<Part> {
    get {
      BindingState<Part>(
        wrappedValue: wrappedValue[keyPath: keyPath], fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column)
    }
    set { wrappedValue[keyPath: keyPath] = newValue.wrappedValue }
  }
}

extension BindingState: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension BindingState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    do {
      self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    } catch {
      self.init(wrappedValue: try Value(from: decoder))
    }
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    do {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    } catch {
      try wrappedValue.encode(to: encoder)
    }
  }
}

extension BindingState: CustomReflectable {
  /// The value, as if it were not wrapped.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension BindingState: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  /// The value.
  public var debugDescription: String { wrappedValue.debugDescription }
}

extension BindingAction {
  /// Writes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field: `\.$field`.
  ///   - value: Its new value.
  @available(*, deprecated, message: "Use observable state: every field of it can be bound.")
  @_disfavoredOverload
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    setting(keyPath, value)
  }

  static func setting<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value, expectation: BindingExpectation? = nil
  ) -> Self {
    Self(keyPath: keyPath, value: value, isEqual: { $0 as? Value == value }) {
      expectation?.fulfill()
      $0[keyPath: keyPath].wrappedValue = value
    }
  }

  /// Whether an action writes a field: what `case .binding(\.$field):` means.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - bindingAction: The action.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindingAction.AllCasePaths {
  /// The write of a field.
  ///
  /// - Parameter keyPath: The field: `\.$field`.
  @available(*, deprecated, message: "Use observable state: every field of it can be bound.")
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction, Value> {
    ._$embed(
      { .setting(keyPath, $0) },
      extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
    )
  }
}

extension BindableAction {
  /// Writes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field: `\.$field`.
  ///   - value: Its new value.
  @available(*, deprecated, message: "Use observable state: every field of it can be bound.")
  @_disfavoredOverload
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    binding(.setting(keyPath, value))
  }
}
