import AlertsExample
import AlertsTutorial
import BottomMenuExample
import BottomMenuTutorial
import EmptyStateExample
import EmptyStateTutorial
import ExampleSupport
import GuessingGameExample
import GuessingGameTutorial
import SharedStateExample
import SharedStateTutorial
import SwiftUI

extension Catalog {
  /// The programs of the five tutorials.
  static let tutorials = [
    Example(
      id: "guessing-game", title: "Guessing Game",
      summary: "Find the secret number. Features composed of features, a record of past games, and a deep link.",
      category: .tutorials, symbol: "questionmark.circle",
      variants: [
        Example.Variant(.today, source: .guessingGameExample, namesItself: true) { GuessingGameScreen(log: $0) },
        Example.Variant(.tutorial, source: .guessingGameTutorial) { GuessingGameTutorialScreen(log: $0) },
      ]),
    Example(
      id: "alerts", title: "Alerts",
      summary: "Alerts and a confirmation dialog: by a binding of SwiftUI, and by the state of a store.",
      category: .tutorials, symbol: "exclamationmark.triangle",
      variants: [
        Example.Variant(.today, source: .alertsExample) { AlertsScreen(log: $0) },
        Example.Variant(.tutorial, source: .alertsTutorial) { AlertsTutorialScreen(log: $0) },
      ]),
    Example(
      id: "shared-state", title: "Shared State",
      summary: "One count in two tabs: by a computed property, and by a shared value.",
      category: .tutorials, symbol: "person.2",
      variants: [
        Example.Variant(.today, source: .sharedStateExample) { SharedStateScreen(log: $0) },
        Example.Variant(.tutorial, source: .sharedStateTutorial) { SharedStateTutorialScreen(log: $0) },
      ]),
    Example(
      id: "bottom-menu", title: "Bottom Menu",
      summary: "A word game with a menu that slides in from the bottom, driven by optional state.",
      category: .tutorials, symbol: "ellipsis.circle",
      variants: [
        Example.Variant(.today, source: .bottomMenuExample) { BottomMenuScreen(log: $0) },
        Example.Variant(.tutorial, source: .bottomMenuTutorial) { BottomMenuTutorialScreen(log: $0) },
      ]),
    Example(
      id: "empty-state", title: "Empty State",
      summary: "A container that shows something else while it is empty, told by preferences what.",
      category: .tutorials, symbol: "tray",
      variants: [
        Example.Variant(.today, source: .emptyStateExample) { log in NavigationStack { EmptyStateScreen(log: log) } },
        Example.Variant(.tutorial, source: .emptyStateTutorial) { EmptyStateTutorialScreen(log: $0) },
      ]),
  ]
}
