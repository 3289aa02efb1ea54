public import Foundation

/// One or more taps (`SwiftUI.TapGesture`).
public struct TapGesture: Gesture {
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public var _recognizer: _GestureRecognizer<Void> {
    _GestureRecognizer(events: .tap) { [count] event, _ in
      guard case .tap(count, _) = event else { return nil }
      return [.ended(())]
    }
  }
}

/// Taps, with the place of the last one (`SwiftUI.SpatialTapGesture`).
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the view was tapped.
  public struct Value: Equatable, Sendable {
    /// In points, within the view.
    public var location: CGPoint
  }

  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public var _recognizer: _GestureRecognizer<Value> {
    _GestureRecognizer(events: .tap) { [count] event, _ in
      guard case .tap(count, let point) = event else { return nil }
      return [.ended(Value(location: CGPoint(x: point.x, y: point.y)))]
    }
  }
}

/// A press that is held (`SwiftUI.LongPressGesture`). Renderers know how long that is.
public struct LongPressGesture: Gesture {
  public typealias Body = Never

  /// Seconds.
  public var minimumDuration: Double
  /// Points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public var _recognizer: _GestureRecognizer<Bool> {
    _GestureRecognizer(events: .longPress) { event, _ in
      event == .longPress ? [.changed(true), .ended(true)] : nil
    }
  }
}
