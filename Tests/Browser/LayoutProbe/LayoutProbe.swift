import Foundation
import LayoutScreens
import SwiftUI

/// Shows all the layout screens under each other, each in a stage of its own; with `EXPECTED` in the environment it
/// prints what is expected where instead, as JSON.
@main
enum LayoutProbe {
  @MainActor static func main() throws {
    guard ProcessInfo.processInfo.environment["EXPECTED"] != nil else { return LayoutApp.main() }
    let screens = LayoutScreen.all.map { screen in
      Expectation(
        id: screen.id, exception: screen.exceptions[.browser],
        relations: screen.relations.filter { $0.renderer != .terminal }.map(\.description),
        boxes: screen.expected.mapValues { [$0.x, $0.y, $0.width, $0.height].map { $0.isNaN ? nil : $0 } })
    }
    print(String(decoding: try JSONEncoder().encode(screens), as: UTF8.self))
  }
}

private struct Expectation: Encodable {
  let id: String
  let exception: String?
  /// What holds between the boxes: sums of numbers and of lengths such as `a.minX`, compared.
  let relations: [String]
  /// Without a number, any will do.
  let boxes: [String: [Double?]]
}

private struct LayoutApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(LayoutScreen.all + LayoutScreen.texts + LayoutScreen.painting) { screen in
            ZStack { screen.content.frame(width: LayoutScreen.length, height: LayoutScreen.length) }
              .accessibilityIdentifier(screen.id)
          }
        }
      }
    }
  }
}
