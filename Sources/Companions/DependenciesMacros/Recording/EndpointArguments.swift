/// The arguments of a call of an endpoint, for a recorder. Code that ``DependencyClient()`` generates makes them.
public struct _EndpointArguments {
  /// An argument.
  package struct Argument {
    package let label: String?
    /// The value; `nil` for one that no recorder can keep, such as a function.
    package let value: Any?
  }

  package private(set) var arguments: [Argument] = []

  /// Makes a list without arguments.
  public init() {}

  /// Adds an argument.
  ///
  /// - Parameters:
  ///   - label: The label of the parameter in the type of the closure.
  ///   - value: The argument.
  /// - Returns: The longer list.
  public func with<Value>(_ label: String?, _ value: Value) -> Self { adding(Argument(label: label, value: value)) }

  /// Adds an argument that cannot be copied. The value is left out.
  ///
  /// - Parameters:
  ///   - label: The label of the parameter in the type of the closure.
  ///   - value: The argument.
  /// - Returns: The longer list.
  @_disfavoredOverload
  public func with<Value: ~Copyable & ~Escapable>(_ label: String?, _ value: borrowing Value) -> Self {
    without(label)
  }

  /// Adds a function, which may not outlive the call. The value is left out.
  ///
  /// - Parameters:
  ///   - label: The label of the parameter in the type of the closure.
  ///   - value: The function.
  /// - Returns: The longer list.
  @_disfavoredOverload
  public func with<each Argument, Value>(
    _ label: String?, _ value: (repeat each Argument) async throws -> Value
  ) -> Self { without(label) }

  /// Adds an argument without its value.
  ///
  /// - Parameter label: The label of the parameter in the type of the closure.
  /// - Returns: The longer list.
  public func without(_ label: String?) -> Self { adding(Argument(label: label, value: nil)) }

  private func adding(_ argument: Argument) -> Self {
    var list = self
    list.arguments.append(argument)
    return list
  }
}
