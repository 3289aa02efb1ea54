import Foundation
import IppoRender
import Testing

@testable import IppoWeb

/// Of two events in a row at one node, the server handles the second alone where nothing is lost by it, and the client
/// sends the second alone where the first was never sent. Both rules and the document are stated here once.
@Suite struct SupersedingEventsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The events that both drop, as the client writes them, by what the document calls them.
  private static let ofBoth = [
    "setValue": #""setValue",1"#, "scroll": #""scroll",1,2,0"#, "place": #""place",1,2,3,4"#,
    "resize": #""resize",1,2"#,
    "drag": #""drag","changed",1,2,3,4"#, "pinch": #""pinch","changed",1,0,0,0"#, "hover": #""hover",1,2"#,
  ]
  /// Values that the client drops before it has sent them. The server handles each: the app acts on each of them.
  private static let ofClientAlone = [
    #""setOn",true"#, #""setText","a""#, #""select",1"#, #""hover""#,
    #""measure",100,null,["ideal"],[1,2]"#,
  ]
  /// The event by which a window shows another address: browsers load a page instead, so that a client has no rule for it.
  private static let ofServerAlone = [#""show","/a""#]
  private static let ofNeither = [
    #""activate""#, #""edit",0,0,0,0"#, #""editing",true"#, #""step",1"#, #""delete""#, #""move",1"#, #""dismiss""#,
    #""submit""#, #""refresh""#, #""focus",true"#, #""press",true"#, #""tap",1,0,0"#, #""longPress""#,
    #""drag","ended",1,2,3,4"#, #""pinch","ended",1,0,0,0"#, #""custom","name","detail""#, #""dropTarget",true"#,
    #""drop",0,"a",0,0"#, #""key","a","down","""#, #""paste","a""#, #""copy""#, #""cut""#, #""focusWithin",true"#,
    #""reach",0,1"#, #""release",1"#, #""device",1,"ended""#,
  ]

  private static func event(_ json: String) throws -> RenderEvent? {
    guard case .event(_, _, let event)? = try? ClientMessage(json: "[1,2,\(json)]") else { return nil }
    return event
  }

  @Test func `the server drops what nothing is lost by`() throws {
    for json in Self.ofBoth.values.sorted() + Self.ofServerAlone {
      let event = try #require(try Self.event(json), "\(json) is not read")
      #expect(event.supersedes(event), "\(json)")
    }
    for json in Self.ofClientAlone + Self.ofNeither {
      // Texts and measurements have forms of their own, and are never dropped whatever is in them.
      guard let event = try Self.event(json) else {
        #expect(json.hasPrefix("\"edit\"") || json.hasPrefix("\"measure\""), "\(json) is not read")
        continue
      }
      #expect(!event.supersedes(event), "\(json)")
    }
  }

  @Test func `a pointer that comes or goes is told`() {
    let over = RenderEvent.hover(RenderPaint.UnitPoint(x: 0, y: 0))
    #expect(!over.supersedes(.hover(nil)))
    #expect(!RenderEvent.hover(nil).supersedes(over))
  }

  @Test func `the client drops values that it has not sent`() throws {
    let ledger = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/Renderers/IppoWeb/Client/core/ledger.js"), encoding: .utf8)
    let rule = try #require(ledger.firstMatch(of: #/&& \/(\^\([^\/]+\))\/\.test\(last\[2\] \+ last\[3\]\)/#)?.1)
    let pattern = try Regex(String(rule))
    /// The name of the event and its first argument, as JavaScript appends them.
    func subject(_ json: String) -> String {
      let parts = json.split(separator: ",", maxSplits: 2).map { $0.trimmingCharacters(in: ["\""]) }
      return parts[0] + (parts.count > 1 ? parts[1] : "undefined")
    }
    for json in Self.ofBoth.values.sorted() + Self.ofClientAlone {
      #expect(subject(json).prefixMatch(of: pattern) != nil, "\(json)")
    }
    for json in Self.ofNeither + Self.ofServerAlone {
      #expect(subject(json).prefixMatch(of: pattern) == nil, "\(json)")
    }
  }

  @Test func `the document names the events that the server drops`() throws {
    let document = try String(
      contentsOf: Self.root.appendingPathComponent("docs/wire-protocol.md"), encoding: .utf8)
    let sentence = try #require(document.firstMatch(of: #/These values are ([^;]+);/#)?.1)
    #expect(Set(sentence.matches(of: /`([a-zA-Z]+)`/).map { String($0.1) }) == Set(Self.ofBoth.keys))
  }

  @Test func `every event is in one of the lists`() throws {
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/Renderers/IppoWeb/Wire/RenderEvent+JSON.swift"),
      encoding: .utf8)
    let read = Set(source.matches(of: /case "([a-zA-Z]+)"/).map { String($0.1) })
    let all = Array(Self.ofBoth.values) + Self.ofClientAlone + Self.ofServerAlone + Self.ofNeither
    let listed = all.compactMap { $0.firstMatch(of: /^"([a-zA-Z]+)"/).map { String($0.1) } }
    #expect(Set(listed) == read)
  }
}
