public import Dispatch

/// The printer of `Reducer.debug()`.
public struct DebugEnvironment {
  /// Prints a text.
  public var printer: (String) -> Void
  /// The queue that prints, so that reducers need not wait.
  public var queue: DispatchQueue

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - printer: Prints a text.
  ///   - queue: The queue that prints.
  public init(
    printer: @escaping (String) -> Void = { print($0) },
    queue: DispatchQueue = DispatchQueue(label: "ComposableArchitecture.DebugEnvironment", qos: .background)
  ) {
    self.printer = printer
    self.queue = queue
  }
}

/// How actions are printed.
public enum ActionFormat: Sendable {
  /// Only the names of the cases and of their labels.
  case labelsOnly
  /// Everything.
  case prettyPrint
}
