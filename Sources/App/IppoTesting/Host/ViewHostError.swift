/// Why a step of a test could not be taken. Carries the screen as it was, so that the failure explains itself.
public enum ViewHostError: Error, CustomStringConvertible, Sendable {
  case notFound(String, screen: String)
  case ambiguous(String, count: Int, screen: String)
  case notAnOption(String, of: [String])

  public var description: String {
    switch self {
    case .notFound(let what, let screen): "There is no \(what) on screen.\n\n\(screen)"
    case .ambiguous(let what, let count, let screen): "There are \(count) of \(what) on screen.\n\n\(screen)"
    case .notAnOption(let title, let options): "“\(title)” is not one of \(options.joined(separator: ", "))."
    }
  }
}
