package import Foundation
package import IppoWindow

/// The data that rebuilds a session in another process: its window and the state of the connection to its client.
///
///     version (1 byte), length of the head (4, the most significant first), head (JSON), archive of the window
package struct SessionRecord: Equatable, Sendable {
  package static let version: UInt8 = 1

  /// The last event whose effects are in the window.
  package var handled: Int
  /// The revision that the client has received at least.
  package var revision: Int
  package var keys: SessionKeys
  /// The id of the visitor.
  package var visitor: String
  /// The user who has signed in.
  package var user: String?
  /// How often all sessions of that person had been ended when this one began.
  package var signOuts: Int?
  package var client: ClientEnvironment?
  /// The user's place in the window, as far as a terminal knows it and the app does not: JSON of a `TerminalPlace`.
  package var place: Data?
  /// The link by which a browser may go on with the session.
  package var link: SessionLink?
  /// The trial in progress, for the first event after a takeover.
  package var trial: EventTrial?
  package var window: [UInt8]

  private struct Head: Codable {
    var handled: Int
    var revision: Int
    var keys: SessionKeys
    var visitor: String
    var user: String?
    var signOuts: Int?
    var client: Client?
    var place: Data?
    var link: SessionLink?
    var trial: EventTrial?
  }

  private struct Client: Codable {
    var dark: Bool
    var still: Bool
    var width: Double
    var height: Double
    var language: String?
    var zone: String?
  }

  package var encoded: [UInt8] {
    let client = client.map {
      Client(
        dark: $0.isDark, still: $0.reducesMotion, width: $0.width, height: $0.height, language: $0.language,
        zone: $0.timeZone)
    }
    let head = Head(
      handled: handled, revision: revision, keys: keys, visitor: visitor, user: user, signOuts: signOuts,
      client: client, place: place, link: link, trial: trial)
    // Finite numbers and texts: there is nothing in it that JSON cannot say.
    let json = try! JSONEncoder().encode(head)
    return [Self.version] + (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (24 - 8 * $0)) } + json + window
  }

  package init(
    handled: Int, revision: Int, keys: SessionKeys, visitor: String, user: String? = nil, signOuts: Int? = nil,
    client: ClientEnvironment?, place: Data? = nil, link: SessionLink? = nil, trial: EventTrial? = nil,
    window: [UInt8]
  ) {
    self.handled = handled
    self.revision = revision
    self.keys = keys
    self.visitor = visitor
    self.user = user
    self.signOuts = signOuts
    self.client = client
    self.place = place
    self.link = link
    self.trial = trial
    self.window = window
  }

  package init(_ bytes: [UInt8]) throws(SessionRecordError) {
    guard let version = bytes.first, bytes.count >= 5 else { throw .damaged }
    guard version == Self.version else { throw .unknownVersion(version) }
    let length = bytes[1..<5].reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count - 5 >= length, let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[5..<5 + length]))
    else { throw .damaged }
    handled = head.handled
    revision = head.revision
    keys = head.keys
    visitor = head.visitor
    user = head.user
    signOuts = head.signOuts
    client = head.client.map {
      ClientEnvironment(
        isDark: $0.dark, width: $0.width, height: $0.height, reducesMotion: $0.still, language: $0.language,
        timeZone: $0.zone)
    }
    place = head.place
    link = head.link
    trial = head.trial
    window = Array(bytes[(5 + length)...])
  }
}

/// Why the record of a session cannot be read.
package enum SessionRecordError: Error, Equatable, CustomStringConvertible {
  case unknownVersion(UInt8)
  case damaged

  package var description: String {
    switch self {
    case .unknownVersion(let version):
      "The record of the session is of version \(version); this program reads version \(SessionRecord.version)."
    case .damaged: "The record of the session is damaged."
    }
  }
}
