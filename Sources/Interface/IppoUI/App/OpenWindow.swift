internal import IssueReporting

/// Opens a window (`SwiftUI.OpenWindowAction`).
///
/// A terminal is one window, and a browser opens its own: the action reports an issue, as an app on a device with one
/// window would find `supportsMultipleWindows` to be `false`.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Opens a window of the group with an id.
  public func callAsFunction(id: String) { report("the window “\(id)”") }

  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { report("a window for \(D.self)") }

  /// Opens a window of the group with an id, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { report("the window “\(id)”") }

  private func report(_ window: String) {
    reportIssue(
      """
      The app asked to open \(window).

      A session is one window: a terminal has no other, and a browser opens windows itself. Ask \
      `\\.supportsMultipleWindows` first, which is false, and show a sheet or a page instead.
      """)
  }
}

/// Closes a window (`SwiftUI.DismissWindowAction`). There is one window, which the person closes: nothing happens.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Closes the window of the view.
  public func callAsFunction() {}

  /// Closes the window with an id.
  public func callAsFunction(id: String) {}

  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Closes the window with an id, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can open more windows: it cannot.
  public var supportsMultipleWindows: Bool { false }
}
