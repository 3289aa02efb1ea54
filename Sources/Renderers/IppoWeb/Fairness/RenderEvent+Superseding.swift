import IppoRender

extension RenderEvent {
  /// Whether this event makes the former one needless, which came right before it at the same node. Both report the
  /// current value of one thing, and the app has yet to see the former.
  func supersedes(_ former: RenderEvent) -> Bool {
    switch self {
    case .setValue: if case .setValue = former { true } else { false }
    case .scroll: if case .scroll = former { true } else { false }
    case .place: if case .place = former { true } else { false }
    case .resize: if case .resize = former { true } else { false }
    case .show: if case .show = former { true } else { false }
    case .drag(let drag):
      if case .drag(let former) = former { former.phase == .changed && drag.phase == .changed } else { false }
    case .pinch(let pinch):
      if case .pinch(let former) = former { former.phase == .changed && pinch.phase == .changed } else { false }
    // That the pointer has come or gone is something of its own.
    case .hover(let place): if case .hover(let former) = former { former != nil && place != nil } else { false }
    // The app receives every edited text, in order.
    case .edit, .setText: false
    case .activate, .setOn, .select, .editing, .step, .delete, .move, .dismiss, .submit, .refresh, .focus, .press, .tap,
      .longPress, .dropTarget, .drop, .key, .paste, .copy, .files, .focusWithin, .measure, .reach, .release,
      .custom, .device:
      false
    }
  }

  /// The approximate size of the event in memory.
  var weight: Int {
    switch self {
    case .setText(let text), .paste(let text), .show(let text): 128 + text.utf8.count
    case .edit(let edit): edit.edit.changes.reduce(128) { $0 + 32 + $1.inserted.utf8.count }
    case .custom(let name, let detail): 128 + name.utf8.count + detail.utf8.count
    case .drop(let drop): 128 + (drop.text?.utf8.count ?? 0)
    case .measure(let measurement): 128 + 64 * measurement.sizes.count
    case .activate, .setOn, .select, .setValue, .editing, .step, .delete, .move, .dismiss, .submit, .refresh, .focus,
      .press, .tap, .longPress, .drag, .hover, .pinch, .dropTarget, .key, .copy, .files, .focusWithin, .scroll, .place,
      .reach, .release, .resize, .device:
      128
    }
  }
}
