import Testing

@testable @_spi(Host) @_spi(Testing) import IppoArchive
@testable @_spi(Host) @_spi(Testing) import IppoUI

/// The histories of fields' texts in archives.
@Suite struct TextArchiveTests {
  private func texts(revision: Int64, oldest: Int64, place: Int64 = 0) -> [RenderNodeID: AppText] {
    let change = ArchivedValue.list([.integer(revision), .integer(place), .integer(0), .text("> ")])
    return [RenderNodeID: AppText](
      archived: .list([.list([.integer(7), .text("> ab"), .integer(revision), .integer(oldest), .list([change])])]))
  }

  @Test func aTextHasItsHistory() throws {
    var text = try #require(texts(revision: 3, oldest: 2)[RenderNodeID(7)])
    text.receive(RenderTextEdit(TextEdit(at: 2, inserting: "c"), caret: 3, revision: 2, length: 2))
    #expect(text.text == "> abc")
  }

  @Test(arguments: [(3, 4, 0), (-1, -2, 0), (.max, 0, 0), (3, 2, .max)] as [(Int64, Int64, Int64)])
  func aHistoryThatCannotBeIsLeftOut(revision: Int64, oldest: Int64, place: Int64) {
    #expect(texts(revision: revision, oldest: oldest, place: place).isEmpty)
  }
}
