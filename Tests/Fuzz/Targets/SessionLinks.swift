import Foundation
import IppoRender
import IppoSessions
import IppoWeb

extension FuzzTarget {
  /// What names a session and comes from outside: links, tokens, and the names that people give.
  static let sessionLinks: FuzzTarget = {
    let issued = IssuedNames()
    return FuzzTarget(
      name: "session-links", seeds: issued.all.map { Array($0.utf8) },
      tokens: (issued.all.flatMap { $0.split(separator: ".").map(String.init) } + [
        ".", "..", "-", "_", "=", "==", "A", "%2E", "\u{0}", "é", "１",
      ] + Mutator.limits).map { Array($0.utf8) }
    ) { input in
      try issued.check(String(decoding: input, as: UTF8.self))
    }
  }()

  /// What a store has of sessions: records, and the sealed archives they are in.
  static let sessionRecords: FuzzTarget = {
    let seal = ArchiveSeal(secret: IssuedNames.secret)
    let records = IssuedNames.records.map(\.encoded)
    // Nobody can fail at that: these are a few bytes.
    let sealed = records.map { try! seal.seal($0, of: "id") }
    return FuzzTarget(
      name: "session-records", seeds: records + sealed,
      tokens: [
        [1], [0, 0, 0, 0], [0, 0, 0, 1], [255, 255, 255, 255], Array("\"keys\":".utf8), Array("\"handled\":".utf8),
        Array("null".utf8), Array("1e999".utf8), Array("{}".utf8),
      ]
    ) { input in
      if let record = try? SessionRecord(input) {
        try check(try SessionRecord(record.encoded) == record, "a record is not read as it is written")
      }
      if let opened = try? seal.open(input, of: "id") {
        try check(records.contains(opened), "an archive was opened that nobody has sealed")
      }
      try check((try? seal.open(input, of: "other")) == nil, "an archive was opened for another session")
    }
  }()
}

/// Names of sessions that were given away, and their secret.
private struct IssuedNames: Sendable {
  static let secret = [UInt8](repeating: 7, count: 32)
  private static let now = Date(timeIntervalSince1970: 1_000_000)

  /// The same in every run.
  private static func link(_ nonce: String) -> SessionLink {
    var link = SessionLink(now: now)
    link.nonce = nonce
    return link
  }

  /// With as little and as much in them as there can be.
  static var records: [SessionRecord] {
    var keys = SessionKeys("a")
    keys.offer("b")
    keys.prepare("c")
    return [
      SessionRecord(handled: 0, revision: 0, keys: SessionKeys(""), visitor: "", client: nil, window: []),
      SessionRecord(
        handled: 7, revision: 12, keys: keys, visitor: "v", user: "u", client: .init(isDark: true, width: 320.5),
        place: Data("{}".utf8), link: link("n"), window: [UInt8](repeating: 3, count: 3000)),
    ]
  }

  private let signer = SessionLinkSigner(secret: secret)
  private let tokens = SessionTokenSigner(secret: secret)
  private let links: [String: (id: String, nonce: String)]
  private let issued: [SessionToken]

  init() {
    var links: [String: (id: String, nonce: String)] = [:]
    for id in ["id", "", "a-long_id", String(repeating: "x", count: 22)] {
      let link = Self.link("nonce\(id.count)")
      links[signer.text(link, of: id)] = (id, link.nonce)
    }
    self.links = links
    issued = ["id", "a-long_id", ""].map { [tokens] in tokens.issue(for: $0, key: "key") }
  }

  var all: [String] {
    links.keys.sorted() + issued.map(\.text) + ["work", "ann@host", "SHA256:ab+/cd=", "../a", "a b"]
  }

  func check(_ text: String) throws(FuzzFailure) {
    if let (id, nonce) = signer.link(text, at: Self.now) {
      try Fuzz.check(
        links.values.contains { $0 == (id, nonce) }, "a link was read that nobody has written: \(id) \(nonce)")
      try Fuzz.check(signer.link(text, at: Self.now.addingTimeInterval(300)) == nil, "a link lasts longer than it may")
    }
    if let token = tokens.token(text) {
      try Fuzz.check(
        issued.contains { $0.id == token.id && $0.key == token.key }, "a token was read that nobody has issued")
    }
    if let name = SessionName(text) {
      try Fuzz.check(name.description == text && text.utf8.count <= SessionName.longest, "a name was changed")
      try Fuzz.check(name.id(app: "App", secret: Self.secret).utf8.count == 22, "the id of a name has another length")
    }
  }
}
