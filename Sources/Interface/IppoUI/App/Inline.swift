public import IppoRender

/// A program in the flow of a shell: prompts, wizards, progress, choice lists.
///
/// In a terminal, the content stands below the prompt, without the alternate screen. It takes as many rows as it needs,
/// up to the rows of the screen. It grows by scrolling the shell's text, and shrinks by blanking its last rows. After
/// the end, the last picture stays in the scrollback with the prompt below it. The mouse stays with the terminal, so
/// that users scroll and select as usual.
///
/// ```swift
/// @main
/// struct Confirm: App {
///   var body: some Scene {
///     Inline { ConfirmView() }
///   }
/// }
///
/// struct ConfirmView: View {
///   @Environment(\.exit) private var exit
///
///   var body: some View {
///     HStack {
///       Text("Delete the folder?")
///       Button("Yes") { exit(.success, printing: "yes") }
///       Button("No") { exit(.failure) }
///     }
///   }
/// }
/// ```
///
/// `answer=$(confirm)` works in a shell. While standard output is a file or a pipe, the picture goes to the terminal of
/// standard error, or else to the controlling terminal. Standard output has the result alone. Without a terminal for
/// the picture or for standard input, the program writes lines, as with `--accessible`. While standard output is no
/// terminal, standard error has these lines.
///
/// The app runs in the terminal without `--terminal`. `--host` and `--port` serve it to browsers instead, where it is a
/// window. Printed lines stand above the content there. The end disables the content and shows the result. Control-C
/// and the end of input end the program with status 130.
///
/// The scene is Ippo's own; SwiftUI has no such scene.
nonisolated public struct Inline<Content: View>: Scene {
  /// An inline program has no body.
  public typealias Body = Never

  /// The trace of a program in the scrollback.
  public enum Picture: Sendable {
    /// The last picture stays, with the cursor below it.
    case kept
    /// The terminal erases the picture. Printed lines stay.
    case erased
  }

  let title: String?
  let options: InlineProgram.Options
  let content: () -> Content

  /// A program in the flow of a shell.
  ///
  /// - Parameters:
  ///   - picture: The trace of the program in the scrollback.
  ///   - readsStandardInput: Whether the app reads standard input itself, such as a list to choose from. Keys then come
  ///     from the controlling terminal where standard input is a file or a pipe.
  ///   - content: The live part.
  public init(
    picture: Picture = .kept, readsStandardInput: Bool = false, @ViewBuilder content: @escaping () -> Content
  ) {
    title = nil
    options = InlineProgram.Options(leavesPicture: picture == .kept, readsStandardInput: readsStandardInput)
    self.content = content
  }

  /// A program in the flow of a shell, with a title for browsers and for the reading mode.
  ///
  /// - Parameters:
  ///   - title: The title of the page in a browser.
  ///   - picture: The trace of the program in the scrollback.
  ///   - readsStandardInput: Whether the app reads standard input itself, such as a list to choose from. Keys then come
  ///     from the controlling terminal where standard input is a file or a pipe.
  ///   - content: The live part.
  public init<S: StringProtocol>(
    _ title: S, picture: Picture = .kept, readsStandardInput: Bool = false,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = String(title)
    options = InlineProgram.Options(leavesPicture: picture == .kept, readsStandardInput: readsStandardInput)
    self.content = content
  }

  /// Offers a window, which opens with the app where it is the first one.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.add(
      WindowDescription(title: scene.title, isMain: true, inline: scene.options) { [content = scene.content] _ in
        AnyView(InlineContent(content: content()))
      })
  }
}

/// The content of an inline program: alone in a terminal, below its printed lines elsewhere.
struct InlineContent<Content: View>: View {
  @Environment(\.inlineProgram) private var terminal
  let content: Content

  var body: some View {
    if terminal != nil {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      InlineWindow(content: content)
    }
  }
}

/// An inline program as a window.
private struct InlineWindow<Content: View>: View {
  /// The lines that a window keeps.
  private static var mostLines: Int { 1000 }

  @State private var program = InlineProgram()
  @State private var lines: [RenderText] = []
  @State private var ending: InlineProgram.Ending?
  let content: Content

  var body: some View {
    program.onPrint = { lines = (lines + $0.lines).suffix(Self.mostLines) }
    program.onEnd = { ending = $0 }
    return VStack(alignment: .leading) {
      ForEach(lines.indices, id: \.self) { PrintedLine(text: lines[$0]) }
      content.environment(\.inlineProgram, program).disabled(ending != nil)
      if let text = ending?.text { Text(verbatim: text) }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A line as it was printed.
private struct PrintedLine: PrimitiveView, Equatable {
  let text: RenderText

  func element(in context: ElementContext) -> RenderElement { .text(text) }
}

/// A restored window makes the object anew, and sets its callbacks.
extension InlineProgram: Unarchived {}
