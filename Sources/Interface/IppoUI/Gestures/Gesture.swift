/// An action of a user with a pointer, to which a view reacts (`SwiftUI.Gesture`).
///
/// A gesture of an app's own conforms by its body.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture reports while it continues and when it ends.
  associatedtype Value
  /// The gesture that this one is made of; `Never` for a primitive one.
  associatedtype Body: Gesture

  /// The gestures this one is made of.
  var body: Body { get }

  /// The recognizer, which turns events into values of the gesture.
  var _recognizer: _GestureRecognizer<Value> { get }
}

extension Gesture where Body.Value == Value {
  /// The recognizer of the body.
  public var _recognizer: _GestureRecognizer<Value> { body._recognizer }
}

extension Gesture where Body == Never {
  /// Stops the program: a primitive gesture has no body.
  public var body: Never { fatalError("body should not be called on \(Self.self): it is a primitive gesture.") }
}

extension Never: Gesture {
  /// Stops the program: there is no such gesture.
  public var _recognizer: _GestureRecognizer<Never> { fatalError("There is no value of type Never.") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
  /// An optional gesture is a primitive one.
  public typealias Body = Never

  /// The recognizer of the gesture; without a gesture, of no events.
  public var _recognizer: _GestureRecognizer<Wrapped.Value> {
    if let self { self._recognizer } else { _GestureRecognizer(events: []) { _, _ in nil } }
  }
}

/// Makes values of a gesture from events.
@MainActor
public struct _GestureRecognizer<Value> {
  enum Phase {
    case changed(Value)
    case ended(Value)
    case cancelled
  }

  let events: RenderGestures
  /// The steps of the gesture that an event makes; `nil` for an event of another gesture.
  let recognize: (RenderEvent, GestureSession) -> [Phase]?
}

/// The state of a gesture between events.
@MainActor
final class GestureSession: Remade {
  /// Gestures that are under way.
  var active: Set<Int> = []
  /// The places of the last changes of these, by the same keys.
  var last: [Int: [Double]] = [:]
  private var children: [String: AnyObject] = [:]

  init() {}

  var isAsMade: Bool { active.isEmpty && children.isEmpty }

  /// The state of a part, for a gesture that is made of others.
  func child<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
    let key = "\(name) \(T.self)"
    if let known = children[key] as? T { return known }
    let new = make()
    children[key] = new
    return new
  }
}

extension _GestureRecognizer {
  /// The recognizer with an observer of each phase.
  func observing(_ observe: @escaping (Phase) -> Void) -> Self {
    Self(events: events) { event, session in
      let phases = recognize(event, session)
      phases?.forEach(observe)
      return phases
    }
  }

  func map<New>(_ transform: @escaping (Value) -> New) -> _GestureRecognizer<New> {
    _GestureRecognizer<New>(events: events) { event, session in
      recognize(event, session)?.map { phase in
        switch phase {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
      }
    }
  }
}
