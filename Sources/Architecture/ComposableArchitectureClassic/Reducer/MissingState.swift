import CustomDump
import IssueReporting

/// Reports actions that arrive while the state they are for is not there.
struct MissingState: Sendable {
  /// The operator: `optional`, `pullback` or `forEach`.
  let operation: String
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - absence: What is missing, as the end of a sentence: `its state was nil`.
  ///   - remedies: What may have happened, one item each.
  @inline(never)
  func report(_ action: Any, _ absence: String, _ remedies: [String]) {
    var dump = ""
    customDump(action, to: &dump, indent: 4)
    reportIssue(
      """
      "Reducer.\(operation)" at "\(fileID):\(line)" received an action when \(absence). …

        Action:
      \(dump)

      This is generally considered an application logic error, and can happen for a few reasons:

      \(remedies.map { "• \($0)" }.joined(separator: "\n\n"))
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension MissingState {
  /// Reports an action for an optional that is nil, or for a case that the state is not in.
  func reportAbsent(_ action: Any, _ absence: String) {
    report(
      action, absence,
      [
        """
        Another reducer removed the state before this one ran. Combine this reducer before any that can remove its \
        state, so that it can handle its actions while the state is there.
        """,
        """
        An effect that was still running sent the action. Cancel the effects of a feature when its state goes, with \
        ".cancellable(id:)" and "Effect.cancel(id:)".
        """,
        """
        The action was sent to the store while the state was not there. Send it only from views that are on the screen \
        while it is, such as those of "IfLetStore" and "SwitchStore".
        """,
      ]
    )
  }

  /// Reports an action for an element that is not in the collection.
  func reportElement(_ action: Any, _ absence: String) {
    report(
      action, absence,
      [
        """
        Another reducer removed the element before this one ran. Combine "forEach" before any reducer that can remove \
        elements.
        """,
        """
        An effect that was still running sent the action. Cancel the effects of an element when it is removed, with \
        ".cancellable(id:)" and "Effect.cancel(id:)".
        """,
        """
        The action was sent to the store for an element that is not there. Send it only from views of "ForEachStore".
        """,
      ]
    )
  }
}
