/// A gesture that begins when another has ended (`SwiftUI.SequenceGesture`).
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The progress of the sequence.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second one has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that has to end before the other begins.
  public var first: First
  /// The gesture that begins then.
  public var second: Second

  /// A sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Gives events to the first gesture until it has ended, then to the second until that has ended or was cancelled.
  public var _recognizer: _GestureRecognizer<Value> {
    let (first, second) = (first._recognizer, second._recognizer)
    return _GestureRecognizer(events: first.events.union(second.events)) { event, session in
      let state = session.child("sequence") { SequenceState<First.Value>() }
      if let done = state.first {
        guard let phases = second.recognize(event, state.second) else { return nil }
        return phases.map { phase in
          switch phase {
          case .changed(let value): return .changed(.second(done, value))
          case .ended(let value):
            state.first = nil
            return .ended(.second(done, value))
          case .cancelled:
            state.first = nil
            return .cancelled
          }
        }
      }
      return first.recognize(event, session)?.map { phase in
        switch phase {
        case .changed(let value): return .changed(.first(value))
        case .ended(let value):
          state.first = value
          return .changed(.second(value, nil))
        case .cancelled: return .cancelled
        }
      }
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
private final class SequenceState<Value> {
  /// The value the first gesture has ended with, while the second is waited for.
  var first: Value?
  let second = GestureSession()
}

/// Two gestures of which one succeeds; the first one comes first (`SwiftUI.ExclusiveGesture`).
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The value of the gesture that succeeded.
  public enum Value {
    /// The first gesture has recognized the event.
    case first(First.Value)
    /// The first gesture made nothing of the event, and the second did.
    case second(Second.Value)
  }

  /// The gesture that is asked first.
  public var first: First
  /// The gesture that is asked where the first one makes nothing of an event.
  public var second: Second

  /// A choice between two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Gives an event to the second gesture if the first does not recognize it.
  public var _recognizer: _GestureRecognizer<Value> {
    let first = first._recognizer.map { Value.first($0) }
    let second = second._recognizer.map { Value.second($0) }
    return _GestureRecognizer(events: first.events.union(second.events)) { event, session in
      if let phases = first.recognize(event, session), !phases.isEmpty { return phases }
      return second.recognize(event, session.child("exclusive") { GestureSession() })
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// The other gesture, once this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture, or else the other.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
