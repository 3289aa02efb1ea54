import Foundation
public import IppoRender

extension ClientMessage {
  /// Reads one text frame.
  /// - Throws: ``MalformedMessage`` with a reason that names no content of the frame.
  package init(json text: String) throws(MalformedMessage) {
    self = try Self.decode(ClientMessage.self, text)
  }

  /// Reads the first text frame of a socket, which has to be a hello: the session of the socket is still unknown.
  /// - Throws: ``MalformedMessage`` for every other message.
  package init(hello text: String) throws(MalformedMessage) {
    guard text.utf8.count <= 16_384 else { throw MalformedMessage("a first message too long for a hello") }
    let hello = try Self.decode(Hello.self, text)
    self = .hello(version: hello.version, token: hello.token, revision: hello.revision, sent: hello.sent)
  }

  private static func decode<T: Decodable>(_ type: T.Type, _ text: String) throws(MalformedMessage) -> T {
    var bytes = Array(text.utf8)
    try JSONGrammar.check(bytes)
    JSONSurrogates.replaceLone(in: &bytes)
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as MalformedMessage {
      throw error
    } catch {
      throw MalformedMessage("not a message of the protocol")
    }
  }

  /// The fields after the name in a hello.
  private struct Hello: Decodable {
    var version: Int
    var token: String?
    var revision: Int
    var sent: Int

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      guard (try? fields.decode(String.self)) == "hello" else {
        throw MalformedMessage("a first message that is no hello")
      }
      try self.init(from: &fields)
      guard fields.isAtEnd else { throw MalformedMessage("more fields than the message has") }
    }

    init(from fields: inout any UnkeyedDecodingContainer) throws {
      version = try fields.decode(Int.self)
      token = try fields.decodeNil() ? nil : fields.decode(String.self)
      revision = try fields.integer("revision", from: 0)
      sent = try fields.isAtEnd ? 0 : fields.integer("number of an event", from: 0)
    }
  }
}

extension UnkeyedDecodingContainer {
  /// An integer that clients can count to: numbers of JavaScript are exact up to 2⁵³ - 1.
  mutating func integer(_ name: String, from least: Int) throws -> Int {
    let value = try decode(Int.self)
    guard (least...9_007_199_254_740_991).contains(value) else { throw MalformedMessage("a \(name) out of range") }
    return value
  }
}

/// A frame that cannot be read.
package struct MalformedMessage: Error, Equatable, Sendable {
  package var reason: String
  package init(_ reason: String) { self.reason = reason }
}

extension ClientMessage: Decodable {
  package init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    if (try? fields.decode(Int.self)) != nil {
      fields = try decoder.unkeyedContainer()
      let sequence = try fields.integer("sequence number", from: 1)
      let node = RenderNodeID(try fields.integer("node", from: 1))
      self = .event(sequence: sequence, node: node, try RenderEvent(from: &fields))
    } else {
      switch try fields.decode(String.self) {
      case "hello":
        let hello = try Hello(from: &fields)
        self = .hello(version: hello.version, token: hello.token, revision: hello.revision, sent: hello.sent)
      case "ack": self = .acknowledge(revision: try fields.integer("revision", from: 0))
      case "env": self = .environment(try fields.decode(ClientEnvironment.self))
      case "phase":
        guard let phase = RenderPhase(rawValue: try fields.decode(String.self)) else {
          throw MalformedMessage("an unknown phase")
        }
        self = .phase(phase)
      case "ping": self = .ping
      default: throw MalformedMessage("an unknown message")
      }
    }
    guard fields.isAtEnd else { throw MalformedMessage("more fields than the message has") }
  }
}

extension ClientEnvironment: Decodable {
  private enum CodingKeys: String, CodingKey { case dark, width, height, still, language, zone }

  /// Reads what a client says about itself. What it leaves out has its default, and a language or a time zone that this
  /// server does not know is left out.
  /// - Throws: what the decoder throws, and an error for a size of the window out of 0...100,000 points.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func length(_ key: CodingKeys) throws -> Double {
      let length = try fields.decodeIfPresent(Double.self, forKey: key) ?? 0
      guard (0...100_000).contains(length) else { throw MalformedMessage("a size of the window out of range") }
      return length
    }
    // A page is not given up for a language or a zone that this server does not know.
    self.init(
      isDark: try fields.decodeIfPresent(Bool.self, forKey: .dark) ?? false,
      width: try length(.width), height: try length(.height),
      reducesMotion: try fields.decodeIfPresent(Bool.self, forKey: .still) ?? false,
      language: try fields.decodeIfPresent(String.self, forKey: .language).flatMap {
        LanguageTag($0) == nil ? nil : $0
      },
      timeZone: try fields.decodeIfPresent(String.self, forKey: .zone).flatMap { ZoneName.zone($0) == nil ? nil : $0 })
  }
}

extension ClientMessage {
  /// The text frame of the message.
  package var json: String {
    var writer = JSONWriter()
    switch self {
    case .hello(let version, let token, let revision, let sent):
      writer.array { json in
        json.string("hello")
        json.integer(version)
        if let token { json.string(token) } else { json.null() }
        json.integer(revision)
        if sent > 0 { json.integer(sent) }
      }
    case .event(let sequence, let node, let event):
      writer.array { json in
        json.integer(sequence)
        json.integer(node.rawValue)
        event.write(to: &json)
      }
    case .acknowledge(let revision):
      writer.array { json in
        json.string("ack")
        json.integer(revision)
      }
    case .environment(let environment):
      writer.array { json in
        json.string("env")
        json.object { object in
          object.member("dark") { $0.boolean(environment.isDark) }
          object.member("width") { $0.number(environment.width) }
          object.member("height") { $0.number(environment.height) }
          object.member("still") { $0.boolean(environment.reducesMotion) }
          if let language = environment.language { object.member("language") { $0.string(language) } }
          if let zone = environment.timeZone { object.member("zone") { $0.string(zone) } }
        }
      }
    case .phase(let phase):
      writer.array { json in
        json.string("phase")
        json.string(phase.rawValue)
      }
    case .ping: writer.array { $0.string("ping") }
    }
    return writer.text
  }
}
