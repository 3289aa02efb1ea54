import Foundation
import FoundationXML
import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// Screens as SVG pictures.
@MainActor
@Suite struct ScreenSVGTests {
  /// The elements of a document, as Foundation's XML parser finds them.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    init?(_ document: String) {
      super.init()
      let parser = XMLParser(data: Data(document.utf8))
      parser.delegate = self
      guard parser.parse() else { return nil }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { elements[open.last!].text += text }

    func texts(_ text: String) -> [[String: String]] {
      elements.filter { $0.name == "text" && $0.text.contains(text) }.map(\.attributes)
    }
  }

  private func read(_ screen: TerminalScreen) throws -> Reader { try #require(Reader(screen.svg)) }

  @Test func `text stands in its columns, in its style`() throws {
    let screen = TerminalScreen(columns: 20, rows: 3) {
      Text("Bold").bold()
      Text("under").underline().foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    let svg = try read(screen)
    let place = try #require(screen.place(of: "Bold"))
    let bold = try #require(svg.texts("Bold").first)
    #expect(bold["x"] == String(place.column * 9) && bold["textLength"] == "36")
    #expect(bold["font-weight"] == "bold")
    let under = try #require(svg.texts("under").first)
    #expect(under["text-decoration"] == "underline")
    let cell = screen.cell(column: screen.place(of: "under")!.column, row: screen.place(of: "under")!.row)
    guard case .rgb(let rgb) = cell.style.foreground else { return #expect(Bool(false), "\(cell.style.foreground)") }
    #expect(under["fill"]?.uppercased() == String(format: "#%02X%02X%02X", rgb.red, rgb.green, rgb.blue))
    #expect(svg.elements[0].attributes["width"] == "180" && svg.elements[0].attributes["height"] == "60")
  }

  @Test func `hostile texts are characters, and wide ones stand alone`() throws {
    let screen = TerminalScreen(columns: 40, rows: 3) { Text("<script>&\"]]> 漢字 ab\u{1B}[2J") }
    let svg = try read(screen)
    #expect(!svg.elements.contains { $0.name == "script" })
    #expect(svg.elements.map(\.text).joined().contains("<script>&\"]]>"))
    #expect(svg.texts("漢").first?["textLength"] == "18")
  }

  @Test func `links are links, and the page gives the title`() throws {
    let screen = TerminalScreen(columns: 40, rows: 8) {
      NavigationStack {
        Link("Site", destination: URL(string: "https://example.org/?a=1&b=2")!).navigationTitle("Page & more")
      }
    }
    let svg = try read(screen)
    #expect(svg.elements.first { $0.name == "a" }?.attributes["href"] == "https://example.org/?a=1&b=2")
    #expect(svg.elements.first { $0.name == "title" }?.text == "Page & more")
  }

  @Test func `light and dark terminals have their colours, and reversed cells the other way round`() throws {
    func background(_ palette: Palette) throws -> String? {
      let capabilities = TerminalCapabilities(palette: palette)
      let screen = TerminalScreen(columns: 10, rows: 2, capabilities: capabilities) { Text("a") }
      return try read(screen).elements.first { $0.name == "rect" }?.attributes["fill"]
    }
    #expect(try background(.light) != background(.dark))
    let reversed = ScreenSVG(
      size: CellSize(columns: 1, rows: 1), colors: TerminalCapabilities().colors, title: nil
    ).document { _, _ in Cell(Glyph("a"), style: CellStyle(attributes: .reverse)) }
    let plain = ScreenSVG(
      size: CellSize(columns: 1, rows: 1), colors: TerminalCapabilities().colors, title: nil
    ).document { _, _ in Cell(Glyph("a")) }
    let (one, other) = (try #require(Reader(reversed)), try #require(Reader(plain)))
    #expect(one.texts("a").first?["fill"] == other.elements.first { $0.name == "rect" }?.attributes["fill"])
  }
}
