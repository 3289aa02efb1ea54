import Foundation
import IppoTesting
import IppoUI
import Testing
import UIKitIdioms

@MainActor
@Suite("Controllers that come and go")
struct ControllerTransitionTests {
  private final class Log {
    var lines: [String] = []

    /// The lines since the last call.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("a page knows whether it was pushed, popped, or uncovered")
  func pages() throws {
    let log = Log()
    let navigation = UINavigationController(rootViewController: LoggedController("a") { log.lines.append($0) })
    let host = ViewHost { Shown(navigation) }
    #expect(log.take() == ["a will move in", "a did move in", "a appears, pushed"])
    navigation.pushViewController(LoggedController("b") { log.lines.append($0) }, animated: true)
    host.graph.drain()
    let pushed = log.take()
    #expect(pushed.filter { $0.hasPrefix("b") } == ["b will move in", "b did move in", "b appears, pushed"])
    #expect(pushed.contains("a disappears"))
    try host.back()
    let popped = log.take()
    #expect(popped.filter { $0.hasPrefix("b") } == ["b will move out", "b did move out", "b disappears, popped"])
    #expect(popped.contains("a appears"))
  }

  @Test("a controller knows whether it is presented or dismissed")
  func presentation() throws {
    let log = Log()
    var made: LoggedController?
    func make() -> LoggedController {
      let root = LoggedController("a") { log.lines.append($0) }
      made = root
      return root
    }
    let host = ViewHost { Shown(make()) }
    let root = try #require(made)
    _ = log.take()
    let sheet = LoggedController("b") { log.lines.append($0) }
    root.present(sheet, animated: true)
    host.graph.drain()
    #expect(log.take().filter { $0.hasPrefix("b") } == ["b appears, presented"])
    #expect(!sheet.isBeingPresented)
    try host.dismiss()
    #expect(log.take().filter { $0.hasPrefix("b") } == ["b disappears, dismissed"])
    #expect(!sheet.isBeingDismissed)
  }

  @Test("the items of a page are in the bar below it once the navigation shows the bar")
  func toolbar() throws {
    let page = LoggedController("a") { _ in }
    var count = 0
    page.setToolbarItems(
      [UIBarButtonItem.flexibleSpace(), UIBarButtonItem(title: "Count", primaryAction: UIAction { _ in count += 1 })],
      animated: false)
    let navigation = UINavigationController(rootViewController: page)
    let host = ViewHost { Shown(navigation) }
    #expect(!host.contains(.button, "Count"))
    navigation.setToolbarHidden(false, animated: true)
    host.graph.drain()
    try host.tap("Count")
    #expect(count == 1)
    let screen = TerminalScreen(columns: 40, rows: 10) { Shown(navigation) }
    #expect(screen.text.contains("Count"))
    navigation.isToolbarHidden = true
    host.graph.drain()
    #expect(!host.contains(.button, "Count"))
  }

  @Test("a text on a layer is shown, and particles are kept")
  func layers() throws {
    let party = Party(name: "Ada")
    let host = ViewHost { ShownView(party) }
    #expect(host.contains("Ada"))
    #expect(host.contains(.button, "Stop"))
    #expect(party.emitter.emitterCells?.first?.birthRate == 40)
    #expect(TerminalScreen(columns: 40, rows: 10) { ShownView(party) }.text.contains("Ada"))
  }

  private struct ShownView: UIViewRepresentable {
    let view: UIView

    init(_ view: UIView) { self.view = view }

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
