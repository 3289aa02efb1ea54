public import Foundation

/// What touches a view, or a pointer that presses it (`SwiftUI.SpatialEventCollection`).
public struct SpatialEventCollection: Collection, Sendable {
  /// One of them.
  public struct Event: Identifiable, Sendable {
    /// Which finger or pointer it is: renderers tell one at a time.
    public struct ID: Hashable, Sendable {}

    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// A finger.
      case touch
      /// A hand in space. Renderers tell of none.
      case directPinch
      /// A hand in space that points at something. Renderers tell of none.
      case indirectPinch
      /// A pointer, or a finger that is told as one.
      case pointer
      /// A pencil. Renderers tell of none.
      case pencil
    }

    /// How far it is.
    public enum Phase: Hashable, Sendable {
      /// It touches the view.
      case active
      /// It has left the view.
      case ended
      /// It was taken away from the person.
      case cancelled
    }

    /// Which finger or pointer it is.
    public var id: ID
    /// When the step arrived at the app, in seconds since 2001.
    public var timestamp: TimeInterval
    /// What it is: renderers tell fingers as pointers.
    public var kind: Kind
    /// Where it is, in points, within the view.
    public var location: CGPoint
    /// How far it is.
    public var phase: Phase
    /// Keys that are held: renderers tell none.
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

/// Fingers or a pointer on a view, as they come (`SwiftUI.SpatialEventGesture`). Renderers tell one at a time: it begins as a drag
/// does, without a minimum distance.
public struct SpatialEventGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// A gesture of whatever touches the view.
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

/// A drag that moves the window (`SwiftUI.WindowDragGesture`). Browsers and terminals move their windows themselves: it is never
/// recognized.
public struct WindowDragGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// Nothing is told of such a drag.
  public struct Value: Equatable, Sendable {}

  /// A drag that moves the window.
  public init() {}

  /// Takes no event.
  public var _recognizer: _GestureRecognizer<Value> { _GestureRecognizer(events: []) { _, _ in nil } }
}

extension View {
  /// Whether the click that brings a window to the front is taken by this view as well. Has no effect in browsers and terminals:
  /// they decide.
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }

  /// What a hand does with this view without touching it. Has no effect in browsers and terminals: they see no hands.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

/// A movement of a hand (`SwiftUI.HandGestureShortcut`). Renderers see none.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// Two fingers that touch twice.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
