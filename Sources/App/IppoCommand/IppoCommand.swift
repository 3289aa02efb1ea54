import Foundation
import IppoProject

/// Commands for packages that use Ippo. The plugins in `Plugins` run this program.
@main
enum IppoCommand {
  private static let usage = """
    swift package --package-path ippo new NAME    makes a package; `new --help` lists the templates
    swift package ippo doctor [FOLDER]            says what is wrong with a package, and how to mend it
    swift package ippo check FOLDER               says what of an Xcode project compiles here
    """

  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(64)
    }
  }

  /// Runs a command, and returns the exit status.
  private static func run(_ arguments: [String]) throws -> Int32 {
    let rest = Array(arguments.dropFirst())
    let asksForHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    switch arguments.first {
    case "new":
      return printed(asksForHelp ? NewCommand.help : try NewCommand(rest, checkout: .own).run(in: current), 0)
    case "doctor":
      if asksForHelp { return printed(DoctorCommand.help, 0) }
      let (text, status) = try DoctorCommand(rest, doctor: Doctor(.own)).run(in: current)
      return printed(text, status)
    case "check":
      if asksForHelp { return printed(CheckCommand.help, 0) }
      let (text, status) = try CheckCommand(rest, check: SourceCheck(.own)).run(in: current)
      return printed(text, status)
    case "help", "--help", "-h":
      return printed(usage, 0)
    case let command:
      throw ProjectError((command.map { "There is no command “\($0)”." } ?? "A command is needed.") + "\n\n\(usage)")
    }
  }

  private static func printed(_ text: String, _ status: Int32) -> Int32 {
    print(text)
    return status
  }
}
