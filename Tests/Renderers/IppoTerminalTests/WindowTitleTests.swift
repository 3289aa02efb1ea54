import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct WindowTitleTests {
  @Test func `the page comes before the app, and one name is enough where they are the same`() {
    #expect(WindowTitle(app: "Gallery", page: "Counter").text == "Counter – Gallery")
    #expect(WindowTitle(app: "Gallery", page: nil).text == "Gallery")
    #expect(WindowTitle(app: "Gallery", page: "Gallery").text == "Gallery")
  }

  @Test func `what a terminal would obey does not get into a title`() {
    let title = WindowTitle(app: "a\u{1B}]2;b\u{07}c\u{9C}d\u{7F}", page: "x\ny\u{202E}z")
    #expect(title.text == "x yz – a]2;bcd")
    let bytes = title.bytes
    #expect(bytes.filter { $0 < 0x20 || $0 == 0x7F } == [0x1B, 0x1B])
  }

  @Test func `emoji stay whole, and long titles are cut off`() {
    #expect(WindowTitle(app: "👩‍👧 Fam", page: nil).text == "👩‍👧 Fam")
    #expect(WindowTitle(app: String(repeating: "a", count: 5000), page: nil).text.count == 120)
  }

  @Test func `the page on top gives the title`() {
    func page(_ title: String, _ content: Tree) -> Tree { .element(.page(RenderPage(title: title)), content) }
    let terminal = TestTerminal(
      40, 12, .element(.navigation(RenderNavigation()), page("List", .text("a")), page("Detail", .text("b"))))
    #expect(terminal.renderer.pageTitle == "Detail")
    #expect(TestTerminal(40, 12, .text("a")).renderer.pageTitle == nil)
  }
}
