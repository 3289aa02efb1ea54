/// The relation of a gesture to those of the views inside, and to the controls there.
enum GesturePriority {
  /// Gestures inside come first, and alone.
  case low
  /// The gesture comes before those inside, and alone.
  case high
  /// The gesture is recognized together with those inside.
  case simultaneous
}

/// A modifier with a gesture.
@MainActor
protocol GestureRecognizing {
  var priority: GesturePriority { get }
}

extension RenderEvent {
  /// The event for gestures around the node; `nil` for events that are not gestures. The activation of a control counts
  /// as a tap.
  var asGesture: RenderEvent? {
    switch self {
    case .tap, .longPress, .drag, .pinch: self
    case .activate: .tap(count: 1, location: RenderPaint.UnitPoint(x: 0, y: 0))
    case .edit, .setText, .setOn, .select, .setValue, .editing, .step, .delete, .move, .dismiss, .submit, .refresh,
      .focus, .press, .hover, .custom, .dropTarget, .drop, .key, .paste, .copy, .files, .focusWithin, .scroll,
      .measure, .place, .reach, .release, .resize, .show, .device:
      nil
    }
  }
}

extension ElementNode {
  /// Offers an event to the element's gestures of one priority, the outermost first.
  ///
  /// - Parameter isExclusive: The first that recognizes it keeps it from the others.
  /// - Returns: Whether one recognized it.
  func recognize(_ event: RenderEvent, priority: GesturePriority, isExclusive: Bool) -> Bool {
    var cells: [AttributeCell] = []
    var next = inputs.attributes
    while let cell = next {
      if cell.gesturePriority == priority { cells.append(cell) }
      next = cell.outer
    }
    var isRecognized = false
    for cell in cells.reversed() where !(isExclusive && isRecognized) {
      if cell.handle(event, self) { isRecognized = true }
    }
    return isRecognized
  }
}
