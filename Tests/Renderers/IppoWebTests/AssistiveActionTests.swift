import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@MainActor
@Suite struct AssistiveActionTests {
  @Test func `further actions of a view are buttons beside it, which say nothing of the view itself`() throws {
    var log: [String] = []
    let host = ViewHost {
      List {
        Text("Letter")
          .accessibilityAction(named: "Archive") { log.append("archive") }
          .accessibilityActions {
            Button("Reply") { log.append("reply") }
          }
      }
      Text("Volume").accessibilityAdjustableAction { log.append("\($0)") }
    }
    try host.tap("Archive")
    try host.tap("Reply")
    try host.tap("Increment")
    try host.tap("Decrement")
    #expect(log == ["archive", "reply", "increment", "decrement"])
    #expect(host.contains(.listitem, "Letter"))
    #expect(host.html.contains("look-assistive"))
  }

  @Test func `masks and gradients are CSS`() {
    let host = ViewHost {
      Text("A").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Text("B").mask { Image("a\"b) ;c") }
      EllipticalGradient(colors: [.red, .blue])
      MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 1]], colors: [.red, .blue])
    }
    #expect(host.css.contains("mask-image:linear-gradient("))
    #expect(host.css.contains(#"mask-image:url("assets/a%22b%29%20%3Bc")"#))
    #expect(host.css.contains("radial-gradient(50% 50% at 50% 50%,"))
    #expect(host.css.contains("radial-gradient(70% 70% at 100% 100%,"))
  }
}
