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

  @Test("Images of the app are not asked about, and take no such event")
  func others() throws {
    let screen = Screen { Image("a") }
    let image = try picture(screen)
    #expect(!image.value.reportsFailure)
    #expect(throws: RenderEventError.self) { try screen.send(.custom(name: "error", detail: "null"), to: image.id) }
  }
}
