/// A program with a user interface (SwiftUI's `App`).
///
/// ```swift
/// @main
/// struct GuessingGameApp: App {
///   var body: some Scene {
///     WindowGroup { GameView() }
///   }
/// }
/// ```
///
/// State of the app is shared by all its windows; state of a window's content belongs to one window.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The windows that the app offers.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app: once in a process, before the first window.
  @MainActor @preconcurrency init()
}
