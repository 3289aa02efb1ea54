#if os(Linux)
  import Glibc

  /// The place of a reported issue, by `#fileID`, `#filePath`, `#line` and `#column`.
  struct IssueLocation {
    var fileID: String
    var filePath: String
    var line: Int
    var column: Int

    /// Writes an issue to standard error: there is no test framework in this process that it could fail a test of.
    func print(_ message: String?) {
      var line = "\(self.fileID):\(self.line): \(message ?? "Issue recorded")\n"
      line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
  }
#endif
