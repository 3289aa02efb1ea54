import SwiftUI

/// Shapes, strokes and paths.
struct ShapesPage: View {
  var body: some View {
    Specimens {
      Specimen("Shapes") {
        HStack(spacing: 12) {
          Rectangle().frame(width: 64, height: 48)
          RoundedRectangle(cornerRadius: 12).frame(width: 64, height: 48)
          Circle().frame(width: 48, height: 48)
          Capsule().frame(width: 64, height: 32)
          Ellipse().frame(width: 64, height: 32)
        }
        .foregroundStyle(.tint)
      }
      Specimen("Strokes") {
        HStack(spacing: 12) {
          Circle().stroke(.red, lineWidth: 4).frame(width: 48, height: 48)
          Rectangle().strokeBorder(.green, lineWidth: 6).frame(width: 64, height: 48)
          RoundedRectangle(cornerRadius: 8).stroke(style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
            .frame(width: 64, height: 48)
        }
        .padding(4)
      }
      Specimen("Trimmed and turned") {
        HStack(spacing: 12) {
          Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 6).frame(width: 48, height: 48)
          Rectangle().rotation(.degrees(30)).fill(.orange).frame(width: 40, height: 40)
        }
        .padding(8)
      }
      Specimen("Path") {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 48))
          path.addLine(to: CGPoint(x: 32, y: 0))
          path.addLine(to: CGPoint(x: 64, y: 48))
          path.closeSubpath()
        }
        .fill(.purple)
        .frame(width: 64, height: 48)
      }
    }
  }
}
