import ExampleGallery
import Foundation
import GuessingGameExample
import GuessingGameTutorial
import IppoUI
import IssueReporting

extension FuzzTarget {
  /// Files that `--state` names, as the examples open them.
  static let stateFiles = FuzzTarget(
    name: "state-files", seeds: StateGrammar.files.map { Array($0.utf8) },
    tokens: StateGrammar.tokens.map { Array($0.utf8) }
  ) { input in
    let file = URL(filePath: ".build/fuzz/state.json")
    try Data(input).write(to: file)
    // As the command line publishes the option.
    var arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    arguments["state"] = file.path
    UserDefaults.standard.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
    // That a file cannot be read is reported, and then the program starts afresh.
    try await MainActor.run {
      try withIssueReporters([]) {
        // One of them for each input, the same one for the same input: it is opening them that takes the time.
        switch input.reduce(0, { $0 &+ Int($1) }) % 3 {
        case 0: try open { GalleryScreen() }
        case 1: try open { GuessingGameScreen.launched() }
        default: try open { CounterAppContent() }
        }
      }
    }
  }

  @MainActor
  private static func open<Content: View>(@ViewBuilder _ content: @MainActor () -> Content) throws {
    let graph = ViewGraph(root: content)
    graph.drain()
    try check(graph.tree.root != nil, "there is nothing on the screen")
    graph.close()
  }
}

enum StateGrammar {
  static let files = [
    #"{"example":"guessing-game","spelling":"tutorial","isSourceShown":true}"#,
    #"{"example":"alerts","search":"a","file":"Game.swift","isLogShown":true}"#,
    #"{"counter":{"id":"00000000-0000-0000-0000-000000000000","secret":7,"count":3},"results":[]}"#,
    #"{"counter":{"secret":7,"count":3},"isListOpen":true,"list":{"results":[{"count":1,"secret":2}]}}"#,
    #"{"stage":"a","isListOpen":true,"tag":"00000000-0000-0000-0000-000000000000"}"#, "{}", "[]", "null", "",
  ]

  static let tokens =
    [
      "{", "}", "[", "]", ",", ":", "\"", "null", "true", "false", "\"example\":", "\"spelling\":", "\"today\"",
      "\"counter\":", "\"count\":", "\"secret\":", "\"results\":", "\"id\":", "\"stage\":", "\"search\":", "\\ud800",
      "\\u0000",
      "[[[[[[[[", "\u{FEFF}", "\u{0}",
    ] + Mutator.limits
}
