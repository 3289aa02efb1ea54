/// The form of every report of a reducer: what happened and where, the facts, and what it may come from.
///
/// ```text
/// "ifLet" at "Inventory/Inventory.swift:24" was handed an action of a child whose state is "nil".
///
///   Action:
///     Item.Action.saveTapped
///
/// Likely causes, and what to do about each:
///
/// • …
/// ```
extension SourceLocation {
  /// Reports an issue at the location.
  ///
  /// - Parameters:
  ///   - event: What happened, as a sentence.
  ///   - facts: What was there, by name.
  ///   - causes: What usually leads to it, each with its remedy.
  @inline(never)
  func report(_ event: String, facts: KeyValuePairs<String, String>, causes: [String] = []) {
    report(describe(event, facts: facts, causes: causes))
  }
}

/// The text of a report: an event, facts by name, and causes with their remedies.
package func describe(_ event: String, facts: KeyValuePairs<String, String>, causes: [String] = []) -> String {
  var text = event
  if !facts.isEmpty {
    text += "\n\n" + facts.map { "  \($0.key):\n\($0.value.indented(by: 4))" }.joined(separator: "\n")
  }
  if !causes.isEmpty {
    let heading =
      causes.count == 1 ? "Likely cause, and what to do about it" : "Likely causes, and what to do about each"
    text += "\n\n\(heading):\n\n" + causes.map { "• \($0)" }.joined(separator: "\n\n")
  }
  return text
}
