import GuessingGameTutorial
import SwiftUI

/// The tutorial's program. It prints what each action changes.
///
/// `--state FILE` starts with another step, or with the list open: `{"stage": "d"}`, `{"isListOpen": true}`,
/// `{"isListOpen": true, "tag": "348D742D-15D0-4D51-BAB0-C24AAE5AA439"}`.
@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") {
      NavigationView {
        CounterAppContent()
      }
    }
  }
}
