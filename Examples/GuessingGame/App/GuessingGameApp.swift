import GuessingGameExample
import SwiftUI

/// A number-guessing game: one counter, a record of past games, and a screen to look through them.
@main
struct GuessingGameApp: App {
  var body: some Scene {
    WindowGroup("Guessing Game") {
      GuessingGameScreen.launched()
    }
  }
}
