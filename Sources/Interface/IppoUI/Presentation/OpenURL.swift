public import Foundation

/// Opens a URL (`SwiftUI.OpenURLAction`).
///
/// The app decides: without a handler of its own, renderers that can open a URL do, when it was asked for by a
/// ``Link``; code that calls the action gets `false` where nothing opens it.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler took care of it.
    public static let handled = Result(kind: .handled)
    /// Nothing shall happen.
    public static let discarded = Result(kind: .discarded)
    /// The handlers around it shall open the URL.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The handlers around it shall open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  let handler: @MainActor (URL) -> Result
  /// The action around, for `.systemAction`.
  private let outer: [OpenURLAction]

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    outer = []
  }

  nonisolated init(_ action: OpenURLAction, within outer: OpenURLAction) {
    handler = action.handler
    self.outer = [outer]
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { open(url) }

  /// Opens a URL; `completion` is told whether it was opened.
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
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = OpenURLAction(newValue, within: self[OpenURLKey.self]) }
  }
}
