internal import IssueReporting

/// Opens a window of the app (`SwiftUI.OpenWindowAction`). The action reports an issue, because neither a terminal nor
/// a page can open one. A user opens another page of the app's address.
public struct OpenWindowAction: Sendable {
  /// Reports an issue: no window is opened.
  @MainActor public func callAsFunction(id: String) { refuse("\"\(id)\"") }

  /// Reports an issue: no window is opened for the value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { refuse("for \(value)") }

  /// Reports an issue: no window is opened for the value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    refuse("\"\(id)\" for \(value)")
  }

  private func refuse(_ window: String) {
    reportIssue(
      """
      A window \(window) was to be opened, and cannot be.

      Neither a terminal nor a page can open windows of the app. Show the content in a sheet or on a page of a \
      navigation stack where '\\.supportsMultipleWindows' is false.
      """)
  }
}

/// Closes a window of the app (`SwiftUI.DismissWindowAction`). The action is ignored, because a user closes the page or
/// the terminal.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}

  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}

  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Opens a window in the place of another (`SwiftUI.PushWindowAction`): reports an issue, as neither a terminal nor a
/// page can.
public struct PushWindowAction: Sendable {
  /// Reports an issue: no window is opened.
  @MainActor public func callAsFunction(id: String) { OpenWindowAction()(id: id) }

  /// Reports an issue: no window is opened for the value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { OpenWindowAction()(value: value) }

  /// Reports an issue: no window is opened for the value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    OpenWindowAction()(id: id, value: value)
  }
}

extension EnvironmentValues {
  /// Opens a window in the place of this one: reports an issue.
  public var pushWindow: PushWindowAction { PushWindowAction() }

  /// Opens a window of the app: reports an issue.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window of the app: does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can open windows: it cannot.
  public var supportsMultipleWindows: Bool { false }

  /// The weight of text that the user needs; `nil` where it is unknown.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// Whether assistive technology is known to run.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }
}

/// The weight of text for legibility (`SwiftUI.LegibilityWeight`).
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
