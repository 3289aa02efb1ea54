import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Links that share")
struct ShareLinkTests {
  @Test("a mail is begun with what is shared")
  func mail() throws {
    let screen = Screen {
      ShareLink(item: URL(string: "https://a.b")!, subject: Text("News"), message: Text("Look"))
    }
    let button = try screen.first { if case .button(let button) = $0 { button } else { nil } }

    #expect(button.value.url == "mailto:?subject=News&body=Look%0Ahttps://a.b")
    #expect(screen.texts(in: button.id) == ["Share…"])
  }

  @Test("the label is the app's, and the app can open it in its own way")
  func label() throws {
    let opened = Box<[URL]>([])
    let screen = Screen {
      ShareLink(item: "a text") { Text("Tell a friend") }
        .environment(
          \.openURL,
          OpenURLAction {
            opened.write(opened.value + [$0]); return .handled
          })
    }
    let button = try screen.first { if case .button(let button) = $0 { button } else { nil } }
    try screen.send(.activate, to: button.id)

    #expect(screen.texts == ["Tell a friend"])
    #expect(opened.value.map(\.absoluteString) == ["mailto:?body=a%20text"])
  }
}
