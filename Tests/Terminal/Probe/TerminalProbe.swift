import SwiftUI

/// An app to try a terminal with: it counts, takes text, prints, and crashes when asked to.
@main
struct TerminalProbe: App {
  var body: some Scene {
    WindowGroup { ProbeView() }
  }
}

struct ProbeView: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(count)")
      Button("Increment") { count += 1 }
      TextField("Name", text: $name)
      Text("Hello, \(name.isEmpty ? "nobody" : name)!")
      GeometryReader { proxy in
        Text("Size: \(Int(proxy.size.width / 8))x\(Int(proxy.size.height / 16))")
      }
      .frame(height: 16)
      Button("Print") { print("printed \(count)") }
      Button("Trap") { fatalError("asked to trap") }
      Button("Overflow") { count = overflow(count) }
      Button("Hang") { while true { count &+= 1 } }
    }
  }

  /// Recurses until the stack is full. The compiler must not see that it never returns.
  private func overflow(_ depth: Int) -> Int {
    let frame = (0..<64).map { $0 + depth }
    return overflow(depth + 1) &+ frame[depth & 63]
  }
}
