import IppoRender

/// A question to the person: the next line is the answer.
enum ReadingQuestion: Equatable {
  /// The text of a field.
  case text(RenderNodeID)
  /// The text of a field that does not show it.
  case secret(RenderNodeID)
  /// The lines of a field for several lines, up to a line with a single dot.
  case lines(RenderNodeID, [String])
  /// The text to paste.
  case paste(RenderNodeID)
  /// The value of a slider.
  case number(RenderNodeID)
  /// The direction of a stepper.
  case step(RenderNodeID)

  /// The control that the answer is for.
  var node: RenderNodeID {
    switch self {
    case .text(let id), .secret(let id), .lines(let id, _), .paste(let id), .number(let id), .step(let id): id
    }
  }

  /// Whether the answer has several lines.
  var takesLines: Bool { if case .lines = self { true } else { false } }
}
