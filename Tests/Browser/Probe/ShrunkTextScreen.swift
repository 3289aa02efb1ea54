import SwiftUI

/// A text that is shrunk to its room, and the place that the app is told of it.
struct ShrunkTextScreen: View {
  @State private var place = CGRect.zero

  var body: some View {
    VStack(alignment: .leading) {
      Text("A text that is twice as long as its room")
        .lineLimit(1).minimumScaleFactor(0.3)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          place = $0
        }
        .frame(width: 160, alignment: .leading)
        .padding(.leading, 40)
      Text(verbatim: "\(Int(place.minX.rounded())) \(Int(place.width.rounded())) \(place.height < 18 ? "low" : "high")")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
