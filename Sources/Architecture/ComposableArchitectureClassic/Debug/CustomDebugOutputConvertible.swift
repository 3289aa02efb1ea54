/// A value that says how it is printed where states and actions are: in `Reducer.debug()` and in failures of a test
/// store.
public protocol CustomDebugOutputConvertible {
  /// How the value is printed.
  var debugOutput: String { get }
}
