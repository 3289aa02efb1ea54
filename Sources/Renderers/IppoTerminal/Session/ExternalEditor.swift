import Foundation

/// A text in the editor of the person: `VISUAL`, `EDITOR`, or else vi (POSIX.1-2024, "Utilities", environment variables of
/// `more`). The editor is a process of the same job, with the terminal.
struct ExternalEditor {
  /// The state of a process that has changed.
  enum Change: Sendable {
    /// The person has suspended the editor.
    case stopped
    /// The exit status; `nil` after a signal.
    case ended(Int32?)
  }

  /// The folder of the file, which nobody else can read.
  private let folder: URL
  private let file: URL
  private(set) var process = pid_t()

  /// Writes a text to a file, and starts the editor with it.
  ///
  /// - Parameter terminal: The path of the terminal.
  /// - Returns: `nil` if the file or the process cannot be made.
  init?(_ text: String, environment: [String: String], terminal: String) {
    var template = Array("\(FileManager.default.temporaryDirectory.path)/ippo-text-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folder = URL(fileURLWithPath: path, isDirectory: true)
    file = folder.appendingPathComponent("text.txt")
    let command = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    guard (try? Data(text.utf8).write(to: file)) != nil, let process = Self.spawn(command, file.path, terminal) else {
      try? FileManager.default.removeItem(at: folder)
      return nil
    }
    self.process = process
  }

  /// The text that the editor has left, without the line end that editors add; `nil` if the file is no text.
  ///
  /// - Parameter before: The text that the editor was given.
  func text(after before: String) -> String? {
    guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8) else { return nil }
    return text.hasSuffix("\n") && !before.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  func removeFile() { try? FileManager.default.removeItem(at: folder) }

  /// Waits for changes of the process on a thread of its own.
  ///
  /// - Parameter change: Called on the main queue; the thread goes on waiting once it has returned.
  func watch(_ change: @escaping @MainActor @Sendable (Change) -> Void) {
    let process = process
    DispatchQueue(label: "ippo.editor").async {
      while true {
        var status: Int32 = 0
        let found = waitpid(process, &status, WUNTRACED)
        if found < 0, errno == EINTR { continue }
        // The low seven bits are the signal that has ended the process, or 0x7F if it has stopped.
        let signal = status & 0x7F
        if found > 0, signal == 0x7F {
          DispatchQueue.main.sync { MainActor.assumeIsolated { change(.stopped) } }
        } else {
          let code = found > 0 && signal == 0 ? (status >> 8) & 0xFF : nil
          return DispatchQueue.main.async { MainActor.assumeIsolated { change(.ended(code)) } }
        }
      }
    }
  }

  /// Starts the editor in the group of this process, so that the terminal and the shell treat both as one job.
  private static func spawn(_ command: String, _ file: String, _ terminal: String) -> pid_t? {
    // The shell makes room for the editor, so that a stop of the editor is seen. After an assignment, it cannot.
    let isPlain = !command.prefix { !$0.isWhitespace }.contains("=")
    // The streams of this process are captured, and its own descriptor does not wait.
    return ShellScript(
      text: "\(isPlain ? "exec " : "")\(command) \"$1\"", arguments: ["sh", file],
      defaultSignals: [SIGINT, SIGQUIT, SIGPIPE], terminal: terminal
    ).start()
  }
}
