import Foundation
import Testing

@testable import IppoSessions

@Suite struct SessionLinkTests {
  private let secret = [UInt8](repeating: 7, count: 32)
  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test func `a link is read as it was written, until it is too old`() throws {
    let signer = SessionLinkSigner(secret: secret)
    let link = SessionLink(now: now)
    let text = signer.text(link, of: "id")
    let read = try #require(signer.link(text, at: now))
    #expect(read == ("id", link.nonce))
    #expect(signer.link(text, at: now.addingTimeInterval(299)) != nil)
    #expect(signer.link(text, at: now.addingTimeInterval(300)) == nil)
    #expect(link.isOpen(at: now.addingTimeInterval(299)))
    #expect(!link.isOpen(at: now.addingTimeInterval(300)))
  }

  @Test func `nothing else is a link`() {
    let signer = SessionLinkSigner(secret: secret)
    let text = signer.text(SessionLink(now: now), of: "id")
    #expect(SessionLinkSigner(secret: [UInt8](repeating: 8, count: 32)).link(text, at: now) == nil)
    for index in text.indices {
      var forged = text
      forged.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
      // The last character of a signature stands for fewer bits than it has.
      guard index != text.index(before: text.endIndex) else { continue }
      #expect(signer.link(forged, at: now) == nil)
    }
    for bad in ["", "...", "a.b.c.d", text + ".", "." + text, String(text.dropLast()), text + text] {
      #expect(signer.link(bad, at: now) == nil)
    }
  }

  @Test func `two links of a session differ`() {
    #expect(SessionLink(now: now).nonce != SessionLink(now: now).nonce)
  }
}

@Suite struct SessionNameTests {
  @Test(arguments: ["a", "0", "work", "ann@host", "SHA256:ab+/cd=", String(repeating: "a", count: 128)])
  func `names`(_ text: String) { #expect(SessionName(text)?.description == text) }

  @Test(arguments: ["", "-a", "../a", "/a", ".a", "a b", "a\n", "a\u{0}", "é", String(repeating: "a", count: 129)])
  func `no names`(_ text: String) { #expect(SessionName(text) == nil) }

  @Test func `the id depends on the name, the app and the secret`() throws {
    let name = try #require(SessionName("work"))
    let secrets = [1, 2].map { [UInt8](repeating: $0, count: 32) }
    let ids = [
      name.id(app: "A", secret: secrets[0]), name.id(app: "B", secret: secrets[0]),
      name.id(app: "A", secret: secrets[1]),
      try #require(SessionName("works")).id(app: "A", secret: secrets[0]),
    ]
    #expect(Set(ids).count == 4)
    #expect(ids[0] == name.id(app: "A", secret: secrets[0]))
    #expect(ids.allSatisfy { $0.count == 22 && !$0.contains("work") })
  }
}
