import CustomDump
import IssueReporting

/// Reports an error that an effect threw and nobody handles.
func reportUnhandled(
  _ error: any Error, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  var errorDump = ""
  customDump(error, to: &errorDump, indent: 4)
  reportIssue(
    """
    An "Effect.run" returned from "\(fileID):\(line)" threw an unhandled error. …

    \(errorDump)

    All non-cancellation errors must be explicitly handled via the "catch" parameter on \
    "Effect.run", or via a "do" block.
    """,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
