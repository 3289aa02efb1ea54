import Foundation
import Testing

@testable import IppoUI

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor
@Suite("Places")
struct PlaceTests {
  private func reporters(_ screen: Screen) -> [RenderNodeID] {
    screen.nodes.filter(\.attributes.reportsPlace).map(\.id)
  }

  private func tell(_ screen: Screen, _ id: RenderNodeID, _ x: Double, _ y: Double, _ w: Double, _ h: Double) throws {
    try screen.send(.place(RenderPlace(x: x, y: y, width: w, height: h)), to: id)
  }

  @Test("A reader of geometry asks for its place only if its content does")
  func onDemand() throws {
    let screen = Screen {
      GeometryReader { Text("\(Int($0.size.width))") }
      GeometryReader { Text("y \(Int($0.frame(in: .global).minY))") }
    }
    #expect(screen.texts == ["390", "y 0"])
    let id = try #require(reporters(screen).first)
    #expect(reporters(screen).count == 1)
    try tell(screen, id, 10, 70, 100, 20)
    #expect(screen.texts == ["390", "y 70"])
    #expect(throws: RenderEventError.self) { try tell(screen, id, .nan, 0, 1, 1) }
  }

  @Test("A frame in a named space counts from the view with the name; names that are not there stand for the window")
  func named() throws {
    let screen = Screen {
      ScrollView {
        GeometryReader { proxy in
          Text("\(Int(proxy.frame(in: .named("list")).minY)) \(Int(proxy.frame(in: .named("none")).minY))")
          Text("\(Int(proxy.frame(in: .scrollView).minY)) \(proxy.bounds(of: .named("none")) == nil)")
        }
      }
      .coordinateSpace(name: "list")
    }
    let ids = reporters(screen)
    #expect(ids.count == 2)
    try tell(screen, ids[0], 0, 50, 300, 400)
    try tell(screen, ids[1], 0, 30, 300, 20)
    #expect(screen.texts == ["-20 30", "-20 true"])
  }

  @Test("An anchor is read in the coordinates of another view")
  func anchors() throws {
    let screen = Screen {
      HStack {
        Text("One").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Text("Two").transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(Int(proxy[$0].minX)),\(Int(proxy[$0].width))" }.joined(separator: " "))
        }
      }
    }
    #expect(screen.texts.last == "0,0 0,0")
    let ids = reporters(screen)
    #expect(ids.count == 3)
    try tell(screen, ids[0], 100, 10, 30, 20)
    try tell(screen, ids[1], 140, 10, 40, 20)
    try tell(screen, ids[2], 100, 10, 80, 20)
    #expect(screen.texts.last == "0,30 40,40")
  }

  @Test("Points of a view are anchors, too, alone and in lists")
  func points() {
    let place = ViewPlace()
    let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(Anchor(.bottomTrailing, of: place).value(in: frame) == CGPoint(x: 110, y: 60))
    #expect(Anchor(.point(CGPoint(x: 1, y: 2)), of: place).value(in: frame) == CGPoint(x: 11, y: 22))
    #expect(
      Anchor(.init([.top, .center]), of: place).value(in: frame) == [CGPoint(x: 60, y: 20), CGPoint(x: 60, y: 40)])
    #expect(Anchor(.bounds, of: place) == Anchor(.bounds, of: place))
    #expect(Anchor(.rect(.zero), of: place) != Anchor(.bounds, of: place))
    #expect(Anchor(.bounds, of: ViewPlace()) != Anchor(.bounds, of: place))
  }

  @Test("A change of place runs the action of onGeometryChange")
  func change() throws {
    let seen = Box(0.0)
    let screen = Screen {
      Text("A").onGeometryChange(for: Double.self) {
        Double($0.frame(in: .global).minY)
      } action: {
        seen.write($0)
      }
    }
    let id = try #require(reporters(screen).first)
    try tell(screen, id, 0, 12, 20, 20)
    try tell(screen, id, 5, 12, 20, 20)
    #expect(seen.writes == [0, 12])
  }
}
