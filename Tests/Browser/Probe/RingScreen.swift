import SwiftUI

/// Lines in several colours: of figures, of parts of them that grow, and of boxes.
struct RingScreen: View {
  @State private var progress = 0.3

  private let colors = AngularGradient(colors: [.blue, .purple, .pink], center: .center)

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        Circle().stroke(Color.gray.opacity(0.2), lineWidth: 16)
        Circle().trim(from: 0, to: progress)
          .stroke(colors, style: StrokeStyle(lineWidth: 16, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("\(Int(progress * 100)) %")
      }
      .frame(width: 120, height: 120)
      HStack(spacing: 20) {
        Circle().stroke(colors, lineWidth: 12).frame(width: 60, height: 60)
        Circle().strokeBorder(colors, lineWidth: 12).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 16)
          .stroke(LinearGradient(colors: [.green, .blue], startPoint: .leading, endPoint: .trailing), lineWidth: 6)
          .frame(width: 80, height: 60)
        Capsule()
          .stroke(
            RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 40), lineWidth: 6
          )
          .frame(width: 80, height: 40)
      }
      HStack(spacing: 20) {
        Circle().trim(from: 0, to: 0).stroke(.red, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .frame(width: 40, height: 40)
        Mark().trim(from: 0, to: progress)
          .stroke(
            LinearGradient(colors: [.green, .blue], startPoint: .leading, endPoint: .trailing),
            style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round)
          )
          .frame(width: 60, height: 40)
        Circle().stroke(colors, style: StrokeStyle(lineWidth: 8, dash: [6])).frame(width: 40, height: 40)
      }
      Button("Finish") { withAnimation(.linear(duration: 1)) { progress = 1 } }
    }
    .padding(30)
  }
}

private struct Mark: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.width * 0.4, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
