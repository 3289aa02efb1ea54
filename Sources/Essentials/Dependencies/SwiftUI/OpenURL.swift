public import Foundation
import IppoUI
import IssueReporting

extension DependencyValues {
  /// Opens a URL.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  /// await openURL(URL(string: "https://www.swift.org")!)
  /// ```
  ///
  /// Live, it is what the environment's `openURL` does. In tests it has to be overridden.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  private enum OpenURLKey: DependencyKey {
    static let liveValue = OpenURLEffect { url in
      await withCheckedContinuation { continuation in
        Task { @MainActor in
          EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
        }
      }
    }
    static let testValue = OpenURLEffect { _ in
      reportIssue(#"@Dependency(\.openURL) was used in a test, and has no value for tests. Override it."#)
      return false
    }
  }
}

/// Opens a URL. Call it like a function.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates an effect.
  ///
  /// - Parameter handler: Opens a URL, and tells whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}
