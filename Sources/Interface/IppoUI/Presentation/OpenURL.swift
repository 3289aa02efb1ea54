public import Foundation

/// Opens a URL (`SwiftUI.OpenURLAction`).
///
/// The app decides with a handler of its own. Without one, or if the handler returns `.systemAction`, the renderer
/// opens the URL. A browser opens it in a tab of its own. A URL without a host is one of the page's server, and
/// replaces the page. A terminal opens the URL with the desktop's program for it, or shows the URL.
///
/// Schemes are those that cannot run code: `http`, `https`, `mailto`, `tel`, `sms` and `facetime`. For other schemes,
/// and outside of windows, code that calls the action gets `false`.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of a handler for a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The URL is discarded.
    public static let discarded = Result(kind: .discarded)
    /// The handlers around it shall open the URL.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The handlers around it shall open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  let handler: @MainActor (URL) -> Result
  /// The action around, for `.systemAction`.
  private let outer: [OpenURLAction]
  /// Whether there is no handler of the app.
  let isSystem: Bool

  /// An action of the app's own, whose result says how it handled the URL.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    outer = []
    isSystem = false
  }

  /// The action that opens URLs which the app does not handle.
  nonisolated init(system handler: @escaping @MainActor (URL) -> Bool) {
    self.handler = { handler($0) ? .handled : .discarded }
    outer = []
    isSystem = true
  }

  nonisolated init(_ action: OpenURLAction, within outer: OpenURLAction) {
    handler = action.handler
    self.outer = [outer]
    isSystem = false
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { open(url) }

  /// Opens a URL, and calls `completion` with whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(open(url)) }

  @discardableResult
  func open(_ url: URL) -> Bool {
    switch handler(url).kind {
    case .handled: true
    case .discarded: false
    case .systemAction(let other): outer.first?.open(other ?? url) ?? false
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  /// Code that no view has given an action to opens URLs from the window it runs in.
  static var defaultValue: OpenURLAction { OpenURLAction(system: { WindowDisplay.current?.open($0) ?? false }) }
}

extension EnvironmentValues {
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = OpenURLAction(newValue, within: self[OpenURLKey.self]) }
  }

  /// Sets the action that opens URLs which the app does not handle.
  mutating func setSystemOpenURL(_ handler: @escaping @MainActor (URL) -> Bool) {
    self[OpenURLKey.self] = OpenURLAction(system: handler)
  }
}
