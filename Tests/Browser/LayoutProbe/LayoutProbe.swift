import Foundation
import LayoutScreens
import SwiftUI

/// Shows layout screens under each other, each in a stage of its own: all of them, or those that `SCREENS` in the environment
/// names. That is `texts` for those whose boxes depend on fonts, or the share `1/8` of all others, every eighth from the second
/// on: what is measured on a page takes as long as the page is. With `EXPECTED` it prints what is expected where instead, as
/// JSON.
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
  /// The screens of the page.
  private static let screens: [LayoutScreen] = {
    let others = LayoutScreen.texts + LayoutScreen.painting
    switch ProcessInfo.processInfo.environment["SCREENS"] {
    case nil: return LayoutScreen.all + others
    case "texts": return others
    case let share?:
      let numbers = share.split(separator: "/").compactMap { Int($0) }
      precondition(numbers.count == 2, "\"SCREENS\" is a share such as 1/8, and not \"\(share)\".")
      return LayoutScreen.all.enumerated().filter { $0.offset % numbers[1] == numbers[0] }.map(\.element)
    }
  }()

  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(Self.screens) { screen in
            ZStack { screen.content.frame(width: LayoutScreen.length, height: LayoutScreen.length) }
              .accessibilityIdentifier(screen.id)
          }
        }
      }
    }
  }
}
