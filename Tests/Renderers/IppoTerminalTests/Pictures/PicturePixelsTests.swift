#if Pictures
  import IppoUI
  import Testing

  @testable import IppoTerminal

  @Suite struct PicturePixelsTests {
    private let colors = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0]]

    /// The colour of the picture at a place from 0 to 1.
    private func color(_ x: Double, _ y: Double) -> [Int] { colors[(x >= 0.5 ? 1 : 0) + (y >= 0.5 ? 2 : 0)] }

    @Test(arguments: [PictureFiles.png, PictureFiles.jpeg, PictureFiles.progressiveJPEG])
    func `files are decoded`(_ file: [UInt8]) throws {
      let type = file.first == 0x89 ? "image/png" : "image/jpeg"
      let picture = try TerminalPicture(bytes: file, mediaType: type, width: 16, height: 32)
      let pixels = try PictureDecoder.pixels(of: picture, width: 16, height: 32)
      #expect(pixels.width == 16 && pixels.height == 32)
      for (x, y) in [(2, 2), (13, 2), (2, 29), (13, 29)] {
        let (found, alpha) = pixels.pixel(x, y)
        let wanted = color(Double(x) / 16, Double(y) / 32)
        let distances = zip([found.red, found.green, found.blue], wanted).map { abs(Int($0) - $1) }
        #expect(alpha == 255 && distances.allSatisfy { $0 <= 6 })
      }
    }

    @Test func `a file that is cut off, damaged or of another size fails`() throws {
      for (file, type) in [(PictureFiles.png, "image/png"), (PictureFiles.jpeg, "image/jpeg")] {
        for count in 0..<min(file.count, 200) {
          let picture = try TerminalPicture(bytes: Array(file.prefix(count)), mediaType: type, width: 16, height: 32)
          if let pixels = try? PictureDecoder.pixels(of: picture, width: 16, height: 32) {
            // What is missing of a JPEG is grey, and the last chunk of a PNG has no pixels.
            #expect(pixels.width == 16 && (type == "image/jpeg" || file.count - count <= 12))
          }
        }
        let other = try TerminalPicture(bytes: file, mediaType: type, width: 17, height: 32)
        #expect(throws: TerminalPictureError.noSize) { try PictureDecoder.pixels(of: other, width: 1, height: 1) }
      }
      let gif = try TerminalPicture(bytes: [1], mediaType: "image/gif", width: 1, height: 1)
      #expect(throws: TerminalPictureError.noDecoder(mediaType: "image/gif")) {
        try PictureDecoder.pixels(of: gif, width: 1, height: 1)
      }
    }

    @Test func `changed bytes never trap`() throws {
      var random = SystemRandomNumberGenerator.seeded(7)
      for (file, type) in [(PictureFiles.png, "image/png"), (PictureFiles.progressiveJPEG, "image/jpeg")] {
        for _ in 0..<300 {
          var changed = file
          for _ in 0..<Int.random(in: 1...8, using: &random) {
            changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
          }
          let picture = try TerminalPicture(bytes: changed, mediaType: type, width: 16, height: 32)
          _ = try? PictureDecoder.pixels(of: picture, width: 8, height: 8)
        }
      }
    }

    @Test func `sixel graphics read back are the picture`() async throws {
      let cell = CellSize(columns: 10, rows: 20)
      var screen = try await PictureScreen(.sixel, cell: cell, .picture()) { _ in try .png }
      var reader = GraphicsReader(cell: cell)
      reader.read(screen.takeOutput())
      #expect(reader.pixels.count == 20 * 40)
      let left = reader.pixels.keys.map { $0[0] }.min() ?? 0
      let top = reader.pixels.keys.map { $0[1] }.min() ?? 0
      for (place, found) in reader.pixels {
        let (x, y) = (place[0] - left, place[1] - top)
        // The edges between colours may be mixed.
        guard abs(x - 10) > 1, abs(y - 20) > 1 else { continue }
        #expect(zip(found, color(Double(x) / 20, Double(y) / 40)).allSatisfy { abs($0 - $1) <= 3 })
      }
      await screen.draw()
      #expect(screen.takeOutput().isEmpty)
    }

    @Test func `sixel graphics keep to the number of colours`() throws {
      var bytes: [UInt8] = []
      for y in 0..<32 { for x in 0..<32 { bytes += [UInt8(x * 8), UInt8(y * 8), 128, 255] } }
      let picture = PixelImage(width: 32, height: 32, bytes: bytes)
      for count in [2, 16, 64, 255] {
        let indexed = IndexedPicture(picture, colors: count)
        #expect(indexed.colors.count <= count && indexed.colors.count > count / 2)
        // The mean of each quarter is kept, if only by dots.
        for (x, y) in [(0, 0), (16, 0), (0, 16), (16, 16)] where count >= 16 {
          var sum = [0, 0]
          for dy in 0..<16 {
            for dx in 0..<16 {
              let color = indexed.colors[Int(indexed.indices[(y + dy) * 32 + x + dx])]
              sum[0] += Int(color.red)
              sum[1] += Int(color.green)
            }
          }
          #expect(abs(sum[0] / 256 - (x * 8 + 60)) < 12 && abs(sum[1] / 256 - (y * 8 + 60)) < 12)
        }
      }
    }

    @Test func `clear pixels are not drawn`() throws {
      let picture = PixelImage(width: 2, height: 1, bytes: [9, 9, 9, 255, 9, 9, 9, 0])
      let sequence = SixelEncoder.sequence(IndexedPicture(picture, colors: 16), columns: 0..<2, rows: 0..<1)
      var reader = GraphicsReader()
      reader.read(sequence)
      #expect(reader.pixels.count == 1)
    }

    @Test func `sixel graphics are drawn again where they move, and where text has covered them`() async throws {
      var screen = try await PictureScreen(.sixel, .column(.leading, .text("a"), .picture())) { _ in try .png }
      var reader = GraphicsReader()
      reader.read(screen.takeOutput())
      #expect(reader.sixelCount == 1)
      try await screen.apply(
        .update(RenderNodeID(3), element: .text(RenderText([RenderText.Run("b")])), attributes: nil))
      let other = screen.takeOutput()
      #expect(!other.isEmpty && !other.contains("\u{1B}P"))
      try await screen.apply(
        .update(RenderNodeID(3), element: .text(RenderText([RenderText.Run("b\nc")])), attributes: nil))
      #expect(screen.takeOutput().contains("\u{1B}P"))
    }

    @Test func `a picture in half blocks`() async throws {
      let screen = try await PictureScreen(
        columns: 4, rows: 4, .blocks, .frame(width: 16, height: 16, .picture(fit: .stretch))
      ) {
        _ in try .png
      }
      let cells = (0..<4).flatMap { row in (0..<4).map { screen.renderer.screen[row, $0] } }
      let drawn = cells.filter { $0.glyph != .space }
      #expect(drawn.map(\.glyph) == [Glyph("▀"), Glyph("▀")])
      #expect(drawn.map(\.style.foreground) == [.rgb(RGB(255, 0, 0)), .rgb(RGB(0, 255, 0))])
      #expect(drawn.map(\.style.background) == [.rgb(RGB(0, 0, 255)), .rgb(RGB(255, 255, 0))])
    }

    @Test func `half blocks have the colours of a palette of 256`() async throws {
      var screen = try await PictureScreen(
        columns: 4, rows: 4, .blocks, depth: .ansi256, .frame(width: 16, height: 16, .picture(fit: .stretch))
      ) { _ in try .png }
      #expect(screen.takeOutput().contains("\u{1B}[38;5;196;48;5;21m▀"))
    }

    @Test func `kitty gets the pixels of a JPEG`() async throws {
      var screen = try await PictureScreen(.kitty, .picture()) { _ in try .jpeg }
      var reader = GraphicsReader()
      reader.read(screen.takeOutput())
      let keys = try #require(reader.transmissions.values.first)
      #expect(keys["f"] == "32" && keys["s"] == "16" && keys["v"] == "32")
      let data = try #require(reader.files.values.first)
      #expect(data.count == 16 * 32 * 4 && data[0] > 245 && data[1] < 10 && data[3] == 255)
    }

    @Test func `an inline image that is partly covered becomes half blocks`() async throws {
      let layers = Tree.element(
        .layers(RenderAlignment(horizontal: .leading, vertical: .top)),
        .frame(width: 64, height: 48, .picture(fit: .stretch)), .text("AB"))
      var screen = try await PictureScreen(columns: 8, rows: 4, .iterm, layers) { _ in try .png }
      let output = screen.takeOutput()
      #expect(!output.contains("1337") && output.contains("▀"))
      // Window 1, layers 2, frame 3, picture 4, text 5.
      try await screen.apply(.remove(RenderNodeID(5)))
      var reader = GraphicsReader()
      reader.read(screen.takeOutput())
      #expect(reader.inline.count == 1)
    }
  }

  extension SystemRandomNumberGenerator {
    /// Numbers that are the same in every run.
    fileprivate static func seeded(_ seed: UInt64) -> SeededNumbers { SeededNumbers(state: seed) }
  }

  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
#endif
