import Foundation
import IppoRecorder
import IppoRender

/// The content of a recording in words, for a person who decides whether to replay it.
struct RecordingSummary: Equatable, Sendable {
  /// A fact with its name.
  struct Fact: Equatable, Identifiable, Sendable {
    let id: String
    let text: String
  }

  /// The facts, in the order in which they are shown.
  let facts: [Fact]
  /// The clients whose calls are recorded, with the numbers of calls.
  let clients: [Fact]
  /// A sentence about a recording of another program; `nil` for one of this program.
  let warning: String?

  /// - Parameter program: The name of the program that would replay the recording.
  init(_ recording: Recording, program: String) {
    let header = recording.header
    let name = header.program.isEmpty ? "unknown" : header.program
    facts = [
      Fact(id: "App", text: name),
      Fact(id: "Recorded", text: Self.text(ofDate: header.date)),
      Fact(id: "Events", text: "\(header.steps)"),
      Fact(id: "Actions", text: "\(header.actions)"),
      Fact(id: "Sealed", text: header.isSealed ? "Yes, with the secret of this app" : "No"),
    ]
    var counts: [String: Int] = [:]
    for case .call(let call) in recording.body.entries { counts[call.client, default: 0] += 1 }
    clients = counts.sorted { $0.key < $1.key }.map {
      Fact(id: $0.key, text: $0.value == 1 ? "1 call" : "\($0.value) calls")
    }
    warning =
      header.program == program ? nil : "The recording is of the app “\(name)”, and this app is “\(program)”."
  }

  /// The time in UTC. A file can have any number.
  private static func text(ofDate seconds: Double) -> String {
    guard (0..<253_402_300_800).contains(seconds) else { return "unknown" }
    return Date(timeIntervalSince1970: seconds.rounded(.down)).formatted(.iso8601)
  }
}
