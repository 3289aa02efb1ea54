#if os(Linux)
  // What the C entry points return. IssueReporting casts each to the type that it has here, so labels and defaults have no
  // place in it, and `Sendable` and isolation have.

  @_silgen_name("ippo_issueReporting_recordIssue")
  func recordIssueEntryPoint() -> Any { recordIssue }

  @_silgen_name("ippo_issueReporting_recordError")
  func recordErrorEntryPoint() -> Any { recordError }

  @_silgen_name("ippo_issueReporting_withKnownIssue")
  func withKnownIssueEntryPoint() -> Any { withKnownIssue }

  @_silgen_name("ippo_issueReporting_withKnownIssueAsync")
  func withKnownIssueAsyncEntryPoint() -> Any { withKnownIssueAsync }

  @_silgen_name("ippo_issueReporting_currentTest")
  func currentTestEntryPoint() -> Any { currentTest }

  @_silgen_name("ippo_issueReporting_XCTFail")
  func xctFailEntryPoint() -> Any { xctFail }

  @Sendable
  private func recordIssue(
    _ message: String?, severity: Int, fileID: String, filePath: String, line: Int, column: Int
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let testing = SwiftTesting.loaded else { return location.print(message) }
    testing.record(message, isWarning: severity == 0, at: location)
  }

  @Sendable
  private func recordError(
    _ error: any Error, _ message: String?, fileID: String, filePath: String, line: Int, column: Int
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let testing = SwiftTesting.loaded else {
      return location.print("Caught error: \(error)\(message.map { ": \($0)" } ?? "")")
    }
    testing.record(error, message, at: location)
  }

  @Sendable
  private func withKnownIssue(
    _ message: String?, isIntermittent: Bool, fileID: String, filePath: String, line: Int, column: Int,
    _ body: () throws -> Void
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let testing = SwiftTesting.loaded else {
      do { try body() } catch { location.print("Caught error: \(error)") }
      return
    }
    testing.withKnownIssue(message, isIntermittent: isIntermittent, at: location, body)
  }

  @Sendable
  private func withKnownIssueAsync(
    _ message: String?, isIntermittent: Bool, isolation: isolated (any Actor)?, fileID: String, filePath: String,
    line: Int, column: Int, _ body: () async throws -> Void
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let testing = SwiftTesting.loaded else {
      do { try await body() } catch { location.print("Caught error: \(error)") }
      return
    }
    await testing.withKnownIssue(
      message, isIntermittent: isIntermittent, isolation: isolation, at: location, body)
  }

  @Sendable
  private func currentTest() -> RunningTest? { SwiftTesting.loaded?.runningTest }

  @Sendable
  private func xctFail(_ message: String, file: StaticString, line: UInt) {
    guard let fail = XCTestFailure.loaded else {
      return IssueLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1).print(message)
    }
    fail(message, file, line)
  }
#endif
