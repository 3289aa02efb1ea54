import Foundation
import IppoRender

/// Opens URLs with the programs that the desktop has for them, where the person sits in front of it.
struct DesktopOpener {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Begins to open a URL.
  ///
  /// - Returns: `false` where there is no desktop, as over SSH, or no program that opens URLs, and for a URL without a
  ///   scheme: there is no server that it is of, and to the desktop it would be a file.
  func open(_ url: String) -> Bool {
    guard LinkScheme.link(url) != nil, URL(string: url)?.scheme != nil, let program else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [url]
    // It neither reads keys nor writes to the screen.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
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
