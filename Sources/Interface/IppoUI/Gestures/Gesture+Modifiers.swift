/// A gesture with an action for its changes or its end.
public struct _ObservedGesture<Base: Gesture>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The recognizer of the gesture inside, observed.
  public let _recognizer: _GestureRecognizer<Base.Value>
}

/// A gesture whose values are turned into others.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The recognizer of the gesture inside, with other values.
  public let _recognizer: _GestureRecognizer<Value>
}

/// Two gestures at the same time (`SwiftUI.SimultaneousGesture`).
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` while it is not under way.
    public var first: First.Value?
    /// The value of the second gesture; `nil` while it is not under way.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures that are recognized independently of each other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Gives an event to both gestures. If both recognize it, the two steps become one with both values. While one
  /// gesture continues, steps of the other have its value as well.
  public var _recognizer: _GestureRecognizer<Value> {
    let (first, second) = (first._recognizer, second._recognizer)
    return _GestureRecognizer(events: first.events.union(second.events)) { event, session in
      // Two drags of one session would each take the other's steps for its own.
      let own = session.child("second") { GestureSession() }
      let phases = (first.recognize(event, session), second.recognize(event, own))
      guard phases.0 != nil || phases.1 != nil else { return nil }
      let state = session.child("simultaneous") { SimultaneousState<First, Second>() }
      let (left, right) = (phases.0 ?? [], phases.1 ?? [])
      if left.count == right.count {
        let both = zip(left, right).compactMap { state.joined($0, $1) }
        if both.count == left.count { return both }
      }
      return left.map(state.first) + right.map(state.second)
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The values of two gestures in progress.
@MainActor
private final class SimultaneousState<First: Gesture, Second: Gesture> {
  typealias Value = SimultaneousGesture<First, Second>.Value

  private var first: First.Value?
  private var second: Second.Value?

  init() {}

  /// Returns one step of both; `nil` if only one of them continues.
  func joined(
    _ left: _GestureRecognizer<First.Value>.Phase, _ right: _GestureRecognizer<Second.Value>.Phase
  ) -> _GestureRecognizer<Value>.Phase? {
    switch (left, right) {
    case (.changed(let left), .changed(let right)):
      (first, second) = (left, right)
      return .changed(Value(first: left, second: right))
    case (.ended(let left), .ended(let right)):
      (first, second) = (nil, nil)
      return .ended(Value(first: left, second: right))
    case (.cancelled, .cancelled):
      (first, second) = (nil, nil)
      return .cancelled
    default: return nil
    }
  }

  /// A step of the first gesture.
  func first(
    _ phase: _GestureRecognizer<First.Value>.Phase
  ) -> _GestureRecognizer<Value>.Phase {
    switch phase {
    case .changed(let value):
      first = value
      return .changed(Value(first: value, second: second))
    case .ended(let value):
      first = nil
      return .ended(Value(first: value, second: second))
    case .cancelled:
      first = nil
      return .cancelled
    }
  }

  /// A step of the second gesture.
  func second(
    _ phase: _GestureRecognizer<Second.Value>.Phase
  ) -> _GestureRecognizer<Value>.Phase {
    switch phase {
    case .changed(let value):
      second = value
      return .changed(Value(first: first, second: value))
    case .ended(let value):
      second = nil
      return .ended(Value(first: first, second: value))
    case .cancelled:
      second = nil
      return .cancelled
    }
  }
}

extension Gesture {
  /// Runs `action` when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(
      _recognizer: _recognizer.observing { if case .ended(let value) = $0 { action(value) } })
  }

  /// Updates a state while the gesture continues. The state returns to its initial value when the gesture has ended.
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

  /// Returns a gesture of both at the same time.
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

extension Gesture {
  /// The gesture while keys such as Shift are held. Browsers and terminals never recognize it, because they leave keys
  /// out of pointer events. The gesture without the modifier is recognized.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    _ObservedGesture<Self>(_recognizer: _GestureRecognizer(events: []) { _, _ in nil })
  }
}
