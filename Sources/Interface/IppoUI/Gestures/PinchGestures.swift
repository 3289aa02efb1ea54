public import Foundation

/// Two fingers that move apart or together (`SwiftUI.MagnifyGesture`). Terminals have no such gesture.
public struct MagnifyGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The change of the distance between the fingers.
  public struct Value: Equatable, Sendable {
    /// The time at which the step arrived at the app.
    public var time: Date
    /// 1: as far apart as in the beginning.
    public var magnification: CGFloat
    /// Renderers report no speed.
    public var velocity: CGFloat { 0 }
    /// The point where the gesture began, as a share of the view.
    public var startAnchor: UnitPoint
    /// Always (0, 0): renderers report ``startAnchor``.
    public var startLocation: CGPoint { .zero }
  }

  /// The change of the magnification before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins at a magnification of 1 plus or minus `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Begins once the magnification has changed enough; after that every step is a change, until the fingers go up.
  public var _recognizer: _GestureRecognizer<Value> {
    .pinch("magnify") { [minimumScaleDelta] in
      abs($0.scale - 1) >= minimumScaleDelta
    } value: { pinch, time in
      Value(
        time: time, magnification: pinch.scale, startAnchor: UnitPoint(x: pinch.anchor.x, y: pinch.anchor.y))
    }
  }
}

/// Two fingers that turn (`SwiftUI.RotateGesture`). Terminals have no such gesture.
public struct RotateGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The turn of the fingers.
  public struct Value: Equatable, Sendable {
    /// The time at which the step arrived at the app.
    public var time: Date
    /// Clockwise.
    public var rotation: Angle
    /// Renderers report no speed.
    public var velocity: Angle { .zero }
    /// The point where the gesture began, as a share of the view.
    public var startAnchor: UnitPoint
    /// Always (0, 0): renderers report ``startAnchor``.
    public var startLocation: CGPoint { .zero }
  }

  /// The angle by which the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn that begins at an angle of plus or minus `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Begins once the fingers have turned enough; after that every step is a change, until the fingers go up.
  public var _recognizer: _GestureRecognizer<Value> {
    .pinch("rotate") { [minimumAngleDelta] in
      abs($0.rotation) >= minimumAngleDelta.radians
    } value: { pinch, time in
      Value(
        time: time, rotation: .radians(pinch.rotation), startAnchor: UnitPoint(x: pinch.anchor.x, y: pinch.anchor.y))
    }
  }
}

/// ``MagnifyGesture`` as it was before iOS 17; the value is the magnification.
public struct MagnificationGesture: Gesture {
  /// The change of the magnification before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins at a magnification of 1 plus or minus `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The newer gesture, with the magnification alone.
  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// ``RotateGesture`` as it was before iOS 17; the value is the angle.
public struct RotationGesture: Gesture {
  /// The angle by which the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn that begins at an angle of plus or minus `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The newer gesture, with the angle alone.
  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

extension _GestureRecognizer {
  /// A gesture of two fingers that begins once `begins` returns `true`.
  fileprivate static func pinch(
    _ name: String, begins: @escaping (RenderPinch) -> Bool, value: @escaping (RenderPinch, Date) -> Value
  ) -> Self {
    Self(events: .pinch) { event, session in
      guard case .pinch(let pinch) = event else { return nil }
      let key = name.hashValue
      if begins(pinch) { session.active.insert(key) }
      guard session.active.contains(key) else { return [] }
      if pinch.phase != .changed { session.active.remove(key) }
      let value = value(pinch, Date())
      let place = [pinch.scale, pinch.rotation]
      switch pinch.phase {
      case .changed:
        session.last[key] = place
        return [.changed(value)]
      case .ended:
        // Renderers leave out steps of a quick pinch: its end may differ from the last one.
        let isNew = session.last.removeValue(forKey: key) != place
        return isNew ? [.changed(value), .ended(value)] : [.ended(value)]
      case .cancelled:
        session.last[key] = nil
        return [.cancelled]
      }
    }
  }
}
