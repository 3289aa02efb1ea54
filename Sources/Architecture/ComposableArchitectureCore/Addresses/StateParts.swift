/// The fields of a state that have no default, for addresses. The macro `@ObservableState` writes them down.
public struct _StateParts<State>: @unchecked Sendable {  // its functions keep key paths alone
  /// The segments of the parts; `nil` where one of them cannot be written.
  let segments: (State) -> [String]?
  /// The state whose parts the first segments stand for.
  let state: (inout ArraySlice<String>) -> State?

  /// Makes the value for the macro.
  ///
  /// - Parameters:
  ///   - parts: What the state has to be given, in the order of the initializer.
  ///   - make: Calls the initializer.
  public init<each Part>(
    _ parts: repeat KeyPath<State, each Part>, make: @escaping (repeat each Part) -> State?
  ) {
    let keyPaths = (repeat each parts)
    segments = { state in
      var result: [String] = []
      for keyPath in repeat each keyPaths {
        guard let segments = StateSpelling.of(keyPath, in: state) else { return nil }
        result += segments
      }
      return result
    }
    self.state = { segments in
      var rest = segments
      func take<Value>(_: KeyPath<State, Value>) throws(Unreadable) -> Value {
        guard let value = StateSpelling<Value>.known.value(&rest) else { throw Unreadable() }
        return value
      }
      guard let state = try? make(repeat take(each keyPaths)) else { return nil }
      segments = rest
      return state
    }
  }

  private struct Unreadable: Error {}
}

extension StateSpelling {
  fileprivate static func of<State>(_ keyPath: KeyPath<State, Value>, in state: State) -> [String]? {
    known.segments(state[keyPath: keyPath])
  }
}
