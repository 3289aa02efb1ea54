import IppoRender

extension RenderEvent {
  /// The name of the event in a trace, without texts of the user or names of the app.
  var kind: String {
    switch self {
    case .activate: "activate"
    case .edit: "edit"
    case .setText: "setText"
    case .setOn: "setOn"
    case .select: "select"
    case .setValue: "setValue"
    case .editing: "editing"
    case .step: "step"
    case .delete: "delete"
    case .move: "move"
    case .dismiss: "dismiss"
    case .submit: "submit"
    case .refresh: "refresh"
    case .focus: "focus"
    case .press: "press"
    case .tap: "tap"
    case .longPress: "longPress"
    case .drag: "drag"
    case .hover: "hover"
    case .pinch: "pinch"
    case .custom: "custom"
    case .dropTarget: "dropTarget"
    case .drop: "drop"
    case .key: "key"
    case .paste: "paste"
    case .copy: "copy"
    case .files: "files"
    case .focusWithin: "focusWithin"
    case .scroll: "scroll"
    case .measure: "measure"
    case .place: "place"
    case .reach: "reach"
    case .release: "release"
    case .resize: "resize"
    case .show: "show"
    }
  }
}
