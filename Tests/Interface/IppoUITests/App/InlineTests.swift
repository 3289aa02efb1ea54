import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
@Suite struct InlineTests {
  struct Tool: App {
    var body: some Scene {
      Inline("Tool", picture: .erased, readsStandardInput: true) { Steps() }
    }
  }

  struct Steps: View {
    @Environment(\.exit) private var exit
    @Environment(\.printAbove) private var printAbove
    @State private var count = 0

    var body: some View {
      Column {
        Leaf("step \(count)")
        Tap("log") {
          count += 1
          printAbove("did \(count)\nwell")
        }
        Tap("end") { exit(status: 3, printing: "result") }
      }
    }
  }

  private func nodes(_ window: ViewGraph, in id: RenderNodeID? = nil) -> [RenderNode] {
    window.tree.subtree(of: id ?? window.tree.root!).compactMap { window.tree[$0] }
  }

  private func texts(_ window: ViewGraph, in id: RenderNodeID? = nil) -> [String] {
    nodes(window, in: id).compactMap { if case .text(let text) = $0.element { text.string } else { nil } }
  }

  private func button(_ window: ViewGraph, _ title: String) throws -> RenderNodeID {
    let found = nodes(window).first { node in
      if case .button = node.element { texts(window, in: node.id) == [title] } else { false }
    }
    return try #require(found).id
  }

  @Test func `its window has the options of the scene`() {
    let host = AppHost(Tool(), frameSource: ManualFrameSource())
    defer { host.close() }
    #expect(host.windows.map(\.isMain) == [true])
    #expect(host.windows.first?.title == "Tool")
    #expect(host.windows.first?.inline == InlineProgram.Options(leavesPicture: false, readsStandardInput: true))
  }

  @Test func `a program that has a terminal gets lines and the end`() throws {
    let source = ManualFrameSource()
    let host = AppHost(Tool(), frameSource: source)
    defer { host.close() }
    let program = InlineProgram()
    var lines: [String] = []
    var endings: [InlineProgram.Ending] = []
    program.onPrint = { lines.append($0.string) }
    program.onEnd = { endings.append($0) }
    let window = try #require(host.openWindow(environment: { $0.inlineProgram = program }, frameSource: source))
    defer { window.close() }
    source.runFrames()
    try window.send(.activate, to: button(window, "log"))
    try window.send(.activate, to: button(window, "end"))
    try window.send(.activate, to: button(window, "end"))
    try window.send(.activate, to: button(window, "log"))
    #expect(lines == ["did 1\nwell"])
    #expect(endings == [InlineProgram.Ending(status: 3, text: "result")])
    #expect(program.ending == endings.first)
  }

  @Test func `elsewhere it is a window with its lines, and is disabled after the end`() throws {
    let source = ManualFrameSource()
    let host = AppHost(Tool(), frameSource: source)
    defer { host.close() }
    let window = try #require(host.openWindow(frameSource: source))
    defer { window.close() }
    source.runFrames()
    try window.send(.activate, to: button(window, "log"))
    #expect(shown(window) == ["did 1", "well", "step 1"])
    let end = try button(window, "end")
    try window.send(.activate, to: end)
    #expect(shown(window) == ["did 1", "well", "step 1", "result"])
    #expect(throws: RenderEventError.self) { try window.send(.activate, to: end) }
  }

  /// The texts that are shown, other than titles of buttons.
  private func shown(_ window: ViewGraph) -> [String] {
    texts(window).filter { !["log", "end"].contains($0) }
  }

  @Test func `outside of an inline program the actions report an issue`() {
    let values = EnvironmentValues()
    withKnownIssue {
      values.exit(.failure)
    } matching: { issue in
      "\(issue)".contains("A program was to end with status 1")
    }
    withKnownIssue {
      values.printAbove("line")
    } matching: { issue in
      "\(issue)".contains("there is none: “line”")
    }
  }
}
