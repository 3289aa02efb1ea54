import IssueReporting

/// The associated value of a case. If the value is another case, an issue is reported and an error thrown.
@available(*, deprecated, message: "Use 'XCTUnwrap' with a property of the case, instead.")
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case extract: (Enum) -> Case?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> Case {
  let value = try `enum`()
  guard let payload = extract(value) else {
    reportIssue(
      explain(message(), "XCTUnwrap: \"\(value)\" is not in the case with a \"\(Case.self)\""),
      filePath: file,
      line: line
    )
    throw UnwrappingCase()
  }
  return payload
}

/// How `XCTModify` judges its closure.
@_spi(Internals)
public enum XCTModifyLocals {
  /// Whether it is an issue if the closure leaves the value as it is. A non-exhaustive test store says no.
  @TaskLocal public static var isExhaustive = true
}

/// Changes the associated value of a case. If the value is another case, an issue is reported; so it is if the closure
/// changes nothing, except in a non-exhaustive test store.
@available(*, deprecated, message: "Use 'modify' with a case key path, instead.")
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let before = `enum`
  do {
    let isUnchanged = try path._modifyIfPresent(&`enum`) { value in
      let before = value
      try body(&value)
      return areEqual(before, value)
    }
    if let isUnchanged {
      if isUnchanged, XCTModifyLocals.isExhaustive {
        reportIssue(
          explain(message(), "XCTModify: The closure left the \"\(Case.self)\" as it was"),
          filePath: file,
          line: line
        )
      }
      return
    }
    reportIssue(
      explain(message(), "XCTModify: \"\(before)\" is not in the case with a \"\(Case.self)\""),
      filePath: file,
      line: line
    )
  } catch {
    reportIssue("XCTModify: The closure threw an error: \(error)", filePath: file, line: line)
  }
}

/// Changes the associated value of a case. If the value is another case, an issue is reported.
@available(*, deprecated, message: "Use 'modify' with a case key path, instead.")
public func XCTModify<Enum: CasePathable, Case>(
  _ enum: inout Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTModify(&`enum`, case: AnyCasePath(keyPath), message(), body, file: file, line: line)
}

/// Changes the value of an optional. If there is none, an issue is reported.
@available(*, deprecated, message: "Use 'XCTUnwrap', instead.")
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTModify(&optional, case: .unwrapping, message(), body, file: file, line: line)
}

private func explain(_ message: String, _ reason: String) -> String {
  message.isEmpty ? reason : "\(reason) - \(message)"
}

/// Whether two values are known to be equal. Values of types without `Equatable` differ.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  guard let first = first as? any Equatable else { return false }
  func isEqual<E: Equatable>(_ first: E) -> Bool { first == second as? E }
  return isEqual(first)
}

private struct UnwrappingCase: Error {}
