/// Why an app could not be launched.
enum LaunchError: Error, CustomStringConvertible {
  case noWindow
  /// A package trait that was switched off.
  case notBuiltIn(String)
  /// Another process goes on with a session that has a name.
  case sessionMoved(String)
  /// A session that has a name cannot be kept.
  case sessionNotKept(String)
  /// A session with a name was asked for, and the app is an inline program.
  case inlineSession
  /// The inspector was asked for, and the app is an inline program in a terminal.
  case inlineInspection
  /// A replay was asked for, and the app is an inline program.
  case inlineReplay
  /// A recording cannot be replayed.
  case notReplayed(String, String)
  /// `--terminal --dev` without a terminal that can place text.
  case noScreen
  /// `--dev` for an inline program in a terminal.
  case inlineDev
  /// The app does not know the address.
  case unknownAddress(String)

  var description: String {
    switch self {
    case .noWindow:
      "The app has no window: its body needs a WindowGroup or an Inline scene."
    case .inlineSession:
      "--session is for windows that go on later: this program ends with a result. Start it without --session."
    case .noScreen:
      "--terminal --dev needs a terminal that can place text, as input and as output, and no ACCESSIBLE=1."
    case .inlineDev:
      "--dev is for windows: this program writes its result below the prompt. Start it without --dev, or serve it."
    case .inlineInspection:
      "--inspect is for windows: this program writes its result below the prompt. Start it without --inspect, or serve it."
    case .inlineReplay: "--replay is for windows: this program writes its result below the prompt."
    case .notReplayed(let file, let reason): "\(file): \(reason)"
    case .sessionMoved(let name):
      "The session “\(name)” goes on in another terminal or in a browser. To take it back, start the app with --session again."
    case .sessionNotKept(let reason): reason
    case .unknownAddress(let address):
      "The app does not know the address \(address)."
    case .notBuiltIn(let trait):
      "This program was built without the trait “\(trait)” of the package ippo; add it to the dependency's traits."
    }
  }
}
