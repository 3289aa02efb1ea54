import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@Suite struct ClientEnvironmentTests {
  private func environment(_ json: String) throws -> ClientEnvironment {
    guard case .environment(let environment) = try ClientMessage(json: "[\"env\",\(json)]") else {
      throw MalformedMessage("no environment")
    }
    return environment
  }

  @Test(arguments: [
    ("de", "de"), ("DE-at", "de_AT"), ("zh-hant-tw", "zh_Hant_TW"), ("sr-Latn-RS", "sr_Latn_RS"), ("iw-IL", "he_IL"),
    ("en-US-u-hc-h12", "en_US"), ("de-CH-1996", "de_CH"), ("es-419", "es_419"), ("en-x-private", "en"),
    // No data for the region, or for the script: the language.
    ("de-ZZ", "de"), ("de-Cyrl", "de"),
  ])
  func `a language tag chooses the closest locale there is`(_ tag: String, _ identifier: String) throws {
    #expect(LanguageTag(tag)?.locale?.identifier == identifier)
    #expect(try environment("{\"language\":\"\(tag)\"}").language == tag)
  }

  @Test(arguments: [
    "", "-", "d", "de-", "de--AT", "de_AT", "123", "de-u", "de-u-co-u-hc", "x-private", "i-klingon", "de-AT-AT",
    "abcdefghi", "dé", "de\u{0}", "de-x-abcdefghi", "de-u-" + String(repeating: "abcdefgh-", count: 4) + "a",
    String(repeating: "a", count: 200_000),
  ])
  func `what is no language tag is ignored`(_ tag: String) throws {
    #expect(LanguageTag(tag) == nil)
    #expect(try environment("{\"language\":\(try JSONText(tag))}").language == nil)
  }

  private func JSONText(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test func `a language there is no data for has no locale`() {
    #expect(LanguageTag("qaa-Qaaa-QM")?.locale == nil)
    #expect(LanguageTag("xx-YY")?.locale == nil)
  }

  @Test(arguments: [
    "UTC", "GMT", "Europe/Vienna", "Asia/Kolkata", "Asia/Calcutta", "Etc/UTC", "America/Argentina/Buenos_Aires",
    "US/Pacific", "Etc/GMT+5",
  ])
  func `zones of the database are known`(_ name: String) throws {
    #expect(ZoneName.zone(name) != nil)
    #expect(try environment("{\"zone\":\"\(name)\"}").timeZone == name)
  }

  @Test(arguments: [
    "", "Europe/Nowhere", "GMT+0123", "../../etc/passwd", "Europe/../Europe/Vienna", "/etc/localtime", "Europe/Vienna/",
    "GMT+01:23:45", String(repeating: "A", count: 200_000), "posixrules/x",
  ])
  func `other zones are ignored`(_ name: String) throws {
    #expect(try environment("{\"zone\":\"\(name)\"}").timeZone == nil)
  }

  @MainActor @Test func `clients cannot make the process keep locales`() {
    let graph = ViewGraph { LocaleView() }
    graph.drain()
    var seen: Set<String> = []
    for number in 0..<1000 {
      graph.adapt(to: ClientEnvironment(language: "de-x-v\(number)", timeZone: "Europe/Vienna"))
      seen.insert(graph.tree.text)
    }
    #expect(seen == ["de Europe/Vienna"])
    graph.adapt(to: ClientEnvironment(language: "not a tag", timeZone: "not a zone"))
    #expect(graph.tree.text == "de Europe/Vienna")
  }
}

private struct LocaleView: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var zone

  var body: some View { Text(verbatim: "\(locale.identifier) \(zone.identifier)") }
}

extension RenderTree {
  /// All text, in order.
  fileprivate var text: String {
    guard let root else { return "" }
    return subtree(of: root).map { id in
      if case .text(let text) = self[id]?.element { text.string } else { "" }
    }.joined()
  }
}
