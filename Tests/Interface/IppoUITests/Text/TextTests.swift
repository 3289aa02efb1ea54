import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Text")
struct TextTests {
  private var english: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC")!
    return environment
  }

  private func runs(_ text: Text) -> [RenderText.Run] { text.render(in: english).runs }

  @Test("Literals are keys, strings are shown as they are")
  func literals() {
    let name = "**World**"
    #expect(runs(Text("Hello")).map(\.text) == ["Hello"])
    #expect(runs(Text(name)).map(\.text) == ["**World**"])
    #expect(runs(Text(verbatim: "*x*")).map(\.text) == ["*x*"])
    #expect(runs(Text("Hello, \(name)")).map(\.text) == ["Hello, **World**"])
  }

  @Test("Numbers are written as the locale does")
  func numbers() {
    #expect(Text("Count: \(7)").string(in: english) == "Count: 7")
    #expect(Text("Count: \(1234)").string(in: english) == "Count: 1,234")
    #expect(Text("Count: \(-5)").string(in: english) == "Count: -5")
    #expect(Text("\(3.5, specifier: "%.2f")").string(in: english) == "3.50")
    #expect(Text("\(0.25, format: .percent)").string(in: english) == "25%")
    #expect(Text(12, format: .number.precision(.integerLength(4))).string(in: english) == "0,012")
    #expect(Text("100%").string(in: english) == "100%")
  }

  private func font(_ view: some View) -> RenderFont? {
    let screen = Screen { view }
    return screen.all { if case .text(let text) = $0 { text.font } else { nil } }.first
  }

  @Test("What undoes a modifier leaves the font as it is without that")
  func undone() {
    #expect(font(Text("A").bold(false).fontWeight(.heavy))?.weight == 800)
    #expect(font(VStack { Text("A").bold(false) }.fontWeight(.heavy))?.weight == 800)
    #expect(font(VStack { Text("A").bold(false) }.bold()) == nil)
    #expect(font(VStack { Text("A").fontWeight(nil) }.fontWeight(.heavy)) == nil)
    let serif = Font.system(.title, design: .serif)
    #expect(font(VStack { Text("A").fontDesign(nil) }.fontDesign(.rounded).font(serif)) == serif.render)
    #expect(font(VStack { Text("A").monospaced(false) }.monospaced().font(serif)) == serif.render)
    #expect(font(VStack { Text("A").font(.title) }.fontDesign(.rounded))?.design == .rounded)
  }

  @Test("Lines of a text have a pattern and a colour")
  func lines() {
    let text = Text("A").underline(pattern: .dot, color: .red).strikethrough(color: .blue)
    #expect(runs(text).first?.underline == .init(pattern: .dot, color: .named(.red)))
    #expect(runs(text).first?.strikethrough == .init(color: .named(.blue)))
    let screen = Screen { Text("A").lineLimit(1).underline(pattern: .dash) }
    let found = screen.all { if case .text(let text) = $0 { text.runs.first?.underline } else { nil } }
    #expect(found == [.init(pattern: .dash)])
    var string = AttributedString("A")
    string[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = .init(pattern: .dash, color: .red)
    #expect(runs(Text(string)).first?.underline == .init(pattern: .dash, color: .named(.red)))
  }

  @Test("Text grows with the size a person prefers, unless it has a size of its own")
  func dynamicType() {
    let factor = 21.0 / 17
    func large(_ text: Text) -> RenderFont? { font(text.dynamicTypeSize(.xxLarge)) }
    #expect(large(Text("A")) == RenderFont(style: .body, scale: factor))
    #expect(large(Text("A").font(.title)) == RenderFont(style: .title, scale: factor))
    let relative = large(Text("A").font(.custom("Serif", size: 17, relativeTo: .body)))?.size
    #expect(abs((relative ?? 0) - 21) < 1e-9)
    #expect(large(Text("A").font(.custom("Serif", fixedSize: 17)))?.size == 17)
    #expect(large(Text("A").font(.system(size: 17))) == RenderFont(size: 17))
    #expect(font(Text("A").dynamicTypeSize(.large)) == nil)
  }

  @Test("Small capitals are those of all letters, of small ones, or of large ones")
  func smallCapitals() {
    #expect(Font.body.smallCaps().render.smallCapitals == .all)
    #expect(Font.body.lowercaseSmallCaps().render.smallCapitals == .lowercase)
    #expect(Font.body.uppercaseSmallCaps().render.smallCapitals == .uppercase)
  }

  @Test("Positions that no value has stand for nothing", arguments: ["0", "-1", "2", "\(Int.min)", "\(Int.max)"])
  func positions(position: String) {
    let pieces = LocalizedFormat.pieces(of: "a%\(position)$lldb", argumentCount: 1)
    #expect(pieces == [.character("a"), .character("b")])
  }

  @Test(
    "Markup without an end takes no more time than other text",
    arguments: ["*a", "**a ", "_a ", "~~a ", "^[", "[", "<a@", "` `` ", "[a](", "^[a]("])
  func unfinishedMarkup(piece: String) {
    let text = String(repeating: piece, count: 5_000)
    // Quadratic time would be a minute and more.
    let spans = Markdown.parse(text.map { .character($0) })
    #expect(spans.reduce(0) { $0 + $1.pieces.count } <= text.count)
  }

  @Test("Phrases nest as deep as a person can read, and no deeper")
  func nestedPhrases() {
    let text = String(repeating: "^[", count: 10_000) + "a" + String(repeating: "](b)", count: 10_000)
    let spans = Markdown.parse(text.map { .character($0) })
    #expect(spans.flatMap(\.pieces).contains(.character("a")))
  }

  @Test("The key of an interpolation has specifiers in place of values")
  func keys() {
    let key: LocalizedStringKey = "\(1) of \("two") at 100%"
    #expect(key.key == "%lld of %@ at 100%%")
    #expect(
      LocalizedFormat.pieces(of: "%2$@-%1$@%%", argumentCount: 2) == [
        .argument(1), .character("-"), .argument(0), .character("%"),
      ])
  }

  @Test("Literals are Markdown")
  func markdown() {
    let bold = RenderFont(weight: 700)
    #expect(runs(Text("a **b** c")) == [.init("a "), .init("b", font: bold), .init(" c")])
    #expect(runs(Text("*i* `c` ~~s~~")).map(\.font?.isItalic) == [true, nil, false, nil, nil])
    #expect(runs(Text("~~s~~")).map(\.strikethrough) == [.init()])
    #expect(runs(Text("[Ippo](https://example.com)")) == [.init("Ippo", link: "https://example.com")])
    #expect(runs(Text("<https://example.com>")).map(\.link) == ["https://example.com"])
    #expect(runs(Text("***both***")).map(\.text) == ["both"])
    #expect(runs(Text("snake_case_name and 2 * 3 * 4")).map(\.text) == ["snake_case_name and 2 * 3 * 4"])
    #expect(runs(Text("\\*not\\*")).map(\.text) == ["*not*"])
    #expect(runs(Text("**open")).map(\.text) == ["**open"])
  }

  @Test("Joined texts keep their styles; one look is that of the paragraph")
  func styles() {
    let joined = Text("a") + Text("b").bold() + Text("c").foregroundColor(.red).underline()
    #expect(
      runs(joined) == [
        .init("a"), .init("b", font: RenderFont(weight: 700)),
        .init("c", color: .color(.named(.red)), underline: .init()),
      ])
    let whole = Text("a").bold().font(.title).render(in: english)
    #expect(whole.font == RenderFont(style: .title, weight: 700))
    #expect(whole.runs == [.init("a")])
  }

  @Test("Styles of views reach the text in them; those of the text win")
  func environment() throws {
    let screen = Screen {
      VStack {
        Text("a")
        Text("b").font(.caption)
      }
      .font(.title).bold().monospacedDigit().lineLimit(2).multilineTextAlignment(.center).textCase(.uppercase)
    }
    let texts = screen.all { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.map(\.string) == ["A", "B"])
    #expect(texts[0].font == RenderFont(style: .title, weight: 700, hasMonospacedDigits: true))
    #expect(texts[1].font == RenderFont(style: .caption, weight: 700, hasMonospacedDigits: true))
    #expect(texts.map(\.lineLimit) == [2, 2])
    #expect(texts.map(\.alignment) == [.center, .center])
  }

  @Test("Dates are written for the locale and the time zone")
  func dates() {
    var environment = english
    environment._now = Date(timeIntervalSince1970: 0)
    let date = Date(timeIntervalSince1970: 3725)
    #expect(Text(date, style: .date).string(in: environment) == "January 1, 1970")
    #expect(Text(date, style: .time).string(in: environment).hasPrefix("1:02"))
    #expect(Text(date, style: .timer).string(in: environment) == "1:02:05")
    #expect(Text(date, style: .offset).string(in: environment) == "+1 hour")
    #expect(Text(date, style: .relative).string(in: environment) == "1 hour, 2 minutes")
  }

  @Test("A text that counts is rendered again every second")
  func liveText() {
    let screen = Screen {
      Text(Date(timeIntervalSince1970: 0), style: .timer).environment(\._now, Date(timeIntervalSince1970: 5))
    }
    #expect(screen.texts == ["0:05"])
    screen.frames.advance(by: 1)
    #expect(screen.texts == ["0:05"])
  }

  @Test("Texts and images made the same way are equal")
  func equality() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a") != Text("b"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Image(systemName: "gear") == Image(systemName: "gear"))
    #expect(Image("gear") != Image(systemName: "gear"))
  }

  @Test("Symbols take the variant around them")
  func symbols() {
    let screen = Screen {
      VStack {
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "heart.fill").symbolVariant(.fill)
        Image(systemName: "heart").symbolVariant(.none).symbolVariant(.circle)
        Image("Photo").resizable().aspectRatio(contentMode: .fit)
      }
    }
    let images = screen.all { if case .image(let image) = $0 { image } else { nil } }
    #expect(images.map(\.source) == [.symbol("heart.fill"), .symbol("heart.fill"), .symbol("heart"), .asset("Photo")])
    #expect(images.map(\.fit) == [.original, .original, .original, .stretch])
  }

  @Test("A change of a text is one update")
  func update() {
    let count = Model(0)
    let screen = Screen { Lazily { Text("Count: \(count.value)") } }
    #expect(screen.after { count.value = 1 }.ops == ["update Count: 1"])
    #expect(screen.after { count.value = 1 }.ops == [])
  }
}
