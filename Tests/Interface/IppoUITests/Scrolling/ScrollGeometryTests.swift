import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("The geometry of scroll views")
struct ScrollGeometryTests {
  @MainActor final class Log {
    var entries: [String] = []
  }

  private func tell(_ screen: Screen, _ index: Int, _ frame: CGRect) throws {
    let id = screen.nodes.filter(\.attributes.reportsPlace).map(\.id)[index]
    let place = RenderPlace(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    try screen.send(.place(place), to: id)
  }

  private let region = CGRect(x: 0, y: 100, width: 300, height: 400)
  private func content(scrolledBy y: CGFloat) -> CGRect { CGRect(x: 0, y: 100 - y, width: 300, height: 1000) }

  @Test("An action is told once the places of region and content are known, and when what it makes of them changes")
  func geometry() throws {
    let log = Log()
    let screen = Screen {
      ScrollView {
        Text("One")
        ScrollView(.horizontal) { Text("Two") }
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 50
      } action: {
        log.entries.append("\($0) \($1)")
      }
      .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) {
        log.entries.append("(\($1.minX), \($1.minY), \($1.width), \($1.height))")
      }
    }
    // Those of the inner scroll view are of no interest.
    #expect(screen.nodes.filter(\.attributes.reportsPlace).count == 2)
    try tell(screen, 0, region)
    #expect(log.entries.isEmpty)
    try tell(screen, 1, content(scrolledBy: 0))
    #expect(log.entries.sorted() == ["(0.0, 0.0, 300.0, 400.0)", "false false"])
    log.entries = []
    try tell(screen, 1, content(scrolledBy: 20))
    try tell(screen, 1, content(scrolledBy: 60))
    try tell(screen, 1, content(scrolledBy: 60))
    #expect(log.entries.filter { $0.contains("true") } == ["false true"])
    #expect(log.entries.filter { $0.hasPrefix("(") } == ["(0.0, 20.0, 300.0, 400.0)", "(0.0, 60.0, 300.0, 400.0)"])
  }

  @Test("Where nobody asks, nothing is told, and the content is in no stack")
  func unobserved() {
    let screen = Screen { ScrollView { Text("One") } }
    #expect(screen.nodes.allSatisfy { !$0.attributes.reportsPlace })
    let observed = Screen { ScrollView { Text("One") }.onScrollPhaseChange { _, _ in } }
    #expect(observed.nodes.count == screen.nodes.count + 1)
  }

  @Test("A phase begins with a move, and ends when a quarter of a second has passed without another")
  func phases() throws {
    let log = Log()
    let screen = Screen {
      ScrollView { Text("One") }
        .onScrollPhaseChange { old, new, context in
          log.entries.append("\(old) \(new) \(Int(context.geometry.contentOffset.y)) \(new.isScrolling)")
        }
    }
    try tell(screen, 0, region)
    try tell(screen, 1, content(scrolledBy: 0))
    #expect(log.entries.isEmpty)
    try tell(screen, 1, content(scrolledBy: 10))
    #expect(log.entries == ["idle interacting 10 true"])
    screen.frames.advance(by: 0.2)
    try tell(screen, 1, content(scrolledBy: 30))
    screen.frames.advance(by: 0.2)
    #expect(log.entries.count == 1)
    screen.frames.advance(by: 0.1)
    #expect(log.entries == ["idle interacting 10 true", "interacting idle 30 false"])
    // Another size is no move.
    try tell(screen, 0, CGRect(x: 0, y: 100, width: 300, height: 200))
    #expect(log.entries.count == 2)
  }

  @Test("A view is told whether enough of it is seen")
  func visibility() throws {
    let log = Log()
    let screen = Screen {
      ScrollView {
        Text("One").onScrollVisibilityChange(threshold: 0.5) { log.entries.append("\($0)") }
      }
    }
    func view(at y: CGFloat) throws {
      try tell(screen, 1, CGRect(x: 0, y: y, width: 300, height: 100))
    }
    let reader = try screen.first { if case .geometry = $0 { true } else { nil } }.id
    try screen.send(.resize(width: 300, height: 100), to: reader)
    try tell(screen, 0, region)
    try view(at: 460)
    #expect(log.entries.isEmpty, "40 of 100 points are seen")
    try view(at: 440)
    #expect(log.entries == ["true"])
    try view(at: 80)
    try view(at: 20)
    #expect(log.entries == ["true", "false"])
  }

  private struct Own: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 0 }
  }

  @Test("Renderers know where scrolling rests")
  func rest() throws {
    func rest(_ behavior: some ScrollTargetBehavior) throws -> RenderScroll.Rest {
      try Screen { ScrollView { Text("One") }.scrollTargetBehavior(behavior) }
        .first { if case .scroll(let scroll) = $0 { scroll.rest } else { nil } }.value
    }
    #expect(try rest(.paging) == .pages)
    #expect(try rest(.viewAligned) == .views)
    #expect(try rest(.viewAligned(limitBehavior: .alwaysByOne)) == .pages)
    #expect(try rest(Own()) == .anywhere)
  }
}
