import Foundation
import LayoutScreens
import SwiftUI

/// Shows layout screens under each other, each in a stage of its own: all of them, or those that `SCREENS` in the environment
/// names. That is `texts` for those whose boxes depend on fonts, the share `1/8` of all others, every eighth from the second on
/// (what is measured on a page takes as long as the page is), or `random/0/50` for so many random ones from a number on. With
/// `EXPECTED` it prints what is expected where instead, as JSON.
@main
enum LayoutProbe {
  @MainActor static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    guard environment["EXPECTED"] != nil else { return LayoutApp.main() }
    let screens = environment["SCREENS"] == nil ? LayoutScreen.all : screens
    let expectations = screens.map { screen in
      Expectation(
        id: screen.id, description: screen.description, exception: screen.exceptions[.browser],
        relations: screen.relations.filter { $0.renderer != .terminal }.map(\.description),
        boxes: screen.expected.mapValues { [$0.x, $0.y, $0.width, $0.height].map { $0.isNaN ? nil : $0 } })
    }
    print(String(decoding: try JSONEncoder().encode(expectations), as: UTF8.self))
  }
}

private struct Expectation: Encodable {
  let id: String
  let description: String?
  let exception: String?
  /// What holds between the boxes: sums of numbers and of lengths such as `a.minX`, compared.
  let relations: [String]
  /// Without a number, any will do.
  let boxes: [String: [Double?]]
}

/// The screens that `SCREENS` in the environment names.
@MainActor private let screens: [LayoutScreen] = {
  let others = LayoutScreen.texts + LayoutScreen.painting
  let words = ProcessInfo.processInfo.environment["SCREENS"]?.split(separator: "/") ?? []
  let numbers = words.compactMap { UInt64($0) }
  switch (words.first, numbers.count) {
  case (nil, _): return LayoutScreen.all + others
  case ("texts", 0): return others
  case ("random", 2): return (numbers[0]..<numbers[1]).map { LayoutScreen.random($0) }
  case (_, 2) where words.count == 2:
    return LayoutScreen.all.enumerated().filter { UInt64($0.offset) % numbers[1] == numbers[0] }.map(\.element)
  default: preconditionFailure("\"SCREENS\" is \"texts\", a share such as 1/8, or \"random/0/50\".")
  }
}()

private struct LayoutApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(screens) { screen in
            ZStack { screen.content.frame(width: LayoutScreen.length, height: LayoutScreen.length) }
              .accessibilityIdentifier(screen.id)
          }
        }
      }
    }
  }
}
