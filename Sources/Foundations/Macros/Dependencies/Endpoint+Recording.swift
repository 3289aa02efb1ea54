import SwiftSyntax

extension Endpoint {
  /// The getter. Where calls are recorded, it gives a closure that notes each call, or answers it from a recording.
  var getter: String {
    guard isRecordable else { return "get { \(storageName) }" }
    let names = closure.parameters.indices.enumerated().map { "p\($0.offset)" }
    let typedThrows = closure.throwsClause.flatMap { $0.type == nil ? nil : $0.trimmedDescription }
    let arguments = closure.parameters.enumerated().map { index, parameter in
      let label = parameter.secondName.map { $0.text == "_" ? "nil" : "\"\($0.text.withoutBackticks)\"" } ?? "nil"
      return ".with(\(label), p\(index))"
    }
    let marks = (closure.throwsClause == nil ? "" : "try ") + (closure.isAsync ? "await " : "")
    // The type of a closure's error is inferred for `any Error` and for none.
    let signature = typedThrows.map { " () \(closure.isAsync ? "async " : "")\($0) in" } ?? ""
    let outer = typedThrows.map { " (\(names.joined(separator: ", "))) \(closure.isAsync ? "async " : "")\($0)" }
    let parameters = outer ?? (names.isEmpty ? "" : " " + names.joined(separator: ", "))
    // A replay without an answer must not call the program's own endpoint: it has the client's default value.
    let value = valueWithoutReport
    let unanswered = value.map { "let unanswered: \(type) = \($0)\n" } ?? ""
    let last = value.map { _ in " unanswered: {\n\(marks)unanswered(\(names.joined(separator: ", ")))\n}" } ?? ""
    return """
      get {
      guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "\(name.withoutBackticks)") else {
      return \(storageName)
      }
      \(unanswered)return { [endpoint = \(storageName)]\(parameters) in
      \(marks)recording.\(closure.isAsync ? "callAsync" : "call")(\
      DependenciesMacros._EndpointArguments()\(arguments.joined())) {\(signature)
      \(marks)endpoint(\(names.joined(separator: ", ")))
      }\(last)
      }
      }
      """
  }

  /// Whether a closure around the endpoint can hand all parameters on, and none of them is a function, which a replay would
  /// leave alone.
  private var isRecordable: Bool {
    closure.parameters.allSatisfy { parameter in
      guard parameter.ellipsis == nil, !parameter.type.isFunction else { return false }
      guard let attributed = parameter.type.as(AttributedTypeSyntax.self) else { return true }
      return attributed.specifiers.isEmpty && !attributed.attributes.contains(named: "autoclosure")
    } && closure.throwsClause?.throwsSpecifier.tokenKind != .keyword(.rethrows)
  }
}

extension TypeSyntax {
  /// Whether the type is written as a function's.
  fileprivate var isFunction: Bool { ClosureType(self) != nil }
}
