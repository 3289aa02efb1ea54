/// Why an app could not be launched.
enum LaunchError: Error, CustomStringConvertible {
  case noWindow
  /// A package trait that was switched off.
  case notBuiltIn(String)

  var description: String {
    switch self {
    case .noWindow:
      "The app has no window: its body needs a WindowGroup."
    case .notBuiltIn(let trait):
      "This program was built without the trait “\(trait)” of the package ippo; add it to the dependency's traits."
    }
  }
}
