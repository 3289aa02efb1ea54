/// The command line of the tool.
public struct Invocation: Equatable, Sendable {
  public static let usage = """
    usage: COMMAND | MyApp [--prompt TEXT] [OPTIONS]

    Shows the lines of standard input, and prints the one that is picked.
    Exit codes: 0 a line was picked, 1 no line matches, 64 wrong usage, 130 cancelled.
    """

  /// The text in the empty field.
  public var prompt = "Filter"
  /// The other arguments, which are options of the program's window, such as `--accessible`.
  public var windowOptions: [String] = []

  /// A command line that is wrong.
  public struct UsageError: Error, Equatable {
    public let message: String

    public init(message: String) { self.message = message }
  }

  /// Reads the arguments after the name of the program.
  public init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument == "--prompt" else {
        windowOptions.append(argument)
        continue
      }
      guard let text = rest.popFirst() else { throw UsageError(message: "--prompt needs a text.") }
      prompt = text
    }
  }
}
