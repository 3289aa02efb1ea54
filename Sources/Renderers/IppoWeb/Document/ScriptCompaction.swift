/// Leaves out what only readers of the script need: lines that are comments, indentation and empty lines.
///
/// Lines are not joined and nothing within a line is touched, so that the meaning cannot change. The script keeps its
/// side of it: no template literal or comment in it goes over several lines.
enum ScriptCompaction {
  static func compact(_ source: String) -> String {
    source.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
