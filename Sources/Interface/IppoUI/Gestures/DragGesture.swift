public import Foundation

/// A pointer that is moved while it is down (`SwiftUI.DragGesture`).
public struct DragGesture: Gesture {
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// A step of a drag; points are within the view.
  public struct Value: Equatable, Sendable {
    /// The time at which the step arrived at the app.
    public var time: Date
    /// The location of the pointer, in points within the view.
    public var location: CGPoint
    /// The location where the pointer went down, in points within the view.
    public var startLocation: CGPoint

    /// The distance of the pointer from where it went down, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Renderers report no speed: the drag is expected to end where it is.
    public var predictedEndLocation: CGPoint { location }
    /// The same as ``translation``: renderers report no speed.
    public var predictedEndTranslation: CGSize { translation }
    /// Zero: renderers report no speed.
    public var velocity: CGSize { .zero }
  }

  /// The distance in points that the pointer moves before the gesture begins.
  public var minimumDistance: CGFloat
  /// The requested space. It is kept: values are always those of the view's own space.
  public var coordinateSpace: CoordinateSpace

  /// A drag.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far the pointer moves before the gesture begins, in points.
  ///   - coordinateSpace: is kept, and has no effect: values are in points within the view.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag, as ``init(minimumDistance:coordinateSpace:)``, with a space by its type.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Begins once the pointer has moved far enough; after that every step is a change, until the pointer goes up.
  public var _recognizer: _GestureRecognizer<Value> {
    let key = minimumDistance.hashValue
    // Renderers report a drag after a small movement of the pointer, unless the gesture asks for a smaller distance.
    let events: RenderGestures = minimumDistance < 8 ? [.drag, .dragAtOnce] : .drag
    return _GestureRecognizer(events: events) { [minimumDistance] event, session in
      guard case .drag(let drag) = event else { return nil }
      let value = Value(
        time: Date(), location: CGPoint(x: drag.x, y: drag.y), startLocation: CGPoint(x: drag.startX, y: drag.startY))
      let distance = hypot(value.translation.width, value.translation.height)
      if distance >= minimumDistance { session.active.insert(key) }
      guard session.active.contains(key) else { return [] }
      let place = [drag.x, drag.y]
      switch drag.phase {
      case .changed:
        session.last[key] = place
        return [.changed(value)]
      case .ended:
        session.active.remove(key)
        // Renderers leave out steps of a quick drag: the place where it ends may be a new one.
        let isNew = session.last.removeValue(forKey: key) != place
        return isNew ? [.changed(value), .ended(value)] : [.ended(value)]
      case .cancelled:
        session.active.remove(key)
        session.last[key] = nil
        return [.cancelled]
      }
    }
  }
}
