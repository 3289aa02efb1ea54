import SwiftUI

/// A text that is shrunk to its room, its place, and where it is tapped.
struct ShrunkTextScreen: View {
  @State private var place = CGRect.zero
  @State private var taps: [CGPoint] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("A text that is twice as long as its room")
        .lineLimit(1).minimumScaleFactor(0.3)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          place = $0
        }
        .onTapGesture { taps.append($0) }
        .frame(width: 160, alignment: .leading)
        .padding(.leading, 40)
      Text(verbatim: "\(Int(place.minX.rounded())) \(Int(place.width.rounded())) \(place.height < 18 ? "low" : "high")")
      Text(verbatim: "Taps:" + taps.map { " \(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
