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
    The "Effect.run" at "\(fileID):\(line)" threw an error that nobody handles.

    \(errorDump)

    Handle it with "do" and "catch" where it is thrown, or in the "catch:" closure of "run". Cancellation alone may go \
    unhandled.
    """,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
