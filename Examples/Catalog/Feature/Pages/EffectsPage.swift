import SwiftUI

/// Modifiers that change how a view is drawn, and not where it stands.
struct EffectsPage: View {
  private var tile: some View {
    Image(systemName: "leaf.fill")
      .font(.title)
      .foregroundStyle(.white)
      .frame(width: 64, height: 64)
      .background(Color.green)
      .accessibilityLabel("Leaf")
  }

  var body: some View {
    Specimens {
      Specimen("Opacity and visibility") {
        HStack(spacing: 12) {
          tile.opacity(0.4)
          tile.hidden()
          tile.grayscale(1)
        }
      }
      Specimen("Transforms") {
        HStack(spacing: 24) {
          tile.rotationEffect(.degrees(15))
          tile.scaleEffect(0.7)
          tile.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
        .padding(8)
      }
      Specimen("Filters") {
        HStack(spacing: 12) {
          tile.blur(radius: 3)
          tile.brightness(0.2)
          tile.hueRotation(.degrees(120))
          tile.colorInvert()
        }
      }
      Specimen("Shadow and clipping") {
        HStack(spacing: 16) {
          tile.shadow(radius: 6)
          tile.clipShape(Circle())
          tile.mask { Capsule() }
        }
        .padding(8)
      }
      Specimen("Redaction") {
        Text("A private matter").redacted(reason: .placeholder)
      }
    }
  }
}
