import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoWeb

/// What stands in the document of a page.
@Suite struct PageContentTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a document has the elements that are sent over the socket`(seed: UInt64) throws {
    let mirror = PageMirror(RandomRenderTree(seed: seed).tree)
    let content = try #require(mirror.content())
    var expected = Text()
    expected.write(try #require(mirror.markup()), selected: nil)
    #expect(String(decoding: content.html, as: UTF8.self) == expected.html)
    #expect(String(decoding: content.css, as: UTF8.self) == expected.css)
  }

  /// Markup as text, put together one by one.
  private struct Text {
    var html = ""
    var css = ""

    mutating func write(_ markup: HTMLMarkup, selected: String?) {
      let isSelect = markup.tag == "select"
      let isTextArea = markup.tag == "textarea"
      html += "<" + markup.tag
      if let address = markup.address { html += " id=\"\(address.htmlID)\"" }
      for entry in markup.attributes.entries where !(isSelect || isTextArea) || entry.name != "value" {
        html += " " + entry.name + (entry.value.isEmpty ? "" : "=\"\(HTMLWriter.escaped(entry.value))\"")
      }
      if markup.tag == "option", let selected, markup.attributes["value"] == selected { html += " selected" }
      html += ">"
      if let address = markup.address, !markup.styles.isEmpty {
        css += "#\(address.htmlID){" + markup.styles.entries.map { "\($0.name):\($0.value);" }.joined() + "}\n"
      }
      if ["br", "hr", "img", "input", "link", "meta"].contains(markup.tag) { return }
      if isTextArea, let value = markup.attributes["value"] { html += "\n" + HTMLWriter.escaped(value) }
      for child in markup.children {
        switch child {
        case .text(let text): html += HTMLWriter.escaped(text)
        case .element(let element): write(element, selected: isSelect ? markup.attributes["value"] : selected)
        }
      }
      html += "</" + markup.tag + ">"
    }
  }

  @Test func `the title is that of the page on top, and the address that of the window`() throws {
    var builder = TreeBuilder()
    var attributes = RenderAttributes()
    attributes.address = "/a?b=c"
    attributes.summary = "About"
    let window = builder.make(.window, attributes)
    _ = builder.commit()
    let empty = try #require(PageMirror(builder.tree).content())
    #expect(empty.title == nil)
    #expect(empty.address == "a?b=c")
    #expect(empty.summary == "About")
    let pages = ["One", "", "Two", ""].map { builder.make(.page(RenderPage(title: $0))) }
    let navigation = builder.make(.navigation(RenderNavigation()), RenderAttributes(), pages)
    builder.record(.insert(navigation, into: window, at: 0))
    _ = builder.commit()
    #expect(PageMirror(builder.tree).content()?.title == "Two")
  }
}
