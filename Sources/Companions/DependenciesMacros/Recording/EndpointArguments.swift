/// The arguments of a call of an endpoint, for a recorder. Code that ``DependencyClient()`` generates makes them.
public struct _EndpointArguments {
  /// An argument.
  package struct Argument {
    package let label: String?
    /// The value; `nil` for one that no recorder can keep.
    package let value: Any?
  }

  package private(set) var arguments: [Argument] = []
  /// Whether an argument is a function, or has one in its type.
  private(set) var holdsFunctions = false

  /// Makes a list without arguments.
  public init() {}

  /// Adds an argument.
  ///
  /// - Parameters:
  ///   - label: The label of the parameter in the type of the closure.
  ///   - value: The argument.
  /// - Returns: The longer list.
  public func with<Value>(_ label: String?, _ value: Value) -> Self {
    var list = adding(Argument(label: label, value: value))
    if _typeName(Value.self, qualified: false).contains("->") { list.holdsFunctions = true }
    return list
  }

  /// Adds an argument that cannot be copied. The value is left out.
  ///
  /// - Parameters:
  ///   - label: The label of the parameter in the type of the closure.
  ///   - value: The argument.
  /// - Returns: The longer list.
  @_disfavoredOverload
  public func with<Value: ~Copyable & ~Escapable>(_ label: String?, _ value: borrowing Value) -> Self {
    adding(Argument(label: label, value: nil))
  }

  /// Adds a function, which may not outlive the call. No recorder takes a call with functions.
  ///
  /// - Parameters:
  ///   - label: The label of the parameter in the type of the closure.
  ///   - value: The function.
  /// - Returns: The longer list.
  @_disfavoredOverload
  public func with<each Input, Value>(
    _ label: String?, _ value: (repeat each Input) async throws -> Value
  ) -> Self {
    var list = adding(Argument(label: label, value: nil))
    list.holdsFunctions = true
    return list
  }

  private func adding(_ argument: Argument) -> Self {
    var list = self
    list.arguments.append(argument)
    return list
  }
}
