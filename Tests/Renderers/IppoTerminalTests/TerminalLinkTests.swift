import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// Links that the terminal opens by itself (OSC 8), and links in texts that are clicked.
@MainActor
@Suite struct TerminalLinkTests {
  private func written(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func links(_ screen: TerminalScreen, row: Int) -> [TerminalLink?] {
    let count = screen.renderer.size.columns
    return (0..<count).map { screen.cell(column: $0, row: row).style.link }
  }

  @Test func `a link view is one link, and the frame ends it`() {
    let screen = TerminalScreen(columns: 20, rows: 3) {
      Link("Site", destination: URL(string: "https://example.org/a?b=c#d")!)
    }
    let place = screen.place(of: "Site")!
    let link = screen.cell(column: place.column, row: place.row).style.link
    #expect(link?.url == "https://example.org/a?b=c#d")
    for column in 0..<4 { #expect(screen.cell(column: place.column + column, row: place.row).style.link == link) }
    #expect(screen.cell(column: 0, row: 0).style.link == nil)
    let id = link?.id ?? ""
    #expect(written(screen.output).contains("\u{1B}]8;id=\(id);https://example.org/a?b=c#d\u{1B}\\"))
    #expect(written(screen.output).ranges(of: "\u{1B}]8;;\u{1B}\\").count == 1)
  }

  @Test func `a link that wraps has one identity on all of its rows`() throws {
    let screen = TerminalScreen(columns: 12, rows: 6) {
      Text("Read [the long terms **of use** here](https://example.org/terms) now")
    }
    let all = (0..<6).flatMap { links(screen, row: $0) }.compactMap { $0 }
    #expect(Set(all).count == 1)
    #expect(Set(all.map(\.id)).count == 1)
    let rows = (0..<6).filter { !links(screen, row: $0).allSatisfy { $0 == nil } }
    #expect(rows.count > 1)
    // The words around the link are none.
    let now = try #require(screen.place(of: "now"))
    #expect(screen.cell(column: now.column, row: now.row).style.link == nil)
  }

  @Test func `two links to one place are two links`() {
    let screen = TerminalScreen(columns: 40, rows: 2) {
      Text("[one](https://example.org) and [two](https://example.org)")
    }
    #expect(Set((0..<2).flatMap { links(screen, row: $0) }.compactMap { $0?.id }).count == 2)
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "tel:123", "terms", "/terms", "//example.org",
    "https://example.org/\u{1B}]0;x\u{07}", "https://example.org/\u{9C}x", "https://example.org/\n",
    "ht\ttps://example.org", "",
  ])
  func `an unsafe target is no link`(_ url: String) { #expect(TerminalLink(url: url, id: "1") == nil) }

  @Test func `targets are in printable ASCII and not too long`() {
    #expect(TerminalLink(url: "HTTPS://example.org/ü ", id: "1")?.url == "HTTPS://example.org/%C3%BC%20")
    #expect(TerminalLink(url: "mailto:a@example.org", id: "1.2")?.url == "mailto:a@example.org")
    #expect(TerminalLink(url: "https://e.org/" + String(repeating: "a", count: 2069), id: "1") != nil)
    #expect(TerminalLink(url: "https://e.org/" + String(repeating: "a", count: 2070), id: "1") == nil)
    for id in ["a;b", "a:b", "a\u{07}", String(repeating: "1", count: 251)] {
      #expect(TerminalLink(url: "https://example.org", id: id) == nil)
    }
  }

  @Test func `the Linux console, which prints such commands, gets none`() {
    let terms = ["linux": false, "vt220": false, "ansi": false, "xterm": true, "tmux-256color": true]
    for (term, shows) in terms {
      #expect(TerminalCapabilities(environment: ["TERM": term]).showsLinks == shows, "\(term)")
    }
    let console = TerminalCapabilities(environment: ["TERM": "linux"])
    let screen = TerminalScreen(columns: 20, rows: 3, capabilities: console) {
      Link("Site", destination: URL(string: "https://example.org")!)
    }
    #expect(!written(screen.output).contains("\u{1B}]"))
  }

  @Test func `only the app follows links that it handles itself, and disabled ones lead nowhere`() {
    var opened: [String] = []
    let screen = TerminalScreen(columns: 30, rows: 4) {
      Text("[terms](https://example.org/terms)").environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
      Link("Off", destination: URL(string: "https://example.org")!).disabled(true)
    }
    #expect(!written(screen.output).contains("]8;"))
    screen.click("terms")
    #expect(opened == ["https://example.org/terms"])
    #expect(screen.openedURLs.isEmpty)
  }

  @Test func `a click on a link in a text opens it, and a click beside it does not`() {
    let screen = TerminalScreen(columns: 40, rows: 4) {
      Text("Read the [terms](https://example.org/terms) or [mail](mailto:a@example.org) us")
    }
    screen.click("Read")
    #expect(screen.openedURLs.isEmpty)
    screen.click("terms")
    screen.click("mail")
    #expect(screen.openedURLs == ["https://example.org/terms", "mailto:a@example.org"])
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `a link in a text comes before the row, and a button before the link in its label`() {
    var pressed = 0
    let screen = TerminalScreen(columns: 40, rows: 8) {
      List {
        Text("See [here](https://example.org/row)").onTapGesture { pressed += 10 }
      }
      Button {
        pressed += 1
      } label: {
        Text("Press [now](https://example.org/label)")
      }
    }
    screen.click("here")
    #expect(screen.openedURLs == ["https://example.org/row"])
    #expect(pressed == 0)
    screen.click("now")
    #expect(pressed == 1)
    #expect(screen.openedURLs.count == 1)
  }

  @Test func `leaving ends a link that was cut off`() {
    #expect(written(TerminalModes.app.bytes(to: .shell)).contains("\u{1B}]8;;\u{1B}\\"))
  }
}
