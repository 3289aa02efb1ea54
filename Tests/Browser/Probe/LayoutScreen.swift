import SwiftUI

struct FittingScreen: View {
  var body: some View {
    VStack {
      Text("Ground")
      ViewThatFits(in: .horizontal) {
        Text("A title that is far too long for the narrow screen of a telephone").lineLimit(1)
        Text("A short title")
      }
    }
  }
}

struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews, proposal.width ?? .infinity)
    return CGSize(width: proposal.width ?? 0, height: (places.last?.y ?? 0) + 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (place, view) in zip(places(subviews, bounds.width), subviews) { view.place(at: place, proposal: .unspecified) }
  }

  private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGPoint] {
    var place = CGPoint.zero
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if place.x + size.width > width, place.x > 0 { place = CGPoint(x: 0, y: place.y + 40) }
      defer { place.x += size.width + 10 }
      return place
    }
  }
}

struct LayoutScreen: View {
  @State private var word = "short"

  var body: some View {
    VStack {
      Flow()() {
        Text("First").frame(width: 150, height: 30)
        Text(word).fixedSize()
        Text("Third").frame(width: 150, height: 30)
      }
      Button("Lengthen") { word = "a much longer text than it was" }
    }
  }
}
