import ComposableArchitecture
import Foundation

/// How the program was started.
enum Launch {
  /// The state in the file named by the launch argument `state` (`--state FILE`, or `-state FILE` on Apple platforms).
  ///
  /// A state with the list open starts there. `nil` when there is no such argument, or the file cannot be read: the
  /// reason is reported, and the game starts afresh.
  static var state: Game.State? {
    guard let path = UserDefaults.standard.string(forKey: "state") else { return nil }
    do {
      return try JSONDecoder().decode(Game.State.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      reportIssue("The game could not be restored from \(path): \(error)")
      return nil
    }
  }
}
