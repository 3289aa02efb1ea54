public import Foundation

/// A pointer that is moved while it is down (`SwiftUI.DragGesture`).
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// A step of a drag; points are within the view.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Renderers report no speed: the drag is expected to end where it is.
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
    public var velocity: CGSize { .zero }
  }

  /// Points the pointer moves before the gesture begins.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public var _recognizer: _GestureRecognizer<Value> {
    let key = minimumDistance.hashValue
    return _GestureRecognizer(events: .drag) { [minimumDistance] event, session in
      guard case .drag(let drag) = event else { return nil }
      let value = Value(
        time: Date(), location: CGPoint(x: drag.x, y: drag.y), startLocation: CGPoint(x: drag.startX, y: drag.startY))
      let distance = hypot(value.translation.width, value.translation.height)
      if distance >= minimumDistance { session.active.insert(key) }
      guard session.active.contains(key) else { return [] }
      switch drag.phase {
      case .changed: return [.changed(value)]
      case .ended:
        session.active.remove(key)
        return [.ended(value)]
      case .cancelled:
        session.active.remove(key)
        return [.cancelled]
      }
    }
  }
}
