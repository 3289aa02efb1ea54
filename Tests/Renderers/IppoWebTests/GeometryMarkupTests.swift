import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@MainActor
@Suite struct GeometryMarkupTests {
  @Test func `guides and places are said to the second script`() {
    let host = ViewHost {
      HStack(alignment: .bottom) {
        Text("A").alignmentGuide(.bottom) { $0[.bottom] - $0.width / 2 + 3 }
      }
      Text("B").coordinateSpace(name: "b").onGeometryChange(for: Double.self) {
        Double($0.frame(in: .global).minX)
      } action: { _ in
      }
    }
    #expect(host.html.contains(#"data-guide="ybottom,-0.5,1,0,0,3" data-also="guide""#))
    #expect(host.html.contains(#"data-also="place""#))
  }

  @Test func `turns in space and transforms are CSS`() {
    let host = ViewHost {
      Text("A").rotation3DEffect(.radians(1), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      Text("B").transformEffect(CGAffineTransform(translationX: 5, y: 6))
    }
    #expect(host.css.contains("transform:perspective(800px) rotate3d(0,1,0,1rad)"))
    #expect(host.css.contains("transform:matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,5,6,0,1)"))
  }
}
