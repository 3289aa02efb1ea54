import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// The columns that a terminal reports for samples of text.
@Suite struct MeasuredWidthTests {
  /// The columns of the renderer, changed for some samples.
  private func widths(_ changes: [WidthSample: Int] = [:]) -> TerminalWidths {
    var measured: [WidthSample: Int] = [:]
    for sample in WidthSample.allCases { measured[sample] = ClusterWidth.columns(sample.character) }
    return TerminalWidths(measured.merging(changes) { $1 })
  }

  @Test(arguments: WidthSample.allCases)
  func `a sample is of its kind alone, and terminals disagree on it`(sample: WidthSample) {
    #expect(WidthSample.kinds(of: sample.character) == [sample])
    #expect(!Glyph(sample.character).hasCertainWidth)
    #expect(TerminalWidths().columns(of: Glyph(sample.character)) == nil)
  }

  @Test(arguments: ["👩‍🚀", "🏳️‍🌈", "🇩🇪", "👍🏿", "☎️", "#️⃣", "கா", "\u{1100}\u{1161}", "🫠", "\u{2637}"])
  func `a terminal that agrees on the samples agrees on glyphs like them`(text: String) {
    let glyph = Glyph(Character(text))
    #expect(widths().columns(of: glyph) == glyph.columns)
  }

  @Test(arguments: ["🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{915}\u{94D}\u{937}", "☎\u{FE0E}"])
  func `a cluster of no kind stays uncertain`(text: String) {
    let glyph = Glyph(Character(text))
    #expect(!glyph.hasCertainWidth && widths().columns(of: glyph) == nil)
  }

  @Test func `deviations apply to glyphs of the same kind`() {
    let odd = widths([.joined: 8, .flag: 4, .toned: 4, .styled: 1, .emoji15: 0, .trigram: 1])
    #expect(odd.columns(of: Glyph("👩‍🚀")) == 4)
    #expect(odd.columns(of: Glyph("🇩🇪")) == 4)
    #expect(odd.columns(of: Glyph("☎️")) == 1)
    #expect(odd.columns(of: Glyph("\u{1FAE8}")) == 0)
    #expect(odd.columns(of: Glyph("\u{2637}")) == 1)
    // Two deviations in one cluster.
    #expect(odd.columns(of: Glyph("🏳️‍🌈")) == nil)
    #expect(odd.columns(of: Glyph("a")) == 1)
  }

  private func line(
    _ text: String, _ widths: TerminalWidths, columns: Int = 20, findsColumns: Bool = true
  ) -> String {
    let renderer = TerminalRenderer(size: CellSize(columns: columns, rows: 1))
    renderer.adopt(TerminalMeasurements(widths: widths, repeats: false, findsColumns: findsColumns))
    let tree = Tree.node(.window, RenderAttributes(), [.column(.leading, .text(text))])
    try! renderer.apply(RenderFrame(revision: 1, entries: tree.ops().map { RenderFrame.Entry($0) }))
    _ = renderer.layout()
    return String(decoding: renderer.draw(), as: UTF8.self)
  }

  @Test func `the cursor goes to a column by the sequence that the terminal has`() {
    let text = "a" + String(repeating: " ", count: 150) + "b"
    #expect(line(text, widths(), columns: 160).contains("a\u{1B}[156Gb"))
    #expect(line(text, widths(), columns: 160, findsColumns: false).contains("a\u{1B}[150Cb"))
  }

  @Test func `a glyph that takes no more columns than its own is written, also at the right edge`() {
    #expect(line("ab👨‍👩‍👧‍👦cd", widths()).contains("👨‍👩‍👧‍👦\u{1B}[1;12Hcd"))
    #expect(line("abcdefgh👨‍👩‍👧‍👦", widths(), columns: 10).contains("👨‍👩‍👧‍👦"))
    #expect(!line("abcdefgh👨‍👩‍👧‍👦", TerminalWidths(), columns: 10).contains("👨‍👩‍👧‍👦"))
  }

  @Test func `a narrower glyph stands on blanks`() {
    #expect(line("ab❤️cd", widths([.styled: 1])).contains("ab  \u{1B}[1;10H❤️\u{1B}[1;12Hcd"))
  }

  @Test func `a wider glyph, or one without a column, is replaced`() {
    #expect(line("ab👨‍👩‍👧‍👦cd", widths([.joined: 8])).contains("ab👨cd"))
    #expect(line("ab🇯🇵cd", widths([.flag: 4])).contains("abJPcd"))
    #expect(line("ab\u{1FAE8}cd", widths([.emoji15: 0])).contains("ab\u{FFFD} cd"))
    // The same syllable in one scalar.
    #expect(line("ab\u{1112}\u{1161}\u{11AB}cd", widths([.jamo: 4])).contains("ab\u{D55C}cd"))
  }

  // MARK: The questions

  private let size = CellSize(columns: 80, rows: 24)

  private func answers(_ columns: (WidthSample) -> Int, repeated: Int = 4, column: Int = 4, row: Int = 1) -> [CellPoint]
  {
    WidthSample.allCases.map { CellPoint(column: columns($0), row: row) }
      + [CellPoint(column: repeated, row: row), CellPoint(column: column, row: row)]
  }

  private func measurements(_ cursors: [CellPoint]) -> TerminalMeasurements? {
    var questions = TerminalQuestions()
    _ = questions.all(
      TerminalTraits(environment: [:]), depth: .trueColor, samples: TerminalSamples(size: size), at: .zero)
    for cursor in cursors { questions.note(cursor: cursor) }
    return questions.measurements
  }

  @Test func `samples are concealed, stand in the second row, and are erased before DA1`() {
    var questions = TerminalQuestions()
    let samples = TerminalSamples(size: size)
    let bytes = questions.all(TerminalTraits(environment: [:]), depth: .trueColor, samples: samples, at: .zero)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[8m\u{1B}[2H👨‍👩‍👧‍👦\u{1B}[6n\u{1B}[2H"))
    #expect(text.hasSuffix("\u{1B}[2H─\u{1B}[3b\u{1B}[6n\u{1B}[2H\u{1B}[5G\u{1B}[6n\u{1B}[2H\u{1B}[m\u{1B}[2K\u{1B}[c"))
  }

  @Test func `positions become columns`() {
    let found = measurements(answers { $0 == .joined ? 8 : ClusterWidth.columns($0.character) })
    #expect(found == TerminalMeasurements(widths: widths([.joined: 8]), repeats: true, findsColumns: true))
    #expect(measurements(answers({ _ in 2 }, repeated: 1))?.repeats == false)
    #expect(measurements(answers({ _ in 2 }, column: 5))?.findsColumns == false)
  }

  @Test func `a missing answer, or one for another row, leaves the table as it is`() {
    #expect(measurements([]) == nil)
    #expect(measurements(Array(answers { _ in 2 }.dropLast())) == nil)
    #expect(measurements(answers({ _ in 2 }, row: 2)) == nil)
  }

  @Test func `a small screen has no room for samples`() {
    #expect(TerminalSamples(size: CellSize(columns: 10, rows: 24)).bytes.isEmpty)
    #expect(TerminalSamples(size: CellSize(columns: 80, rows: 1)).bytes.isEmpty)
  }

  @Test func `the position of the cursor is an answer and no key`() {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[2;9R".utf8)).isEmpty)
    #expect(parser.takeAnswers() == [.cursor(CellPoint(column: 8, row: 1))])
    #expect(parser.feed(Array("\u{1B}[1;2R".utf8)) == [.key(TerminalKeyPress(.function(3), .shift))])
    #expect(parser.takeAnswers().isEmpty)
  }
}
