import SwiftUI

public struct Controls: View {
  @State private var amount = 0.5
  @State private var password = ""
  @State private var price = 1.5
  @State private var committed = 0
  @Environment(\.scenePhase) private var phase

  public init() {}

  public var body: some View {
    VStack {
      Slider(
        value: $amount, in: 0...1, minimumValueLabel: Text("least"), maximumValueLabel: Text("most"),
        label: { Text("amount") })
      Slider(
        value: $amount, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1")
      ) {
        Text("amount")
      }
      Slider(value: $amount, in: 0...1, step: 0.1, onEditingChanged: { _ in }, label: { Text("amount") })
      Slider(value: $amount, in: 0...1) {
        Text("amount")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $amount, in: 0...1, step: 0.25) { _ in committed += 1 }
      SecureField("Password", text: $password, onCommit: { committed += 1 })
      SecureField(String("Password"), text: $password, onCommit: { committed += 1 })
      TextField("Price", value: $price, formatter: NumberFormatter(), onCommit: { committed += 1 })
      TextField("Price", value: $price, formatter: NumberFormatter(), onEditingChanged: { _ in }) { committed += 1 }
      Text("\(committed)")
    }
    .onChange(of: amount) { committed += 1 }
    .onChange(of: amount) { old, new in committed += old < new ? 1 : 0 }
    .onChange(of: amount) { new in committed += new > 0.5 ? 1 : 0 }
    .drawingGroup(opaque: false, colorMode: .linear)
    .keyboardType(.decimalPad)
    .textContentType(.password)
    .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
      _ = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    }
  }
}

struct IdiomApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Controls() }
      .windowStyle(.hiddenTitleBar)
      .windowResizability(.contentSize)
      .onChange(of: phase) { phase in
        if phase == .active { UIApplication.shared.applicationIconBadgeNumber = 0 }
      }
      .onChange(of: phase) { _, _ in }
  }
}

struct Painting: View {
  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      context.fill(
        Path(ellipseIn: CGRect(origin: .zero, size: size)),
        with: .radialGradient(Gradient(colors: [.white, .blue]), center: center, startRadius: 0, endRadius: 50))
      context.stroke(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
        with: .linearGradient(Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: center), lineWidth: 2)
      context.fill(
        Path(CGRectMake(0, 0, 5, 5)), with: .conicGradient(Gradient(colors: [.red, .green]), center: center))
    }
  }
}
