import Foundation
import IppoRender
import Testing

@testable import IppoUI

@MainActor
@Suite("Images that are loaded")
struct AsyncImageTests {
  private struct Picture: View {
    let url: Model<URL?>

    var body: some View {
      AsyncImage(url: url.value) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.resizable()
        case .failure(let error): Text("failed \((error as? URLError)?.code == .resourceUnavailable)")
        }
      }
      Tap("other") { url.value = URL(string: "https://example.com/b.png") }
    }
  }

  private func picture(_ screen: Screen) throws -> (id: RenderNodeID, value: RenderImage) {
    try screen.first { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test("A picture that cannot be loaded is a failure, until there is another one")
  func failure() throws {
    let url = Model(URL(string: "https://example.com/a.png"))
    let screen = Screen { Picture(url: url) }
    let image = try picture(screen)
    #expect(image.value.reportsFailure)
    try screen.send(.custom(name: "error", detail: "null"), to: image.id)
    #expect(screen.texts == ["failed true", "other"])
    try screen.tap("other")
    #expect(screen.texts == ["other"])
    #expect(try picture(screen).value.source == .url("https://example.com/b.png"))
  }

  @Test("Where the renderer reports the end of a load, the placeholder is shown until then")
  func placeholder() throws {
    let url = Model(URL(string: "https://example.com/a.png"))
    let screen = Screen { Picture(url: url) }
    var client = ClientEnvironment(width: 800, height: 600)
    client.reportsPictures = true
    screen.graph.adapt(to: client)
    #expect(screen.texts == ["empty", "other"])
    // It is loaded for a view that nobody sees.
    try screen.send(.custom(name: "load", detail: "null"), to: picture(screen).id)
    #expect(screen.texts == ["other"])
    let shown = try picture(screen)
    #expect(shown.value.fit == .stretch)
    // A picture that is loaded once more, for other colours, changes nothing.
    try screen.send(.custom(name: "load", detail: "null"), to: shown.id)
    try screen.tap("other")
    #expect(screen.texts == ["empty", "other"])
    try screen.send(.custom(name: "error", detail: "null"), to: picture(screen).id)
    #expect(screen.texts == ["failed true", "other"])
  }

  @Test("The end of a load is taken from a view that is disabled")
  func disabled() throws {
    let url = Model(URL(string: "https://example.com/a.png"))
    let screen = Screen { Picture(url: url).disabled(true) }
    try screen.send(.custom(name: "error", detail: "null"), to: picture(screen).id)
    #expect(screen.texts == ["failed true", "other"])
  }

  @Test("Images of the app are not asked about, and take no such event")
  func others() throws {
    let screen = Screen { Image("a") }
    let image = try picture(screen)
    #expect(!image.value.reportsFailure)
    #expect(throws: RenderEventError.self) { try screen.send(.custom(name: "error", detail: "null"), to: image.id) }
  }
}
