/// How a gesture relates to those of the views inside, and to the controls there.
enum GesturePriority {
  /// Those inside come first, and alone.
  case low
  /// It comes before those inside, and alone.
  case high
  /// It is recognized as well as those inside.
  case simultaneous
}

/// A modifier with a gesture.
@MainActor
protocol GestureRecognizing {
  var priority: GesturePriority { get }
}

extension RenderEvent {
  /// What gestures around the node see of the event; `nil` where it is none of theirs. A control that is chosen was tapped.
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
