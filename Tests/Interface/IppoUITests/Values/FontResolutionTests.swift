import Testing

@testable import IppoUI

@MainActor
@Suite("Fonts in their place")
struct FontResolutionTests {
  struct Reader: View {
    @Environment(\.fontResolutionContext) private var context
    let log: Box<[Font.Resolved]>
    var body: some View {
      log.value = [Font.body, .headline.italic(), .system(size: 20, design: .monospaced)].map {
        $0.resolve(in: context)
      }
      return Text("reader")
    }
  }

  @Test("A font has the size of its style, and grows with what the person prefers")
  func sizes() {
    let log = Box<[Font.Resolved]>([])
    _ = Screen { Reader(log: log) }
    #expect(log.value.map(\.pointSize) == [17, 17, 20])
    #expect(log.value.map(\.isBold) == [false, true, false])
    #expect(log.value.map(\.isItalic) == [false, true, false])
    #expect(log.value.map(\.isMonospaced) == [false, false, true])
    _ = Screen { Reader(log: log).environment(\.dynamicTypeSize, .accessibility1) }
    #expect(log.value[0].pointSize > 17)
  }

  struct DefaultReader: View {
    @Environment(\.fontResolutionContext) private var context
    let log: Box<[Font.Resolved]>
    var body: some View {
      log.value = [Font.default, .default.bold(), .body].map { $0.resolve(in: context) }
      return Text("reader")
    }
  }

  @Test("The default font is that of the environment, or else that of running text")
  func defaultFont() {
    let log = Box<[Font.Resolved]>([])
    _ = Screen { DefaultReader(log: log) }
    #expect(log.value.map(\.pointSize) == [17, 17, 17])
    #expect(log.value.map(\.isBold) == [false, true, false])
    _ = Screen { DefaultReader(log: log).font(.system(size: 30, design: .monospaced).italic()) }
    #expect(log.value.map(\.pointSize) == [30, 30, 17])
    #expect(log.value.map(\.isBold) == [false, true, false])
    #expect(log.value.map(\.isMonospaced) == [true, true, false])
    #expect(log.value.map(\.isItalic) == [true, true, false])
  }

  @Test("The default font leaves text in the font of its surroundings")
  func defaultFontOfText() {
    func fonts(_ view: some View) -> [RenderFont?] {
      Screen { view }.all { if case .text(let text) = $0 { text.font } else { nil } }
    }
    let title = fonts(VStack { Text("t") }.font(.title))
    #expect(title.map { $0?.style } == [.title])
    #expect(fonts(VStack { Text("t").font(.default) }.font(.title)) == title)
    #expect(fonts(VStack { Text("t") }.font(.default).font(.title)) == title)
  }
}
