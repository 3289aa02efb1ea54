/// An inline program: the lines that it prints, and its end, on their way from the views to the renderer.
///
/// Views reach the program by actions of their environment. A renderer sets `onPrint` and `onEnd` before it makes the
/// window.
@MainActor
public final class InlineProgram {
  /// The options of the program's scene.
  public struct Options: Equatable, Sendable {
    /// Whether the last picture stays above the next prompt. Otherwise the terminal erases it.
    public var leavesPicture: Bool
    /// Whether the app reads standard input itself, so that keys come from the controlling terminal.
    public var readsStandardInput: Bool

    /// The options of a scene.
    public init(leavesPicture: Bool = true, readsStandardInput: Bool = false) {
      self.leavesPicture = leavesPicture
      self.readsStandardInput = readsStandardInput
    }
  }

  /// The end of a program: its status and its result.
  public struct Ending: Codable, Equatable, Sendable {
    /// The exit status of the process, of which a shell sees the lowest eight bits.
    public var status: Int32
    /// The result, for standard output; `nil` for none.
    public var text: String?

    /// An end with a status and a result.
    public init(status: Int32, text: String? = nil) {
      self.status = status
      self.text = text
    }

    /// The person left before the program had ended: 130, the status that shells give to an interrupted program.
    public static let interrupted = Ending(status: 130)
  }

  /// The options of the program's scene.
  public let options: Options
  /// The end that the program has asked for; `nil` while it runs.
  public private(set) var ending: Ending?
  /// Called with each text that is printed above the live part.
  public var onPrint: (@MainActor (RenderText) -> Void)?
  /// Called once, when the program asks for its end.
  public var onEnd: (@MainActor (Ending) -> Void)?

  /// A program that runs.
  public init(_ options: Options = Options()) { self.options = options }

  /// Prints a text above the live part. After the end it does nothing.
  public func print(_ text: RenderText) {
    if ending == nil { onPrint?(text) }
  }

  /// Ends the program. The first call counts.
  public func end(_ ending: Ending) {
    guard self.ending == nil else { return }
    self.ending = ending
    onEnd?(ending)
  }
}
