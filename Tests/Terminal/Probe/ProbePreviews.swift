import SwiftUI

// Previews that the tests of `--previews` play.

#Preview("Counter") {
  @Previewable @State var count = 0
  Button("Count: \(count)") { count += 1 }
}

#Preview("Sizes", arguments: ["small", "large"]) { size in
  Text("A \(size) parcel")
}

#Preview("Trap") { TrappingView() }

#Preview("Sample", traits: .modifier(BrokenSample())) { Text("Never shown") }

private struct TrappingView: View {
  var body: some View {
    let parcels: [String] = []
    // A trap, as of a mistake in an app.
    Text(verbatim: parcels[ProcessInfo.processInfo.arguments.count])
  }
}

private struct BrokenSample: PreviewModifier {
  struct Missing: Error, CustomStringConvertible { var description: String { "The sample is missing" } }
  static func makeSharedContext() async throws -> Int { throw Missing() }
  func body(content: Content, context: Int) -> some View { content }
}
