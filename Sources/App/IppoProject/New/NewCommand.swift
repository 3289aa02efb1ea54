package import Foundation

/// The command `new`: makes a package from a template.
package struct NewCommand: Sendable {
  /// The text of `new --help`.
  package static let help = """
    new NAME [--template \(ProjectTemplate.allCases.map(\.rawValue).joined(separator: "|"))] [--into FOLDER]

    Makes a package in a new folder NAME. Nothing that exists is overwritten.

      --template KIND   what is made; app, if it is not given
    \(ProjectTemplate.allCases.map { "                      \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      --into FOLDER     where the folder is made; the current folder, if it is not given
    """

  let checkout: Checkout
  let arguments: CommandArguments

  /// A command with its arguments.
  package init(_ arguments: [String], checkout: Checkout) throws {
    self.checkout = checkout
    self.arguments = try CommandArguments(arguments, options: ["template", "into"], maximum: 1)
  }

  /// Makes the package.
  ///
  /// - Parameter current: The current folder.
  /// - Returns: The text that says what was made and what comes next.
  package func run(in current: URL) throws -> String {
    guard let text = arguments.values.first else {
      throw ProjectError("A package needs a name, such as `new MyApp`.")
    }
    let kind = arguments.options["template"] ?? ProjectTemplate.app.rawValue
    guard let template = ProjectTemplate(rawValue: kind) else {
      let all = ProjectTemplate.allCases.map(\.rawValue).joined(separator: ", ")
      throw ProjectError("There is no template “\(kind)”. Templates are \(all).")
    }
    let name = try ProjectName(text, beside: checkout)
    let parent = arguments.options["into"].map { URL(filePath: $0, relativeTo: current) } ?? current
    let folder = try ProjectWriter(checkout).write(template, name, into: parent)
    let path = arguments.options["into"].map { "\($0)/\(name.text)" } ?? name.text
    return """
      Made \(folder.path(percentEncoded: false)): \(template.summary).

        cd \(path)
        swift test
        swift run \(template.firstRun(of: name))

      README.md says what comes next.
      """
  }
}
