/// A gesture with something done when it changes or ends.
public struct _ObservedGesture<Base: Gesture>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// That of the gesture inside, observed.
  public let _recognizer: _GestureRecognizer<Base.Value>
}

/// A gesture whose values are turned into others.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// That of the gesture inside, with other values.
  public let _recognizer: _GestureRecognizer<Value>
}

/// Two gestures at the same time (`SwiftUI.SimultaneousGesture`).
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The value of the gesture the event belongs to.
  public struct Value {
    /// The value of the first gesture; `nil` where the event belongs to the second.
    public var first: First.Value?
    /// The value of the second gesture; `nil` where the event belongs to the first.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Two gestures that are recognized independently of each other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Gives an event to both gestures.
  public var _recognizer: _GestureRecognizer<Value> {
    let first = first._recognizer.map { Value(first: $0, second: nil) }
    let second = second._recognizer.map { Value(first: nil, second: $0) }
    return _GestureRecognizer(events: first.events.union(second.events)) { event, session in
      let phases = (first.recognize(event, session), second.recognize(event, session))
      return phases.0 == nil && phases.1 == nil ? nil : (phases.0 ?? []) + (phases.1 ?? [])
    }
  }
}

extension Gesture {
  /// Runs `action` when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(
      _recognizer: _recognizer.observing { if case .ended(let value) = $0 { action(value) } })
  }

  /// Updates a state while the gesture goes on; it goes back when the gesture has ended.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> {
    _ObservedGesture(
      _recognizer: _recognizer.observing { phase in
        switch phase {
        case .changed(let value): state.update { body(value, &$0, &$1) }
        case .ended, .cancelled: state.end()
        }
      })
  }

  /// The gesture with other values.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(_recognizer: _recognizer.map(body))
  }

  /// Both gestures at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// Runs `action` when the value of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(
      _recognizer: _recognizer.observing { if case .changed(let value) = $0 { action(value) } })
  }
}
