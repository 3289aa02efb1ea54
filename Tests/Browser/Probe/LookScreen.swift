import SwiftUI

private struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(.yellow, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
      .accessibilityValue(configuration.isPressed ? "held" : "free")
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(.mint, in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: rect.maxX, y: 0))
      $0.addLine(to: CGPoint(x: 0, y: rect.maxY))
      $0.closeSubpath()
    }
  }
}

/// Styles of the app's own, masks, gradients, and further actions of a view.
struct LookScreen: View {
  @State private var name = ""
  @State private var log = "nothing"
  @State private var presses = 0
  @State private var days: Set<DateComponents> = []

  var body: some View {
    VStack(spacing: 12) {
      Button("Sink") { presses += 1 }.buttonStyle(Sinking())
      Text("Pressed \(presses)")
      TextField("Name", text: $name).textFieldStyle(Boxed()).frame(width: 200)
      Text("Letter").accessibilityAction(named: "Archive") { log = "archived" }
      Text("Log: \(log)")
      HStack {
        Color.blue.frame(width: 80, height: 40).clipShape(Corner())
        Color.red.frame(width: 80, height: 40)
          .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
        EllipticalGradient(colors: [.yellow, .red]).frame(width: 80, height: 40)
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]
        )
        .frame(width: 80, height: 40)
      }
      MultiDatePicker("Days off", selection: $days)
    }
    .padding()
  }
}
