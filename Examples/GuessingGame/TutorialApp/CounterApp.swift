import GuessingGameTutorial
import SwiftUI

/// The tutorial's program. It prints what each action changes.
///
/// Launch arguments: `--stage d` plays the step with the plain link, riddle and all, otherwise the last is played;
/// `--open match` starts with the list open, `--open other` from the same state, but with another tag on the link.
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
