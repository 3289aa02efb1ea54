import Foundation
import Testing

@testable import IppoUI

private enum MiddleOfName: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let middleOfName = VerticalAlignment(MiddleOfName.self)
}

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  private func guides(_ screen: Screen) -> [RenderGuide] { screen.nodes.flatMap(\.attributes.guides) }

  @Test("A guide reaches renderers as multiples of the view's lengths")
  func coefficients() {
    let screen = Screen {
      Text("A").alignmentGuide(.leading) { $0[.trailing] + 4 }
      Text("B").alignmentGuide(.top) { $0.height / 4 - $0.width }
      Text("C").alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] - 2 }
      Text("D").alignmentGuide(HorizontalAlignment.center) { _ in 12 }
    }
    #expect(
      guides(screen) == [
        RenderGuide(name: "leading", axis: .horizontal, width: 1, constant: 4),
        RenderGuide(name: "top", axis: .vertical, width: -1, height: 0.25),
        RenderGuide(name: "firstTextBaseline", axis: .vertical, lastBaseline: 1, constant: -2),
        RenderGuide(name: "center", axis: .horizontal, constant: 12),
      ])
  }

  @Test("A guide may build on what was said of it, or of another, inside")
  func explicit() {
    var seen: [CGFloat?] = []
    let screen = Screen {
      Text("A").alignmentGuide(.top) { _ in 5 }.alignmentGuide(.top) {
        seen = [$0[explicit: .top], $0[explicit: .bottom]]
        return $0[.top] + 1
      }
    }
    #expect(seen == [5, nil])
    #expect(guides(screen) == [RenderGuide(name: "top", axis: .vertical, constant: 6)])
  }

  @Test("A stack says which guide of the app's own it aligns by, and where that is in views that do not say")
  func custom() throws {
    let screen = Screen {
      HStack(alignment: .middleOfName) {
        Text("Name").alignmentGuide(.middleOfName) { $0[VerticalAlignment.center] }
        Text("Note")
      }
    }
    let stack = try screen.first { if case .stack(let stack) = $0 { stack } else { nil } }.value
    let guide = try #require(stack.alignment.guides.first)
    #expect(stack.alignment.vertical == .bottom)
    #expect(guide == RenderGuide(name: VerticalAlignment.middleOfName.renderName, axis: .vertical, height: 1))
    let own = try #require(guides(screen).first)
    #expect(own.isSame(as: guide))
    #expect(own.height == 0.5)
    #expect(!guide.name.contains(" "))
  }

  @Test("A guide that is the greater of two lengths is taken as it is in a view of 100 by 100 points")
  func notLinear() {
    let screen = Screen { Text("A").alignmentGuide(.leading) { max($0.width, 40) } }
    #expect(guides(screen) == [RenderGuide(name: "leading", axis: .horizontal, width: 1)])
  }
}
