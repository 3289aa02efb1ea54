import ComposableArchitectureCore
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
  ///   - causes: What may have happened, each with its remedy.
  @inline(never)
  func report(_ action: Any, _ absence: String, _ causes: [String]) {
    var dump = ""
    customDump(action, to: &dump)
    reportIssue(
      describe(
        #""\#(operation)" at "\#(fileID):\#(line)" was handed an action, and \#(absence)."#,
        facts: ["Action": dump],
        causes: causes
      ),
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
        A reducer that was combined above this one removed the state. Combine this one first, so that it still finds \
        its state.
        """,
        """
        An effect sent the action late. Mark the effects of a feature ".cancellable(id:)", and return \
        ".cancel(id:)" where its state is removed.
        """,
        """
        A view sent the action when its state was gone. Send it from views of "IfLetStore" or "SwitchStore", which are \
        on the screen as long as it is there.
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
        A reducer that was combined above "forEach" removed the element. Combine "forEach" first, so that it still \
        finds its elements.
        """,
        """
        An effect sent the action late. Mark the effects of an element ".cancellable(id:)", and return \
        ".cancel(id:)" where it is removed.
        """,
        """
        A view sent the action when its element was gone. Send it from views of "ForEachStore".
        """,
      ]
    )
  }
}
