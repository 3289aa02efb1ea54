import Foundation
import IppoRender

/// Opens URLs with the programs that the desktop has for them, where the person sits in front of it.
struct DesktopOpener {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Begins to open a URL.
  ///
  /// - Returns: `false` without a desktop, as over SSH, without a program that opens URLs, and for a URL without a
  ///   scheme. Such a URL belongs to no server, and the desktop would take it for a file.
  func open(_ url: String) -> Bool {
    guard LinkScheme.link(url) != nil, URL(string: url)?.scheme != nil, let program else { return false }
    return Self.spawn(program, url)
  }

  /// Starts a program with an argument, and leaves it to the system: the program may start others and outlive this process.
  ///
  /// A shell starts the program in the background and exits at once. Foundation's `Process` would wait for all programs that
  /// the program starts.
  private static func spawn(_ program: String, _ argument: String) -> Bool {
    // The program neither reads keys nor writes to the screen.
    let script = ShellScript(
      text: #""$0" "$1" </dev/null >/dev/null 2>&1 &"#, arguments: [program, argument], hasOwnGroup: true)
    guard let shell = script.start() else { return false }
    var status: Int32 = 0
    while waitpid(shell, &status, 0) < 0, errno == EINTR {}
    return true
  }

  /// `open` of macOS; `xdg-open` of freedesktop.org.
  private var program: String? {
    guard environment["SSH_CONNECTION"] == nil else { return nil }
    #if os(macOS)
      return "/usr/bin/open"
    #else
      guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
      return (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/xdg-open" }
        .first(where: FileManager.default.isExecutableFile)
    #endif
  }
}
