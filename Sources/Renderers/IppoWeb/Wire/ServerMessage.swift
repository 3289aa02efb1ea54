package import IppoRender

/// The messages of the server: one JSON array per text frame. See `docs/wire-protocol.md`.
package enum ServerMessage {
  /// Answers a `hello` whose page is at a revision the server can go on from.
  case welcome(token: String, revision: Int, acknowledged: Acknowledgement)
  /// Answers a `hello` with the whole page instead.
  case mount(token: String, revision: Int, acknowledged: Acknowledgement, HTMLMarkup)
  /// The last event that was handled was not delivered.
  case error(acknowledged: Acknowledgement, code: WireErrorCode, String)
  case pong

  package var json: String {
    var writer = JSONWriter()
    writer.array { json in
      switch self {
      case .welcome(let token, let revision, let acknowledged):
        json.string("welcome")
        json.string(token)
        json.integer(revision)
        acknowledged.write(to: &json)
      case .mount(let token, let revision, let acknowledged, let markup):
        json.string("mount")
        json.string(token)
        json.integer(revision)
        acknowledged.write(to: &json)
        markup.write(to: &json)
      case .error(let acknowledged, let code, let message):
        json.string("error")
        acknowledged.write(to: &json)
        json.string(code.rawValue)
        json.string(message)
      case .pong: json.string("pong")
      }
    }
    return writer.text
  }
}

/// Why an event was not delivered, for programs.
package enum WireErrorCode: String, CaseIterable, Sendable {
  case unknownNode = "unknown-node"
  case notOnScreen = "not-on-screen"
  case disabled
  case behindModal = "behind-modal"
  case notAccepted = "not-accepted"

  package init(_ error: RenderEventError) {
    self =
      switch error {
      case .unknownNode: .unknownNode
      case .notOnScreen: .notOnScreen
      case .disabled: .disabled
      case .behindModal: .behindModal
      case .notAccepted: .notAccepted
      }
  }
}
