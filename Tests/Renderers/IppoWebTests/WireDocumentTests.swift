import Foundation
import IppoRender
import Testing

@testable import IppoTesting
@testable import IppoWeb

/// `docs/wire-protocol.md` is what a client is written from.
@Suite struct WireDocumentTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let document: String

  init() throws {
    document = try String(contentsOf: Self.root.appendingPathComponent("docs/wire-protocol.md"), encoding: .utf8)
  }

  /// The rows of the table below a line.
  private func rows(below line: String) throws -> [Substring] {
    let start = try #require(document.range(of: line), "The document has no line “\(line)”.").upperBound
    return document[start...].split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
      .dropFirst(2).map { $0 }
  }

  private func names(in cell: Substring) -> [String] {
    cell.matches(of: /`([a-zA-Z-]+)`/).map { String($0.1) }
  }

  @Test func `it has every event that is read, and no other`() throws {
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/Renderers/IppoWeb/Wire/RenderEvent+JSON.swift"),
      encoding: .utf8)
    let read = source.matches(of: /case "([a-zA-Z]+)"/).map { String($0.1) }
    #expect(read.count > 20)
    let written = try rows(below: "Events and their arguments:").flatMap { row in
      names(in: row.split(separator: "|", omittingEmptySubsequences: false)[1])
    }
    #expect(written.sorted() == read.sorted())
  }

  @Test func `it has every message of a client, every close code and every error`() throws {
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/Renderers/IppoWeb/Wire/ClientMessage+JSON.swift"),
      encoding: .utf8)
    let read = Set(source.matches(of: /case "([a-z]+)"/).map { String($0.1) })
    let written = try rows(below: "### 3.1 From the client").compactMap { $0.firstMatch(of: /`\["([a-z]+)"/)?.1 }
    #expect(Set(written.map(String.init)) == read)
    let codes = try rows(below: "| 2000 sessions without sockets").flatMap { row in
      row.split(separator: "|")[0].matches(of: /\d{4}/).compactMap { UInt16($0.0) }
    }
    #expect(codes.sorted() == CloseCode.allCases.map(\.rawValue).sorted())
    let errors = try #require(document.firstMatch(of: /Error codes: ([^.]+)\./)?.1)
    #expect(names(in: errors) == WireErrorCode.allCases.map(\.rawValue))
  }

  @Test func `it has every address that is served`() throws {
    let requests = try rows(below: "## 1. Requests").joined(separator: "\n")
    let routes =
      WebAsset.all.map(\.route) + [
        OfflinePage.path, PageIcon.path, AppPicture.path, PageManifest.path, SiteMap.path, FontResponder.stylePath,
        WebResponder.socketPath,
        VisitorAnswers.route, "/_ippo/files/", "/_ippo/elements/", "/_ippo/continue/", "/_ippo/health", "/_ippo/ready",
      ]
    for route in routes { #expect(requests.contains(route), "\(route) is not in the document") }
  }

  @Test func `its limits are the defaults`() throws {
    let limits = WebLimits()
    let rows = try rows(below: "## 5. Limits and close codes").joined(separator: "\n")
    func seconds(_ duration: Duration) -> Int64 { duration.components.seconds }
    let sentences = [
      "message of \(limits.messageBytes >> 10) KiB, in \(FrameGuard.pieces) pieces at most |",
      "\(limits.eventBurst) messages and \(limits.byteBurst >> 20) MiB at once, \(limits.eventsPerSecond) and "
        + "\(limits.bytesPerSecond >> 20) MiB a second | read later; 1008 after \(seconds(limits.floodTimeout)) s",
      "\(limits.waitingMessages) messages and \(limits.waitingBytes >> 10) KiB that wait to be handled |",
      "\(limits.outgoingBytes >> 20) MiB waiting for a client that does not read |",
      "`hello` within \(seconds(limits.greetingTimeout)) s, then a message every \(seconds(limits.heartbeatTimeout)) s |",
      "\(seconds(limits.sessionLifetime) / 3600) h for a session",
      "\(limits.replayBytes >> 10) KiB of frames kept for a client that comes back |",
      "\(limits.sessions / 1000) 000 sessions; \(limits.sessionsPerAddress) of one address |",
      "\(limits.pageBurst) pages at once, \(limits.pagesPerSecond) a second of one address; as many announcements of files besides |",
      "\(limits.socketsPerAddress) sockets of one address |",
      "\(limits.connectionsPerAddress) connections of one address",
      "files: \(limits.uploadBytes >> 20) MiB each, \(limits.uploadFiles) in one choice; "
        + "\(limits.uploadBytesPerVisitor >> 20) MiB of one visitor, \(limits.uploadBytesPerAddress >> 30) GiB of one address, "
        + "\(limits.uploadBytesInAll >> 30) GiB of all, \(UploadBudget.bytesPerFile >> 10) KiB for each file besides |",
      "\(seconds(limits.pageWait)) s that a page would wait for others |",
      "\(seconds(limits.restWithoutSocket)) s without a socket, \(seconds(limits.restWithSocket)) s without an event |",
      "\(limits.idleSessions) sessions without sockets, of \(limits.idleBytes >> 20) MiB in all |",
    ]
    for sentence in sentences { #expect(rows.contains(sentence), "“\(sentence)” is not among the limits") }
    #expect(document.contains("no socket comes back within \(seconds(limits.resumptionTimeout)) s"))
    #expect(document.contains("A piece may take \(seconds(limits.uploadTimeout)) s"))
  }

  @Test func `its exchange is read by the server and by a client`() throws {
    let start = try #require(document.range(of: "### 3.4 An exchange")).upperBound
    let lines = document[start...].split(separator: "\n").drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }
    #expect(lines.count == 19)
    var page = WirePage()
    var revision = 0
    for line in lines {
      let text = String(line.dropFirst(2))
      if line.hasPrefix("> ") {
        let message = try revision == 0 ? ClientMessage(hello: text) : ClientMessage(json: text)
        #expect(message.json == text)
        continue
      }
      let fields = try #require(JSONValue(text).array)
      switch fields[0].string {
      case "mount":
        revision = try #require(fields[2].integer)
        try page.mount(fields[4])
      case "error":
        let error = RenderEventError.unknownNode(RenderNodeID(9))
        #expect(text == ServerMessage.error(acknowledged: 4, code: .init(error), error.description).json)
      case "pong": #expect(text == ServerMessage.pong.json)
      default:
        if fields.count > 2 { revision += 1 }
        #expect(fields[0].integer == revision)
        for patch in fields.dropFirst(2) { try page.apply(try #require(patch.array)) }
        if revision == 4 { #expect(page["6i"]?.attributes["value"] == "AB") }
        if revision == 5 { #expect(page["6i"]?.attributes["value"] == "CAB") }
      }
    }
    #expect(revision == 6)
    #expect(page.text == "2Add")
    #expect(page["5"]?.styles == ["--lines": "2"])
    #expect(page["6"] == nil)
  }

  @Test func `the bytes of its exchange are those of the server`() {
    let field = NodeAddress(RenderNodeID(6), part: "i")
    let frames = [
      PageFrame(revision: 2, patches: [.text(NodeAddress(RenderNodeID(5)), "1")]).json(acknowledged: 1),
      PageFrame(revision: 3, patches: [.edit(field, TextEdit(at: 0, removing: 1, inserting: "A"), revision: 1)])
        .json(acknowledged: 2),
      PageFrame(revision: 4, patches: [.edit(field, TextEdit(at: 1, removing: 1, inserting: "B"), revision: 2)])
        .json(acknowledged: 3),
      PageFrame(revision: 6, patches: []).json(acknowledged: 6),
    ]
    for frame in frames { #expect(document.contains("\n< \(frame)\n"), "\(frame) is not in the exchange") }
    let kept = Acknowledgement(handled: 6, kept: 5)
    let moved = PageFrame(revision: 6, patches: [.remove(NodeAddress(RenderNodeID(6)))]).json(acknowledged: kept)
    #expect(moved == #"[6,[6,5],["r",6]]"#)
    #expect(document.contains("\n< [6,[6,5],[") && document.contains(#",["r",6],"#))
  }

  @Test func `the file of moved edits is where it says`() {
    let path = "Tests/Browser/Client/text-edits.json"
    #expect(document.contains("`\(path)` has 400 pairs"))
    #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path))
  }
}
