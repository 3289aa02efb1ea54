import SwiftUI

/// Bars of a few points, made by hand.
struct ThinBarScreen: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Progress")
      ThinBar(share: 0.4)
      Text("Rectangles")
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 3).fill(.gray.opacity(0.3)).frame(height: 6)
        RoundedRectangle(cornerRadius: 3).fill(.green).frame(width: 80, height: 6)
      }
      Text("After")
    }
    .padding()
  }
}

/// A bar of 5 points that is filled to a share.
struct ThinBar: View {
  let share: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.3))
        Capsule().fill(Color.blue).frame(width: proxy.size.width * share)
      }
    }
    .frame(height: 5)
  }
}
