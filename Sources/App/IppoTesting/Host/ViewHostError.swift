/// Why a step of a test could not be taken. Carries the screen as it was, so that the failure explains itself.
public enum ViewHostError: Error, CustomStringConvertible, Sendable {
  /// The screen lacks the element that the step needs.
  case notFound(String, screen: String)
  /// More than one thing on screen is what the step needs.
  case ambiguous(String, count: Int, screen: String)
  /// A picker or a row of tabs has no option of this title.
  case notAnOption(String, of: [String])
  /// A file is of another type than those that are asked for.
  case notAccepted(String, of: [String])

  /// Says what is wrong, with the screen as an outline below it.
  public var description: String {
    switch self {
    case .notFound(let what, let screen): "There is no \(what) on screen.\n\n\(screen)"
    case .ambiguous(let what, let count, let screen): "There are \(count) of \(what) on screen.\n\n\(screen)"
    case .notAccepted(let name, let types):
      "“\(name)” is none of the files that are asked for: \(types.joined(separator: ", "))."
    case .notAnOption(let title, let options): "“\(title)” is not one of \(options.joined(separator: ", "))."
    }
  }
}
