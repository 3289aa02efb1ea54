import Foundation
import Testing

@testable import IppoUI

/// Views one after the other, in lines as wide as there is room.
private struct Flow: Layout {
  var spacing: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews, width: proposal.width ?? .infinity)
    let bottom = zip(places, subviews).map { $0.y + $1.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 100, height: bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (place, view) in zip(places(subviews, width: bounds.width), subviews) {
      view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(_ subviews: Subviews, width: CGFloat) -> [CGPoint] {
    var place = CGPoint.zero
    var line: CGFloat = 0
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if place.x + size.width > width, place.x > 0 {
        place = CGPoint(x: 0, y: place.y + line + spacing)
        line = 0
      }
      defer {
        place.x += size.width + spacing
        line = max(line, size.height)
      }
      return place
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// All views as wide as the widest, the one with the highest rank first.
private struct Ranked: Layout {
  struct Cache { var calls = 0 }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.calls += 1
    return CGSize(width: 50, height: 20 * CGFloat(subviews.count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, view) in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }).enumerated() {
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      view.place(
        at: CGPoint(x: bounds.midX, y: 20 * CGFloat(index)), anchor: .top, proposal: offer)
    }
  }
}

@MainActor
@Suite("Layouts of an app's own")
struct CustomLayoutTests {
  private func arrangement(_ screen: Screen) throws -> (id: RenderNodeID, value: RenderArrangement) {
    try screen.first { if case .arrangement(let arrangement) = $0 { arrangement } else { nil } }
  }

  /// Answers as a renderer would: views are as wide as said here, in their order, and as they are offered if that is
  /// a length.
  private func answer(_ screen: Screen, width: Double?, _ widths: [Double]) throws {
    for _ in 0..<4 {
      let (id, arrangement) = try arrangement(screen)
      let sizes = arrangement.questions.map { (width: $0.proposal.width ?? widths[$0.child], height: 20.0) }
      try screen.send(
        .measure(RenderMeasurement(width: width, height: nil, questions: arrangement.questions, sizes: sizes)), to: id)
    }
  }

  @Test("Views are asked for, measured, and placed")
  func flow() throws {
    let screen = Screen {
      Flow()() {
        Text("one")
        Text("two")
        Text("three")
      }
    }
    let first = try arrangement(screen).value
    #expect(first.frames.isEmpty && first.width == nil)
    #expect(first.questions.map(\.child) == [0, 1, 2])
    try answer(screen, width: 100, [40, 40, 60])
    let done = try arrangement(screen).value
    #expect(done.width == 100 && done.height == 50)
    #expect(done.frames.map(\.x) == [0, 50, 0])
    #expect(done.frames.map(\.y) == [0, 0, 30])
    #expect(done.frames.map(\.width) == [40, 40, 60])
    // Another size of a view, and another room.
    try answer(screen, width: 300, [40, 70, 60])
    #expect(try arrangement(screen).value.frames.map(\.x) == [0, 50, 130])
  }

  @Test("Views say values, take proposals and anchors")
  func values() throws {
    let screen = Screen {
      AnyLayout(Ranked())() {
        Text("low")
        Text("high").layoutValue(key: Rank.self, value: 2).padding(1)
      }
    }
    try answer(screen, width: 100, [10, 10])
    let done = try arrangement(screen).value
    #expect(done.questions.contains { $0.child == 0 && $0.proposal.width == 50 && $0.proposal.height == nil })
    #expect(done.frames.map(\.y) == [20, 0])
    #expect(done.frames.map(\.x) == [0, 0])
    #expect(done.frames.map(\.width) == [50, 50])
  }

  struct Switching: View {
    @State private var isFlow = true
    var body: some View {
      let layout = isFlow ? AnyLayout(Flow()) : AnyLayout(VStackLayout())
      layout { Counter() }
      Button("Switch") { isFlow.toggle() }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("Views keep their state when the layout becomes another one")
  func switching() throws {
    let screen = Screen { Switching() }
    try screen.tap("Count 0")
    try screen.tap("Switch")
    #expect(screen.button("Count 1") != nil)
    #expect(throws: NotFound.self) { try arrangement(screen) }
  }
}
