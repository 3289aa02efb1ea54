/// The arguments of a command: names and paths, options with a value, and flags.
///
/// A library for options would take most of the time of the command's first build, which a person waits for.
package struct CommandArguments: Equatable, Sendable {
  /// Arguments that are neither options nor values of options, in their order.
  package private(set) var values: [String] = []
  /// Values of options by name, without the hyphens.
  package private(set) var options: [String: String] = [:]
  /// Names of flags, without the hyphens.
  package private(set) var flags: Set<String> = []

  /// Reads arguments. `--` ends the options.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the command.
  ///   - options: The names of options that take a value, `--name VALUE` or `--name=VALUE`.
  ///   - flags: The names of flags.
  ///   - maximum: The number of values at most.
  /// - Throws: A ``ProjectError`` for an unknown, repeated or incomplete option, and for too many values.
  package init(_ arguments: [String], options known: [String] = [], flags knownFlags: [String] = [], maximum: Int)
    throws
  {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        values.append(argument)
        continue
      }
      if argument == "--" {
        takesOptions = false
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = String(parts[0].drop { $0 == "-" })
      if knownFlags.contains(name), parts.count == 1, argument.hasPrefix("--") {
        flags.insert(name)
      } else if known.contains(name), argument.hasPrefix("--") {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw ProjectError("--\(name) needs a value.")
        }
        guard options.updateValue(value, forKey: name) == nil else {
          throw ProjectError("--\(name) is given twice.")
        }
      } else {
        let all = (known + knownFlags).map { "--\($0)" }.joined(separator: ", ")
        throw ProjectError("There is no option \(argument)." + (all.isEmpty ? "" : " Options are \(all)."))
      }
    }
    guard values.count <= maximum else { throw ProjectError("“\(values[maximum])” is one argument too many.") }
  }
}
