public import Foundation

/// One or more taps (`SwiftUI.TapGesture`).
public struct TapGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The number of taps.
  public var count: Int

  /// A gesture of `count` taps in a row.
  public init(count: Int = 1) { self.count = count }

  /// Ends with the tap whose number in its row is ``count``.
  public var _recognizer: _GestureRecognizer<Void> {
    _GestureRecognizer(events: .tap) { [count] event, _ in
      guard case .tap(count, _) = event else { return nil }
      return [.ended(())]
    }
  }
}

/// Taps, with the place of the last one (`SwiftUI.SpatialTapGesture`).
public struct SpatialTapGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The position of the tap.
  public struct Value: Equatable, Sendable {
    /// The location in points, within the view.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// A gesture of `count` taps in a row.
  ///
  /// - Parameter coordinateSpace: has no effect: places are those within the view.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }

  /// Ends with the tap whose number in its row is ``count``.
  public var _recognizer: _GestureRecognizer<Value> {
    _GestureRecognizer(events: .tap) { [count] event, _ in
      guard case .tap(count, let point) = event else { return nil }
      return [.ended(Value(location: CGPoint(x: point.x, y: point.y)))]
    }
  }
}

/// A press that is held (`SwiftUI.LongPressGesture`). Renderers know how long that is.
public struct LongPressGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// Seconds.
  public var minimumDuration: Double
  /// Points.
  public var maximumDistance: CGFloat

  /// A press that is held. Both lengths are kept, and have no effect: renderers decide how long and how still a press
  /// is.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Changes to `true` and ends when a renderer reports a press that was held.
  public var _recognizer: _GestureRecognizer<Bool> {
    _GestureRecognizer(events: .longPress) { event, _ in
      event == .longPress ? [.changed(true), .ended(true)] : nil
    }
  }
}
