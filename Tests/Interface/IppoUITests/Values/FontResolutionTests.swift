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
}
