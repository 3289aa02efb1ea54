import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Environment values that follow the client")
struct ClientValueTests {
  /// One text for each property of the client: its name, and the environment value that follows it.
  private struct Values: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone
    @Environment(\.clientSharesFiles) private var sharesFiles
    @Environment(\.clientReportsPictures) private var reportsPictures

    var body: some View {
      Text(verbatim: "isDark: \(scheme == .dark)")
      Text(verbatim: "width: \(horizontal == .regular)")
      Text(verbatim: "height: \(vertical == .regular)")
      Text(verbatim: "reducesMotion: \(reducesMotion)")
      Text(verbatim: "language: \(locale.identifier)")
      Text(verbatim: "timeZone: \(zone.identifier)")
      Text(verbatim: "sharesFiles: \(sharesFiles)")
      Text(verbatim: "reportsPictures: \(reportsPictures)")
    }
  }

  private static let client = ClientEnvironment(width: 390, height: 844, language: "en", timeZone: "Europe/Vienna")

  /// A change of each property, and the text that shows the environment value after the change.
  private static let changes: [String: (change: (inout ClientEnvironment) -> Void, text: String)] = [
    "isDark": ({ $0.isDark = true }, "isDark: true"),
    "width": ({ $0.width = 900 }, "width: true"),
    "height": ({ $0.height = 300 }, "height: false"),
    "reducesMotion": ({ $0.reducesMotion = true }, "reducesMotion: true"),
    "language": ({ $0.language = "de" }, "language: de"),
    "timeZone": ({ $0.timeZone = "Asia/Tokyo" }, "timeZone: Asia/Tokyo"),
    "sharesFiles": ({ $0.sharesFiles = true }, "sharesFiles: true"),
    "reportsPictures": ({ $0.reportsPictures = true }, "reportsPictures: true"),
  ]

  @Test("Each property of the client has a value, which follows at the start, on a change and back")
  func allProperties() throws {
    for property in Mirror(reflecting: ClientEnvironment()).children.compactMap(\.label) {
      let (change, text) = try #require(
        Self.changes[property],
        "\(property) of the client reaches no environment value: let ViewGraph.follow set one, and add it to this test."
      )
      var changed = Self.client
      change(&changed)

      let screen = Screen { Values() }
      screen.graph.adapt(to: Self.client)
      let before = screen.texts
      #expect(!before.contains(text))
      screen.graph.adapt(to: changed)
      #expect(screen.texts.contains(text))
      #expect(zip(before, screen.texts).count { $0 != $1 } == 1, "\(property) changes one value")
      screen.graph.adapt(to: Self.client)
      #expect(screen.texts == before)

      let opening = WindowOpening(client: changed, address: nil)
      let opened = WindowOpening.$ofNewWindow.withValue(opening) { Screen { Values() } }
      #expect(opened.texts.contains(text), "\(property) is there in the first frame")
      #expect(opened.recorded.count == 1)
    }
  }

  private struct Motion: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityPrefersCrossFadeTransitions) private var prefersFades

    var body: some View { Text(verbatim: "\(reducesMotion) \(prefersFades)") }
  }

  @Test("A view overrides the preference for less motion for the views within it")
  func overriding() {
    let screen = Screen {
      Motion()
      Motion().environment(\.accessibilityReduceMotion, true)
      Motion().transformEnvironment(\.accessibilityReduceMotion) { $0.toggle() }
    }
    #expect(screen.texts == ["false false", "true true", "true true"])
    screen.graph.adapt(to: ClientEnvironment(reducesMotion: true))
    #expect(screen.texts == ["true true", "true true", "false false"])
    screen.graph.adapt(to: ClientEnvironment(reducesMotion: false))
    #expect(screen.texts == ["false false", "true true", "true true"])
  }

  @Test("A view that does not read the preference is not evaluated when it changes")
  func readers() {
    let screen = Screen { Text(verbatim: "still") }
    screen.graph.adapt(to: ClientEnvironment(width: 390, height: 844))
    let bodies = screen.bodies
    screen.graph.adapt(to: ClientEnvironment(width: 390, height: 844, reducesMotion: true))
    #expect(screen.bodies == bodies)
  }

  @Test("A window that is made of an archive has the preference of its client from the start")
  func archive() {
    let screen = Screen { Motion() }
    screen.graph.adapt(to: ClientEnvironment(width: 390, height: 844, reducesMotion: true))
    let copy = Screen(restoring: screen.graph.archive()) { Motion() }
    #expect(copy.texts == ["true true"])
  }
}
