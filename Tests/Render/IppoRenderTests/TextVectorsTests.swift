import Foundation
import Testing

@testable import IppoRender

/// Results of the algebra for random texts, in a file that the tests of the browser client share.
///
/// `IPPO_WRITE_VECTORS=1` rewrites the file.
@Suite struct TextVectorsTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Browser/Client/text-edits.json").standardized

  @Test func theFileHasWhatTheAlgebraMakes() throws {
    let vectors = Self.vectors()
    if ProcessInfo.processInfo.environment["IPPO_WRITE_VECTORS"] != nil {
      try Data(vectors.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == vectors)
  }

  private static func vectors() -> String {
    var random = SeededNumbers(seed: 2)
    let letters = ["a", "b", "1", "é", "😀"]
    var lines: [String] = []
    for _ in 0..<400 {
      let text = (0..<random.below(8)).map { _ in letters.randomElement(using: &random)! }.joined()
      let person = TextEdit.random(in: text, letters: letters, using: &random)
      let app = TextEdit.random(in: text, letters: letters, using: &random)
      let moved = TextEdit.transform(person: person, app: app)
      let both = moved.app.applied(to: person.applied(to: text))
      let caret = random.below(text.utf16.count + 1)
      let new = person.applied(to: text)
      let typed = random.below(new.utf16.count + 1)
      lines.append(
        """
        {"text":"\(text)","person":\(json(person)),"app":\(json(app)),"movedPerson":\(json(moved.person)),\
        "movedApp":\(json(moved.app)),"both":"\(both)","caret":\(caret),"caretAfter":\(app.caret(caret)),"new":"\(new)",\
        "typed":\(typed),"difference":\(json(.difference(from: text, to: new, caret: typed)))}
        """)
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func json(_ edit: TextEdit) -> String {
    "[" + edit.changes.map { "\($0.place),\($0.removed),\"\($0.inserted)\"" }.joined(separator: ",") + "]"
  }
}
