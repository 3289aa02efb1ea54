import IppoRender

extension RenderEvent {
  /// Whether nothing is lost when only this event is delivered of the two, the other having come right before it at the
  /// same node: both say how one thing is now, and the app has not seen the former.
  func supersedes(_ former: RenderEvent) -> Bool {
    switch (former, self) {
    case (.setText, .setText), (.setValue, .setValue), (.scroll, .scroll), (.place, .place), (.resize, .resize): true
    case (.drag(let former), .drag(let drag)): former.phase == .changed && drag.phase == .changed
    case (.pinch(let former), .pinch(let pinch)): former.phase == .changed && pinch.phase == .changed
    // That the pointer has come or gone is something of its own.
    case (.hover(let former), .hover(let place)): former != nil && place != nil
    case (.activate, _), (.setText, _), (.setOn, _), (.select, _), (.setValue, _), (.editing, _), (.step, _),
      (.delete, _),
      (.move, _), (.dismiss, _), (.submit, _), (.refresh, _), (.focus, _), (.press, _), (.tap, _), (.longPress, _),
      (.drag, _), (.hover, _), (.pinch, _), (.dropTarget, _), (.drop, _), (.key, _), (.paste, _), (.files, _),
      (.focusWithin, _),
      (.scroll, _), (.measure, _), (.place, _), (.reach, _), (.release, _),
      (.resize, _):
      false
    }
  }

  /// What the event takes in memory, about.
  var weight: Int {
    switch self {
    case .setText(let text), .paste(let text): 128 + text.utf8.count
    case .drop(let drop): 128 + (drop.text?.utf8.count ?? 0)
    case .measure(let measurement): 128 + 64 * measurement.sizes.count
    case .activate, .setOn, .select, .setValue, .editing, .step, .delete, .move, .dismiss, .submit, .refresh, .focus,
      .press, .tap, .longPress, .drag, .hover, .pinch, .dropTarget, .key, .files, .focusWithin, .scroll, .place, .reach,
      .release, .resize:
      128
    }
  }
}
