import Testing

@testable import IppoUI

@MainActor
@Suite("Colours of symbols")
struct SymbolColorTests {
  private func image(_ name: String) -> RenderImage? {
    Screen { Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.teal) }.elements.lazy
      .compactMap { if case .image(let image) = $0 { image } else { nil } }.first
  }

  @Test("a symbol has the colour that belongs to it, and a sign in a shape two")
  func multicolor() {
    #expect(image("heart.fill")?.color == .color(.named(.red)))
    #expect(image("exclamationmark.triangle.fill")?.color == .color(.named(.white)))
    #expect(image("exclamationmark.triangle.fill")?.back == .paint(.color(.named(.yellow))))
  }

  @Test("others are drawn in the foreground style")
  func others() {
    #expect(image("square.and.arrow.up")?.color == .color(.named(.teal)))
    #expect(image("checkmark.circle")?.color == .color(.named(.teal)))
  }
}
