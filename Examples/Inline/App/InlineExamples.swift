import Foundation
import InlineExample
import SwiftUI

/// Programs in the flow of a shell, one for each name on the command line; see `Inline`.
@main
enum InlineExamples {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "confirm": ConfirmApp.main(rest)
    case "wizard": WizardApp.main(rest)
    case "progress": ProgressApp.main(rest)
    case "choose": ChooseApp.main(rest)
    default:
      FileHandle.standardError.write(Data("Usage: InlineExamples confirm|wizard|progress|choose [options]\n".utf8))
      exit(64)
    }
  }
}

/// `InlineExamples confirm && rm -r build`
struct ConfirmApp: App {
  var body: some Scene {
    Inline("Confirm") { ConfirmView() }
  }
}

/// `settings=$(InlineExamples wizard)`
struct WizardApp: App {
  var body: some Scene {
    Inline("Wizard") { WizardView() }
  }
}

/// `InlineExamples progress`
struct ProgressApp: App {
  var body: some Scene {
    Inline("Progress") { BuildView() }
  }
}

/// `branch=$(git branch --format '%(refname:short)' | InlineExamples choose)`
struct ChooseApp: App {
  private let titles = Titles.read()

  var body: some Scene {
    Inline("Choose", picture: .erased, readsStandardInput: true) { ChoiceView(titles: titles) }
  }
}
