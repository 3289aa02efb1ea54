import Foundation
import IppoUI

extension ClientMessage {
  /// Reads one text frame.
  /// - Throws: ``MalformedMessage`` with a reason that names no content of the frame.
  package init(json text: String) throws(MalformedMessage) {
    do {
      self = try JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8))
    } catch let error as MalformedMessage {
      throw error
    } catch {
      throw MalformedMessage("not a message of the protocol")
    }
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
    if let sequence = try? fields.decode(Int.self) {
      guard sequence > 0 else { throw MalformedMessage("a sequence number below 1") }
      let node = RenderNodeID(try fields.decode(Int.self))
      self = .event(sequence: sequence, node: node, try RenderEvent(from: &fields))
    } else {
      switch try fields.decode(String.self) {
      case "hello":
        let version = try fields.decode(Int.self)
        let token = try fields.decodeNil() ? nil : fields.decode(String.self)
        self = .hello(version: version, token: token, revision: try fields.decode(Int.self))
      case "ack": self = .acknowledge(revision: try fields.decode(Int.self))
      case "env": self = .environment(try fields.decode(ClientEnvironment.self))
      case "ping": self = .ping
      default: throw MalformedMessage("an unknown message")
      }
    }
    guard fields.isAtEnd else { throw MalformedMessage("more fields than the message has") }
  }
}

extension ClientEnvironment: Decodable {
  private enum CodingKeys: String, CodingKey { case dark, width, height, still, language, zone }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isDark: try fields.decodeIfPresent(Bool.self, forKey: .dark) ?? false,
      width: try fields.decodeIfPresent(Double.self, forKey: .width) ?? 0,
      height: try fields.decodeIfPresent(Double.self, forKey: .height) ?? 0,
      reducesMotion: try fields.decodeIfPresent(Bool.self, forKey: .still) ?? false,
      language: try fields.decodeIfPresent(String.self, forKey: .language),
      timeZone: try fields.decodeIfPresent(String.self, forKey: .zone))
  }
}

extension ClientMessage {
  /// The text frame of the message.
  package var json: String {
    var writer = JSONWriter()
    switch self {
    case .hello(let version, let token, let revision):
      writer.array { json in
        json.string("hello")
        json.integer(version)
        if let token { json.string(token) } else { json.null() }
        json.integer(revision)
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
    case .ping: writer.array { $0.string("ping") }
    }
    return writer.text
  }
}
