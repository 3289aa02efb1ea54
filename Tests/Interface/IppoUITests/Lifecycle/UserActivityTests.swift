import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Activities of a person")
struct UserActivityTests {
  @Test("The page that was asked for is an activity of a browser")
  func browsing() throws {
    let pages = Box<[URL?]>([])
    let screen = Screen {
      Text("A")
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { pages.value.append($0.webpageURL) }
        .onContinueUserActivity("com.example.reading") { _ in pages.value.append(nil) }
    }
    let url = try #require(URL(string: "https://example.com/a"))
    screen.graph.open(url)
    screen.graph.open(try #require(URL(string: "example:b")))
    #expect(pages.value == [url])
  }

  struct Reader: View {
    let element: Model<Int?>
    let log: Box<[String]>

    var body: some View {
      Text("A").userActivity("com.example.reading", element: element.value) { element, activity in
        activity.title = "\(element)"
        log.value.append("\(activity.activityType) \(element)")
      }
    }
  }

  @Test("An activity is described when it begins, and for each of its elements")
  func described() {
    let element = Model<Int?>(1)
    let log = Box<[String]>([])
    let screen = Screen { Reader(element: element, log: log) }
    element.value = 2
    screen.graph.drain()
    element.value = nil
    screen.graph.drain()
    element.value = 2
    screen.graph.drain()
    #expect(log.value == [1, 2, 2].map { "com.example.reading \($0)" })
  }

  struct Editor: View {
    @Environment(\.undoManager) private var undoManager
    @State private var count = 0

    final class Target {}
    private let target: Target

    init(_ target: Target) { self.target = target }

    var body: some View {
      Tap("count \(count)") {
        undoManager?.registerUndo(withTarget: target) { [$count] _ in $count.wrappedValue -= 1 }
        count += 1
      }
      Tap("undo") { undoManager?.undo() }
    }
  }

  @Test("A window has one undo manager")
  func undo() throws {
    let target = Editor.Target()
    let screen = Screen { Editor(target) }
    let other = Screen { Editor(target) }
    try screen.tap("count 0")
    try other.tap("undo")
    #expect(screen.texts.contains("count 1"))
    try screen.tap("undo")
    #expect(screen.texts.contains("count 0"))
    #expect(EnvironmentValues().undoManager == nil)
  }
}
