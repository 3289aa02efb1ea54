import SwiftUI

/// `background`, `overlay`, `border`, `safeAreaInset`, `zIndex`.
struct LayersPage: View {
  var body: some View {
    Specimens {
      Specimen("Background") {
        Text("On a capsule").padding(8).background(.yellow.opacity(0.3), in: Capsule())
      }
      Specimen("Overlay") {
        Image(systemName: "envelope")
          .font(.largeTitle)
          .padding(8)
          .overlay(alignment: .topTrailing) {
            Text("3").font(.caption).foregroundStyle(.white).padding(4).background(
              Color(red: 0.7, green: 0, blue: 0), in: Circle())
          }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("3 letters")
      }
      Specimen("Border") {
        Text("Framed").padding(8).border(.tint, width: 2)
      }
      Specimen("Order of layers") {
        ZStack {
          Color.blue.frame(width: 80, height: 48).zIndex(1).offset(x: 24, y: 12)
          Color.red.frame(width: 80, height: 48)
        }
        .padding(16)
      }
      Specimen("Inset") {
        ScrollView {
          ForEach(1..<9) { number in
            Text("Row \(number)").frame(maxWidth: .infinity)
          }
        }
        .safeAreaInset(edge: .bottom) {
          Text("Below the rows").frame(maxWidth: .infinity).padding(4).background(.bar)
        }
        .frame(height: 140)
        .border(.secondary)
        .accessibilityLabel("Rows with an inset")
      }
    }
  }
}
