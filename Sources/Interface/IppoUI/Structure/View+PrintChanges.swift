internal import Foundation
internal import IssueReporting

extension View {
  /// Prints what has made the body of the view run, on the standard output (SwiftUI's `_printChanges()`).
  ///
  /// Call it at the beginning of the body:
  ///
  /// ```swift
  /// let _ = Self._printChanges()  // "ContentView: @self, _count changed."
  /// ```
  ///
  /// `@self` stands for the view's own values, `@identity` for a view that is new, and `_count` for a property. Observable
  /// objects and the states of stores are `@dependencies`.
  public static func _printChanges() {
    if let line = changes(for: "_printChanges()") { print(line) }
  }

  /// Writes what has made the body of the view run to the standard error (SwiftUI's `_logChanges()`).
  ///
  /// The line is that of ``_printChanges()``. It stays out of what a program prints.
  public static func _logChanges() {
    guard let line = changes(for: "_logChanges()") else { return }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// The line about the body that runs; `nil` outside of one, which is reported.
  static func changes(for function: String) -> String? {
    guard let node = Evaluation.current?.node else {
      reportIssue("'\(function)' of '\(Self.self)' was called outside of the body of a view.")
      return nil
    }
    return "\(Self.self): \(node.graph.changes(of: node).joined(separator: ", ")) changed."
  }
}

extension EvaluationCause {
  /// The names by which SwiftUI prints the reason.
  var printedNames: [String] {
    switch self {
    case .appearance: ["@self", "@identity"]
    case .parent: ["@self"]
    case .state(let name), .binding(let name, of: _): ["_\(name)"]
    case .environment(let name): ["_\(name.prefix(1).lowercased())\(name.dropFirst())"]
    case .field, .value, .object: ["@dependencies"]
    }
  }
}
