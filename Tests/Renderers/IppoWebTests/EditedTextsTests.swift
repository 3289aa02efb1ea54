import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

/// Texts that a person and an app change concurrently, over the wire.
@Suite struct EditedTextsTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `nothing is lost or doubled while the app writes as well and the line is cut`(_ seed: UInt64) async throws {
    let note = await Note()
    let client = try await WireClient.connect(to: makeServer { ViewGraph { NoteView(note: note) } })
    let field = try await client.find(.textbox, "Note").id
    var random = SplitMix(state: seed)
    var next = UInt32(0x4E00)
    func fresh() -> String {
      next += 1
      return String(UnicodeScalar(next)!)
    }
    var typed = Set<Character>()
    for _ in 0..<150 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<5:
        let new = fresh()
        let seed = random.next()
        typed.insert(Character(new))
        try await client.beginEdit(field) { displayed in
          var random = SplitMix(state: seed)
          let place = Int.random(in: 0...displayed.count, using: &random)
          let index = displayed.index(displayed.startIndex, offsetBy: place)
          return (displayed[..<index] + new + displayed[index...], place + 1)
        }
      case 5:
        let new = fresh()
        typed.insert(Character(new))
        await note.prepend(new)
      case 6:
        await client.drop()
        try await client.resume()
      default: try await client.answered()
      }
    }
    try await client.answered()
    try await client.settled(at: await note.text, in: field)
    let text = await note.text
    #expect(text.count == typed.count)
    #expect(Set(text) == typed)
  }

  @Test func `an edit is revision, length, caret, and place, number and text of each change`() throws {
    let edit = try #require(TextEdit([.init(at: 1, removing: 2, inserting: "é"), .init(at: 5, inserting: "\"")]))
    let message = ClientMessage.event(
      sequence: 3, node: RenderNodeID(7), .edit(RenderTextEdit(edit, caret: 6, revision: 4, length: 5)))
    #expect(message.json == #"[3,7,"edit",4,5,6,1,2,"é",5,0,"\""]"#)
    #expect(try ClientMessage(json: message.json) == message)
    let many = (0...1000).map { "\(2 * $0),1,\"\"" }.joined(separator: ",")
    #expect(throws: MalformedMessage.self) { try ClientMessage(json: "[3,7,\"edit\",0,5000,0,\(many)]") }
    let patch = PagePatch.edit(NodeAddress(RenderNodeID(7), part: "i"), edit, revision: 9)
    #expect(PageFrame(revision: 2, patches: [patch]).json(acknowledged: 1) == #"[2,1,["e","7i",9,1,2,"é",5,0,"\""]]"#)
  }

  @Test func `a frame that is sent again acknowledges what it acknowledged before`() {
    let frame = PageFrame(revision: 2, handled: 3, patches: [])
    #expect(frame.acknowledgement(kept: 7) == Acknowledgement(3))
    #expect(frame.acknowledgement(kept: 1) == Acknowledgement(handled: 3, kept: 1))
  }

  @Test func `a program that sets the whole text is told what became of it`() async throws {
    let note = await Note()
    let client = try await WireClient.connect(to: makeServer { ViewGraph { NoteView(note: note) } })
    let field = try await client.find(.textbox, "Note")
    try await client.send(.setText("whole"), to: field.id)
    #expect(await note.text == "whole")
    #expect(try await client.find(.textbox, "Note").value == "whole")
  }

  @Test func `frames that are sent again are about the texts as they were`() async throws {
    let note = await Note()
    let client = try await WireClient.connect(to: makeServer { ViewGraph { NoteView(note: note) } })
    let field = try await client.find(.textbox, "Note").id
    try await client.edit(field, to: "ab")
    await client.drop()
    await note.prepend("> ")
    try await client.edit(field, to: "abc")
    try await client.edit(field, to: "abcd")
    try await client.resume()
    try await client.answered()
    #expect(await note.text == "> abcd")
    #expect(await client.text(of: field) == "> abcd")
    await note.prepend("! ")
    try await client.settled(at: "! > abcd", in: field)
  }
}

extension WireClient {
  /// Waits until a field shows a text.
  fileprivate func settled(at text: String, in field: RenderNodeID) async throws {
    try await wait { page in
      page["\(field.rawValue)i"]?.attributes["value"] == text
    }
    #expect(self.text(of: field) == text)
  }
}

@MainActor @Observable private final class Note {
  var text = ""

  func prepend(_ new: String) { text = new + text }
}

private struct NoteView: View {
  @Bindable var note: Note

  var body: some View { TextField("Note", text: $note.text) }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return value ^ (value >> 31)
  }
}
