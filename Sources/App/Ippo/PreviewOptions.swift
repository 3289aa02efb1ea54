import ArgumentParser
import Foundation
import IppoPreviews

/// The part of the command line that is about previews.
struct PreviewOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Show the previews of all modules of the program, instead of the app: each #Preview and each PreviewProvider, live, with "
        + "a choice of appearance, size and language. In the browser, or with --terminal. For debug builds."))
  var previews = false

  @Option(
    help: ArgumentHelp(
      "With --previews: write the previews into a folder, as text and SVG of a terminal, as the lines of the reading mode, as "
        + "HTML, and as PNG where there is a Chromium (CHROMIUM names it), and end.", valueName: "folder"))
  var write: String?

  @Option(
    help: ArgumentHelp(
      "With --previews: compare the previews with a folder that --write has written, and fail where they differ. The report "
        + "is FOLDER.report/index.html.", valueName: "folder"))
  var check: String?

  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp(
      "With --write and --check: a variant, such as dark-phone, accessibility3, still, ar, or default. The option may be given "
        + "several times. (default: default and dark)", valueName: "name"))
  var variants: [String] = []

  @Option(
    help: ArgumentHelp(
      "With --write and --check: only previews whose module, file or name contains the words.", valueName: "words"))
  var only: String?

  /// Whether previews are written into files, and not shown.
  var isWritten: Bool {
    write != nil || check != nil || PreviewJob.ofProcess(ProcessInfo.processInfo.environment) != nil
  }

  /// Checks the options against those of the app.
  /// - Throws: A `ValidationError`.
  func validate(isInTerminal: Bool) throws {
    guard previews else {
      for (name, isGiven) in [
        ("--write", write != nil), ("--check", check != nil), ("--variant", !variants.isEmpty), ("--only", only != nil),
      ] where isGiven { throw ValidationError("\(name) is for previews: it needs --previews.") }
      return
    }
    #if !DEBUG
      throw ValidationError("\(PreviewError.releaseBuild)")
    #endif
    guard write == nil || check == nil else { throw ValidationError("--write or --check: give one of them.") }
    if isWritten, isInTerminal {
      throw ValidationError("--write and --check are for browser and terminal together: leave out --terminal.")
    }
    if !isWritten, !variants.isEmpty || only != nil {
      throw ValidationError("--variant and --only are for --write and --check.")
    }
    do throws(PreviewError) {
      for name in variants { _ = try PreviewVariant(named: name) }
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
