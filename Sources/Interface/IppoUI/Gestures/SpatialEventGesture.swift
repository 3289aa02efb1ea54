public import Foundation

/// The touches of a view, or the presses of a pointer (`SwiftUI.SpatialEventCollection`).
public struct SpatialEventCollection: Collection, Sendable {
  /// One event.
  public struct Event: Identifiable, Sendable {
    /// The identity of a finger or pointer. Renderers report one at a time.
    public struct ID: Hashable, Sendable {}

    /// The kind of a touch.
    public enum Kind: Hashable, Sendable {
      /// A finger.
      case touch
      /// A hand in space, which renderers do not report.
      case directPinch
      /// A hand in space that points at the view, which renderers do not report.
      case indirectPinch
      /// A pointer, or a finger that is reported as one.
      case pointer
      /// A pencil, which renderers do not report.
      case pencil
    }

    /// The phase of a touch.
    public enum Phase: Hashable, Sendable {
      /// The touch continues.
      case active
      /// The touch has left the view.
      case ended
      /// The system has cancelled the touch.
      case cancelled
    }

    /// The id of the finger or pointer.
    public var id: ID
    /// The time at which the step arrived at the app, in seconds since 2001.
    public var timestamp: TimeInterval
    /// The kind of the touch. Renderers report fingers as pointers.
    public var kind: Kind
    /// The location of the touch, in points within the view.
    public var location: CGPoint
    /// The phase of the touch.
    public var phase: Phase
    /// Modifier keys that are held, which renderers do not report.
    public var modifierKeys: EventModifiers
  }

  private let events: [Event]

  init(_ events: [Event]) { self.events = events }

  /// The event of a finger or pointer; `nil` where it has none.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }

  /// The place of the first event.
  public var startIndex: Int { events.startIndex }
  /// The place behind the last event.
  public var endIndex: Int { events.endIndex }
  /// The next place.
  public func index(after i: Int) -> Int { events.index(after: i) }
  /// The event at a place.
  public subscript(position: Int) -> Event { events[position] }
}

extension SpatialEventCollection: Equatable {
  /// Whether both have the same events at the same places.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elementsEqual(rhs) {
      $0.id == $1.id && $0.location == $1.location && $0.phase == $1.phase && $0.timestamp == $1.timestamp
    }
  }
}

/// Fingers or a pointer on a view (`SwiftUI.SpatialEventGesture`). Renderers report one at a time. The gesture begins
/// as a drag does, without a minimum distance.
public struct SpatialEventGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// A gesture of all touches of the view.
  ///
  /// - Parameter coordinateSpace: has no effect: places are those within the view.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}

  /// Changes with each step of a drag, and ends with it.
  public var _recognizer: _GestureRecognizer<SpatialEventCollection> {
    DragGesture(minimumDistance: 0)._recognizer.map { drag in
      SpatialEventCollection([
        SpatialEventCollection.Event(
          id: .init(), timestamp: drag.time.timeIntervalSinceReferenceDate, kind: .pointer, location: drag.location,
          phase: .active, modifierKeys: [])
      ])
    }
    .ending { events in
      SpatialEventCollection(
        events.map { event in
          var event = event
          event.phase = .ended
          return event
        })
    }
  }
}

extension _GestureRecognizer {
  /// The recognizer with another value at the end.
  fileprivate func ending(_ end: @escaping (Value) -> Value) -> Self {
    Self(events: events) { event, session in
      recognize(event, session)?.map { phase in
        if case .ended(let value) = phase { .ended(end(value)) } else { phase }
      }
    }
  }
}

/// A drag that moves the window (`SwiftUI.WindowDragGesture`). Browsers and terminals move their windows themselves: it
/// is never recognized.
public struct WindowDragGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The empty value of such a drag.
  public struct Value: Equatable, Sendable {}

  /// A drag that moves the window.
  public init() {}

  /// Takes no event.
  public var _recognizer: _GestureRecognizer<Value> { _GestureRecognizer(events: []) { _, _ in nil } }
}

extension View {
  /// Whether the click that brings a window to the front is taken by this view as well. Has no effect in browsers and
  /// terminals: they decide.
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }

  /// The effect of a hand that gestures at this view without a touch. Has no effect in browsers and terminals: they
  /// leave hands unreported.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

/// A movement of a hand (`SwiftUI.HandGestureShortcut`). Renderers see none.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// Two fingers that touch twice.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
