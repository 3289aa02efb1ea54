import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTerminal

@Suite struct HostileTerminalTests {
  // MARK: Pastes

  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private func pasted(_ events: [InputEvent]) -> [String] {
    events.compactMap { if case .paste(let text) = $0 { text } else { nil } }
  }

  @Test(arguments: [1, 7, 4096, 1 << 22])
  func `a paste in pieces of any size loses nothing, and divides no character and no line end`(size: Int) {
    let text = String(repeating: "aé日\u{1F600}\r\n", count: 200_000)
    let bytes = Self.start + Array(text.utf8) + Self.end
    var parser = InputParser()
    var events: [InputEvent] = []
    var index = 0
    // Byte by byte up to the first division, which is where it matters.
    while index < bytes.count {
      let next = min(bytes.count, index + (index > InputParser.pasteLimit + 100 ? 1 << 16 : size))
      events += parser.feed(bytes[index..<next])
      index = next
    }
    let pieces = pasted(events)
    #expect(pieces.count == events.count)
    #expect(pieces.count > 1)
    #expect(pieces.joined() == text.replacing("\r\n", with: "\n"))
    #expect(parser.patience == nil)
  }

  @Test func `what looks like the end of a paste is not`() {
    var parser = InputParser()
    let events = parser.feed(Self.start + Array("~a~\u{1B}[201 ~\u{1B}[20".utf8) + Array("1~".utf8))
    #expect(events == [.paste("~a~\u{1B}[201 ~")])
  }

  @Test func `a paste without an end is over after a second`() {
    var parser = InputParser()
    #expect(parser.feed(Self.start + Array("abc".utf8)).isEmpty)
    #expect(parser.patience == .seconds(1))
    #expect(parser.timeout() == [.paste("abc")])
    #expect(parser.patience == nil)
    #expect(parser.feed([0x03]) == [.key(.character("c", .control))])
  }

  @Test func `an empty paste is a paste`() {
    var parser = InputParser()
    #expect(parser.feed(Self.start + Self.end) == [.paste("")])
  }

  // MARK: Anything

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `however input is divided it means the same, and afterwards the keyboard works`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words: [[UInt8]] = [
      [0x1B], Array("[".utf8), Array("]11;".utf8), Array("200~".utf8), Array("201~".utf8), Array("<0;1;1M".utf8),
      Array("[M".utf8), [0x9C], [0x07], Array("P".utf8), Array("\\".utf8), [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xFF],
      Array("日".utf8), Array("9999999999".utf8), Array(";".utf8), [0x7F], [0x00], Array("u".utf8),
    ]
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        if Bool.random(using: &generator) {
          bytes += words.randomElement(using: &generator)!
        } else {
          bytes.append(UInt8.random(in: .min ... .max, using: &generator))
        }
      }
      var whole = InputParser()
      let expected = whole.feed(bytes)
      var divided = InputParser()
      var events: [InputEvent] = []
      for byte in bytes { events += divided.feed([byte]) }
      #expect(events == expected, "\(bytes)")
      #expect(divided == whole, "\(bytes)")
      _ = whole.timeout()
      #expect(whole.patience == nil, "\(bytes)")
      #expect(whole.feed([0x03]) == [.key(.character("c", .control))], "\(bytes)")
    }
  }

  @Test(arguments: ["", "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;", "\u{1B}P", "\u{1B}_abc", "\u{1B}[M"])
  func `control-C is control-C whatever came before it`(start: String) {
    var parser = InputParser()
    #expect(parser.feed(Array(start.utf8) + [0x03]).last == .key(.character("c", .control)))
    #expect(parser.patience == nil)
  }

  // MARK: Sizes

  @Test(
    arguments: [
      (CellSize(columns: 65535, rows: 65535), CellSize(columns: 4096, rows: 128)),
      (CellSize(columns: 1, rows: 65535), CellSize(columns: 1, rows: 65535)),
      (CellSize(columns: 65535, rows: 1), CellSize(columns: 4096, rows: 1)),
      (CellSize(columns: 0, rows: 0), CellSize(columns: 0, rows: 0)),
      (CellSize(columns: -5, rows: .max), CellSize(columns: 0, rows: 524_288)),
      (CellSize(columns: .max, rows: .min), CellSize(columns: 4096, rows: 0)),
      (CellSize(columns: 960, rows: 360), CellSize(columns: 960, rows: 360)),
    ])
  func `a terminal of any size is drawn on as far as that can be`(size: CellSize, drawn: CellSize) {
    #expect(size.drawable == drawn)
    let renderer = TerminalRenderer(size: CellSize(columns: 80, rows: 24))
    renderer.resize(size)
    #expect(renderer.size == drawn)
    #expect(renderer.screen.size == drawn)
  }

  // MARK: Typing

  @MainActor
  private func field(_ text: String = "") throws -> (graph: ViewGraph, renderer: TerminalRenderer, texts: Texts) {
    let texts = Texts(text)
    let graph = ViewGraph { FieldView(texts: texts) }
    let renderer = TerminalRenderer(size: CellSize(columns: 40, rows: 5))
    graph.onFrame = { try! renderer.apply($0) }
    graph.drain()
    for event in renderer.layout() { try? graph.send(event.event, to: event.id) }
    return (graph, renderer, texts)
  }

  /// What the app was given, change by change.
  @MainActor
  private final class Texts {
    var all: [String]
    init(_ text: String) { all = [text] }
  }

  private struct FieldView: View {
    let texts: Texts
    var body: some View {
      TextField("Name", text: Binding(get: { texts.all.last! }, set: { texts.all.append($0) }))
    }
  }

  @MainActor
  @Test func `what was typed at once is one change of the field`() throws {
    let (graph, renderer, texts) = try field()
    #expect(renderer.takesText)
    for event in renderer.type("Hello, 日本") { try graph.send(event.event, to: event.id) }
    #expect(texts.all == ["", "Hello, 日本"])
  }

  @MainActor
  @Test func `a field takes a mebibyte, and refuses more with a sound`() throws {
    let (graph, renderer, texts) = try field()
    let large = String(repeating: "a", count: FieldElement.textLimit)
    for event in renderer.handle(.paste(large)) { try graph.send(event.event, to: event.id) }
    #expect(texts.all.last?.utf8.count == large.utf8.count)
    #expect(!renderer.draw().contains(0x07))
    #expect(renderer.handle(.paste("more")).isEmpty)
    #expect(renderer.type("m").isEmpty)
    #expect(renderer.draw().contains(0x07))
    #expect(!renderer.draw().contains(0x07))
    #expect(!renderer.handle(.key(TerminalKeyPress(.backspace))).isEmpty)
  }

  @Test(arguments: [nil, "dumb"] as [String?])
  func `errors say what to do`(term: String?) {
    let text = TerminalError.cannotPlaceText(term: term).description
    #expect(
      text
        == (term == nil
          ? "TERM is not set, so nothing is known about this terminal. "
          : "TERM is “dumb”: a terminal that cannot place text on the screen. ")
        + "Run the app in another terminal, set TERM to what this one is (xterm-256color, if in doubt), or start the app "
        + "without --terminal to serve it to a browser.")
  }
}
