import Foundation
import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct KittyPictureTests {
  private func reader(_ output: String) -> GraphicsReader {
    var reader = GraphicsReader()
    reader.read(output)
    return reader
  }

  @Test func `a PNG is transmitted once as it is, and placed by its size in points`() async throws {
    var screen = try await PictureScreen(.kitty, .column(.leading, .picture(), .picture("other"))) { source in
      try .png
    }
    let found = reader(screen.takeOutput())
    #expect(found.files.count == 2 && found.files.values.allSatisfy { $0 == PictureFiles.png })
    let placements = found.placements.values.sorted { $0.row < $1.row }
    #expect(placements.count == 2)
    for placement in placements {
      #expect(placement.keys["c"] == "2" && placement.keys["r"] == "2" && placement.keys["C"] == "1")
      #expect(
        [placement.keys["x"], placement.keys["y"], placement.keys["w"], placement.keys["h"]] == ["0", "0", "16", "32"])
    }
    #expect(placements[1].row == placements[0].row + 2 && placements[0].column == placements[1].column)
    // All commands are silent: an answer would be read as typed text.
    #expect(found.transmissions.values.allSatisfy { $0["q"] == "2" && $0["f"] == "100" })
    await screen.draw()
    #expect(screen.takeOutput().isEmpty)
  }

  @Test func `one transmission serves all sizes of a picture`() async throws {
    let tree = Tree.column(.leading, .picture(), .frame(width: 64, height: 32, .picture(fit: .stretch)))
    var screen = try await PictureScreen(.kitty, tree) { _ in try .png }
    let found = reader(screen.takeOutput())
    #expect(found.files.count == 1 && found.transmissions.count == 1)
    #expect(Set(found.placements.values.map { $0.keys["c"] }) == ["2", "8"])
  }

  @Test func `a large file is divided into commands of 4096 bytes`() throws {
    var reader = GraphicsReader()
    let file = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    reader.read(KittyGraphics.transmission(png: file, number: 9))
    #expect(reader.files["9"] == file)
    #expect(reader.longestChunk == 4096)
  }

  @Test func `the placement of a view that leaves is removed, and the picture is kept`() async throws {
    var screen = try await PictureScreen(.kitty, .column(.leading, .text("top"), .picture())) { _ in try .png }
    var found = reader(screen.takeOutput())
    #expect(found.placements.count == 1)
    // Window 1, stack 2, text 3, picture 4.
    try await screen.apply(.remove(RenderNodeID(4)))
    found.read(screen.takeOutput())
    #expect(found.placements.isEmpty && found.files.count == 1)
    // The picture comes back without its file.
    try await screen.apply(
      .create(RenderNode(id: RenderNodeID(5), element: .image(RenderImage(.asset("p"))))),
      .insert(RenderNodeID(5), into: RenderNodeID(2), at: 0))
    let again = screen.takeOutput()
    #expect(!again.contains("a=t"))
    found.read(again)
    #expect(found.placements.count == 1 && found.files.count == 1)
    found.read(String(decoding: screen.renderer.farewell, as: UTF8.self))
    #expect(found.files.isEmpty && found.placements.isEmpty)
  }

  @Test func `a redraw clears the screen and transmits again`() async throws {
    var screen = try await PictureScreen(.kitty, .picture()) { _ in try .png }
    var found = reader(screen.takeOutput())
    screen.renderer.redraw()
    await screen.draw()
    let output = screen.takeOutput()
    #expect(output.contains("\u{1B}[2J"))
    found.read(output)
    #expect(found.files.count == 1 && found.placements.count == 1)
  }

  @Test func `pictures move with the rows of what scrolls, and are cut off at its edges`() async throws {
    let rows = (0..<12).map { index in index == 2 ? Tree.picture() : .text("row \(index)") }
    let stack = Tree.node(
      .stack(RenderStack(axis: .vertical, alignment: RenderAlignment(horizontal: .leading), spacing: 0)),
      RenderAttributes(), rows)
    var screen = try await PictureScreen(columns: 20, rows: 6, .kitty, .element(.scroll(RenderScroll()), stack)) { _ in
      try .png
    }
    var found = reader(screen.takeOutput())
    // Row, height in cells, and first row of pixels, after each step.
    var seen: [[Int]] = []
    for _ in 0..<6 {
      seen += found.placements.values.map { part in [part.row] + ["r", "y"].map { Int(part.keys[$0] ?? "") ?? -1 } }
      _ = screen.renderer.handle(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 9, row: 3))))
      await screen.draw()
      let output = screen.takeOutput()
      #expect(!output.contains("a=t"))
      found.read(output)
    }
    #expect(seen == [[2, 2, 0], [0, 1, 16]])
    #expect(found.placements.isEmpty && found.files.count == 1)
  }

  @Test func `a picture behind other views is divided into the parts that are seen`() async throws {
    let layers = Tree.element(
      .layers(RenderAlignment(horizontal: .leading, vertical: .top)),
      .frame(width: 64, height: 64, .picture(fit: .stretch)), .text("AB"))
    var screen = try await PictureScreen(columns: 8, rows: 4, .kitty, layers) { _ in try .png }
    let found = reader(screen.takeOutput())
    #expect(screen.text.hasPrefix("AB"))
    let parts = found.placements.values.sorted { $0.row < $1.row }.map { part in
      [part.row, part.column] + ["c", "r", "x", "y", "w", "h"].map { Int(part.keys[$0] ?? "") ?? -1 }
    }
    #expect(parts == [[0, 2, 6, 1, 4, 0, 12, 8], [1, 0, 8, 3, 0, 8, 16, 24]])
  }

  @Test func `a picture that is missing is represented by its label, and the view is told`() async throws {
    var screen = try await PictureScreen(.kitty, .picture(reportsFailure: true)) { _ in
      throw TerminalPictureError.unavailable("There is no such file.")
    }
    #expect(screen.text.contains("[p]"))
    #expect(screen.reasons == ["There is no such file."])
    #expect(screen.events == [TerminalEvent(.custom(name: "error", detail: "null"), to: RenderNodeID(2))])
    #expect(reader(screen.takeOutput()).files.isEmpty)
  }

  @Test func `the end of a load is told once, also to views that come later`() async throws {
    var screen = try await PictureScreen(.kitty, .picture(reportsFailure: true)) { _ in try .png }
    let loaded = RenderEvent.custom(name: "load", detail: "null")
    #expect(screen.events == [TerminalEvent(loaded, to: RenderNodeID(2))])
    try await screen.apply()
    #expect(screen.renderer.layout().isEmpty)
    guard case .node(let element, _, _) = Tree.picture(reportsFailure: true) else { return }
    let other = RenderNode(id: RenderNodeID(9), element: element, attributes: RenderAttributes())
    try screen.renderer.apply(
      RenderFrame(
        revision: 9, entries: [.create(other), .insert(other.id, into: RenderNodeID(1), at: 1)].map { .init($0) }))
    #expect(screen.renderer.layout() == [TerminalEvent(loaded, to: other.id)])
    #expect(screen.renderer.takePictureWork().isEmpty)
  }

  @Test func `pictures are freed before the terminal is returned, also by a crash`() throws {
    var modes = TerminalModes.app
    modes.holdsPictures = true
    let bytes = String(decoding: modes.bytes(to: .shell), as: UTF8.self)
    let freed = try #require(bytes.range(of: "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
    let left = try #require(bytes.range(of: "\u{1B}[?1049l"))
    #expect(freed.upperBound <= left.lowerBound)
    #expect(!String(decoding: TerminalModes.app.bytes(to: .shell), as: UTF8.self).contains("\u{1B}_G"))
  }

  @Test func `a symbol is no picture`() async throws {
    var screen = try await PictureScreen(.kitty, .element(.image(RenderImage(.symbol("star"))))) { _ in try .png }
    #expect(reader(screen.takeOutput()).files.isEmpty)
  }
}
