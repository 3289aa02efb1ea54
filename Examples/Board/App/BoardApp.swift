import BoardExample
import SwiftUI

/// A board of cards that several people move, in browsers and terminals.
///
/// With `--shared postgres://…` or `--shared redis://…` they may come to any number of processes; without it, to this one.
@main
struct BoardApp: App {
  var body: some Scene {
    WindowGroup("Board") {
      BoardScreen()
    }
  }
}
