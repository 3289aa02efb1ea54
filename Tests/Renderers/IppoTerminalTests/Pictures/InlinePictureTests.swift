import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct InlinePictureTests {
  @Test func `iTerm2 gets the file, in cells, and once`() async throws {
    var screen = try await PictureScreen(.iterm, .frame(width: 64, height: 48, .picture(fit: .stretch))) { _ in try .png
    }
    var reader = GraphicsReader()
    reader.read(screen.takeOutput())
    let image = try #require(reader.inline.first)
    #expect(reader.inline.count == 1 && image.file == PictureFiles.png)
    #expect(image.arguments.contains("inline=1") && image.arguments.contains("size=\(PictureFiles.png.count)"))
    #expect(image.arguments.contains("width=8;height=3;preserveAspectRatio=0"))
    await screen.draw()
    #expect(screen.takeOutput().isEmpty)
  }

  @Test func `a picture is larger than its file or its pixels may be`() {
    #expect(throws: TerminalPictureError.tooManyPixels(width: 65_535, height: 65_535)) {
      try TerminalPicture(bytes: [], mediaType: "image/png", width: 65_535, height: 65_535)
    }
    #expect(throws: TerminalPictureError.tooManyPixels(width: .max, height: .max)) {
      try TerminalPicture(bytes: [], mediaType: "image/png", width: .max, height: .max)
    }
    #expect(throws: TerminalPictureError.noSize) {
      try TerminalPicture(bytes: [], mediaType: "image/png", width: 0, height: 5)
    }
    #expect(throws: TerminalPictureError.tooManyBytes(TerminalPicture.byteLimit + 1)) {
      try TerminalPicture(
        bytes: [UInt8](repeating: 0, count: TerminalPicture.byteLimit + 1), mediaType: "image/png", width: 1, height: 1)
    }
  }

  @Test func `a scale of any number is no trap`() async throws {
    for scale in [0, -1, .infinity, .nan, 1e-300, 1e300] {
      for fit in [RenderImage.Fit.original, .stretch, .fit, .fill] {
        for method in [TerminalPictures.kitty, .iterm, .sixel, .blocks] {
          let image = RenderImage(.asset("p"), fit: fit, scale: scale)
          _ = try await PictureScreen(method, .element(.image(image))) { _ in try .png }
        }
      }
    }
  }
}
