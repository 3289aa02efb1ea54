extension RenderEvent {
  /// Whether the event concerns every node that exists, also off screen and behind a presentation. Such events report
  /// rows that come near the viewport or go far from it.
  var isCheckedForExistenceAlone: Bool {
    switch self {
    case .reach, .release: true
    case .activate, .edit, .setText, .setOn, .select, .setValue, .editing, .step, .delete, .move, .dismiss, .submit,
      .refresh, .focus, .press, .tap, .longPress, .drag, .hover, .pinch, .custom, .dropTarget, .drop, .key, .paste,
      .copy, .files, .focusWithin, .scroll, .measure, .place, .resize, .show, .device:
      false
    }
  }

  /// Whether the renderer reports the event by itself. Such events come from disabled nodes as well.
  var isReportOfRenderer: Bool {
    switch self {
    case .resize, .measure, .place, .scroll, .focusWithin: true
    case .activate, .edit, .setText, .setOn, .select, .setValue, .editing, .step, .delete, .move, .dismiss, .submit,
      .refresh, .focus, .press, .tap, .longPress, .drag, .hover, .pinch, .custom, .dropTarget, .drop, .key, .paste,
      .copy, .files, .reach, .release, .show, .device:
      false
    }
  }

  /// Whether a person causes the event. The others come from the renderer or from a device.
  var isOfPerson: Bool {
    if case .device = self { return false }
    return !isReportOfRenderer && !isCheckedForExistenceAlone
  }
}
