import ComposableArchitecture
import SwiftUI

// Traits of previews.

private struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> Double { 3 }
  func body(content: Content, context: Double) -> some View { content.environment(\.speed, context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  static var sampleData: Self { .modifier(SampleData()) }
}

#Preview("Size", traits: .sizeThatFitsLayout) { Text("Fits") }

#Preview("Layout", traits: .fixedLayout(width: 320, height: 200), .landscapeLeft) { Text("Fixed") }

#Preview(traits: .portrait, .portraitUpsideDown, .landscapeRight, .defaultLayout) { Text("Turned") }

#Preview("Dependency", traits: .dependency(\.directory, .crowded)) { Text("Crowded") }

#Preview(
  traits: .dependencies {
    $0.directory.count = { 2 }
    $0.uuid = .incrementing
  }
) {
  Text("Dependencies")
}

#Preview(traits: .sampleData) { Text("Sample data") }
