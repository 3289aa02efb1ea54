import Foundation
import IssueReporting

/// The kind of run in which a dependency is read; it decides which default value a key supplies.
///
/// The context is found once per process. The environment variable `SWIFT_DEPENDENCIES_CONTEXT` (`live`, `preview` or
/// `test`) wins, then Xcode's preview variable. Otherwise a process that runs tests (XCTest or Swift Testing) is
/// ``test``, and any other process is ``live``. Override it for one scope as any dependency: `withDependencies {
/// $0.context = .live }`.
public enum DependencyContext: Sendable {
  /// An app as its user runs it: dependencies take their `liveValue`.
  case live

  /// A preview: dependencies take their `previewValue`.
  case preview

  /// A test, of XCTest or of Swift Testing: dependencies take their `testValue`.
  case test
}

extension DependencyContext {
  /// The context of this process, where no scope overrides it.
  static let ofProcess = DependencyContext(
    environment: ProcessInfo.processInfo.environment,
    isTesting: isTesting
  )

  /// Infers the context from a process's environment variables and whether it runs tests.
  init(environment: [String: String], isTesting: Bool) {
    let inferred: Self =
      environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : isTesting ? .test : .live
    switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
    case nil: self = inferred
    case "live": self = .live
    case "preview": self = .preview
    case "test": self = .test
    case let value?:
      reportIssue(
        """
        The environment variable SWIFT_DEPENDENCIES_CONTEXT is \(value.debugDescription), which is no context. \
        It can be "live", "preview" or "test"; \(inferred) is used.
        """
      )
      self = inferred
    }
  }
}
