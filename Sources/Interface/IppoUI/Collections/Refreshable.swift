/// Refreshes the content of a list or a scroll view (`SwiftUI.RefreshAction`).
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action; returns when it is done.
  public func callAsFunction() async { await action() }

  /// Runs the action in a task of its own.
  func start() {
    let action = action
    Task { @MainActor in await action() }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Refreshes the content; `nil` where `refreshable(action:)` was not set.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets lists and scroll views within this view be refreshed.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
