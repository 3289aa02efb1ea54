public import CasePaths

/// The cases of an observable enum, by the key paths that name them. Large associated values are reached through it
/// without applying the key path, which would copy them from stack frame to stack frame.
///
/// `@ObservableState` fills it for enums with dynamic members.
public struct _ObservedCases<State> {
  /// Calls a function with the associated value of a state, if the state is in the case.
  typealias Visit<Root> = (UnsafePointer<Root>, (UnsafeRawPointer) -> Void) -> Void

  private struct Entry {
    /// `\State.case`
    let path: AnyKeyPath
    /// `\State?.?.case`
    let chained: AnyKeyPath
    let visit: () -> Visit<State>
  }

  private var entries: [Entry] = []

  /// Makes an empty list.
  public init() {}

  /// Adds a case with one associated value.
  ///
  /// - Parameters:
  ///   - path: The dynamic member of a state.
  ///   - chained: The dynamic member of an optional state.
  ///   - casePath: The case.
  public mutating func append<Value>(
    _ path: KeyPath<State, Value?>, _ chained: KeyPath<State?, Value?>, _ casePath: CaseKeyPath<State, Value>
  ) {
    entries.append(
      Entry(path: path, chained: chained) {
        let payload = _EnumPayload(AnyCasePath(casePath))
        return { state, body in payload.read(state) { body(UnsafeRawPointer($0)) } ?? () }
      }
    )
  }

  /// How to visit the case that a key path names.
  func visit(_ keyPath: AnyKeyPath) -> Visit<State>? {
    entries.first { $0.path == keyPath }?.visit()
  }

  /// How to visit the case that a key path names which begins with another, of an optional state.
  func visit(_ keyPath: AnyKeyPath, behind field: AnyKeyPath) -> Visit<State>? {
    let valueType = type(of: keyPath).valueType
    return entries.first { entry in
      type(of: entry.chained).valueType == valueType && field.appending(path: entry.chained) == keyPath
    }?
    .visit()
  }
}
