import SwiftUI

/// A pill that goes to the tab that is chosen, cards that come to rest one by one, and what is known of a scroll view.
struct CarouselScreen: View {
  @Namespace private var namespace
  @State private var tab = 0
  @State private var offset = 0
  @State private var size = ""
  @State private var phase = ScrollPhase.idle
  @State private var isLastSeen = false

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        HStack(spacing: 24) {
          ForEach(0..<3) { index in
            ZStack { Button(["Short", "Rather longer", "Mid"][index]) { withAnimation { tab = index } }.padding(8) }
              .matchedGeometryEffect(id: index, in: namespace)
          }
        }
        Capsule().fill(.blue.opacity(0.2)).allowsHitTesting(false)
          .matchedGeometryEffect(id: tab, in: namespace, isSource: false)
          .accessibilityIdentifier("pill")
      }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { index in
            Text("Card \(index)").frame(width: 300, height: 100).background(index.isMultiple(of: 2) ? .mint : .orange)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .frame(width: 300)
      .accessibilityIdentifier("cards")
      Text("At \(offset) of \(size), \(String(describing: phase))")
      Text(isLastSeen ? "The last row is seen" : "There is more")
      ScrollView {
        ForEach(0..<20) { index in
          Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 40)
            .onScrollVisibilityChange { if index == 19 { isLastSeen = $0 } }
        }
      }
      .onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { _, new in
        offset = Int(new.contentOffset.y.rounded())
        size = "\(Int(new.contentSize.height)) in \(Int(new.containerSize.height))"
      }
      .onScrollPhaseChange { _, new in phase = new }
      .frame(height: 200)
      .accessibilityIdentifier("rows")
      Text("Glass").padding().glassEffect()
    }
    .padding()
  }
}
