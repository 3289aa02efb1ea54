import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

@MainActor
@Suite struct OpeningTests {
  private struct Content: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        Link("Site", destination: URL(string: "https://example.org/a/long/path?with=much")!)
        Button("Mail") { openURL(URL(string: "mailto:a@example.org")!) }
      }
    }
  }

  @Test func `links and actions open URLs`() {
    let screen = TerminalScreen(columns: 30, rows: 5) { Content() }
    screen.press(.enter)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.openedURLs == ["https://example.org/a/long/path?with=much", "mailto:a@example.org"])
  }

  @Test func `a URL that nothing opens is shown until the next key`() {
    let renderer = TerminalRenderer(size: CellSize(columns: 30, rows: 12), showsKeys: true)
    let before = renderer.keyLine
    renderer.show(url: "https://example.org/a/long/path?with=much")
    #expect(renderer.keyLine?.hints == [KeyHint("Open", "https://example.org/a/…")])
    _ = renderer.handle(.windowFocus(true))
    #expect(renderer.keyLine?.hints.first?.keys == "Open")
    _ = renderer.handle(.key(TerminalKeyPress(.tab)))
    #expect(renderer.keyLine == before)
    renderer.show(url: "tel:1")
    #expect(renderer.keyLine?.hints == [KeyHint("Open", "tel:1")])
  }

  @Test func `a desktop opens what has a scheme, and no files`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "OpeningTests.\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "xdg-open").path()
    try #require(
      FileManager.default.createFile(
        atPath: program, contents: Data("#!/bin/sh\n".utf8), attributes: [.posixPermissions: 0o755]))
    let opener = DesktopOpener(environment: ["WAYLAND_DISPLAY": "wayland-0", "PATH": "/nowhere:" + folder.path()])
    #expect(opener.open("https://example.org"))
    for url in ["-version", "/etc/passwd", "notes.txt", "//example.org/share", "file:///etc/passwd", "javascript:1"] {
      #expect(!opener.open(url))
    }
  }

  @Test func `a desktop's program gets the URL, outlives the opener, and is no child of this process`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "OpeningTests.\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Opening the pipe for reading waits for the program.
    let pipe = folder.appending(path: "pipe").path()
    try #require(mkfifo(pipe, 0o600) == 0)
    let program = folder.appending(path: "xdg-open").path()
    let script = "#!/bin/sh\nparent=$(cut -d ' ' -f 4 /proc/$$/stat)\necho \"$1 $parent\" >'\(pipe)'\n"
    try #require(
      FileManager.default.createFile(
        atPath: program, contents: Data(script.utf8), attributes: [.posixPermissions: 0o755]))
    #expect(
      DesktopOpener(environment: ["DISPLAY": ":0", "PATH": folder.path()]).open("https://example.org/?a=$(b)&c='d'"))
    let reader = try #require(FileHandle(forReadingAtPath: pipe))
    let said = String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self).split(separator: " ")
    #expect(said.first == "https://example.org/?a=$(b)&c='d'")
    #expect(said.last.map { $0.trimmingCharacters(in: .newlines) } != "\(getpid())")
  }

  @Test func `nothing is opened where there is no desktop`() {
    #expect(!DesktopOpener(environment: [:]).open("https://example.org"))
    #expect(!DesktopOpener(environment: ["DISPLAY": ":0", "PATH": "/nowhere"]).open("https://example.org"))
    #expect(
      !DesktopOpener(environment: ["DISPLAY": ":0", "SSH_CONNECTION": "1", "PATH": "/usr/bin"]).open(
        "https://example.org"))
  }
}
