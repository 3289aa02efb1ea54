extension WindowDisplay {
  /// Passes a text to the screen reader of the user of the window in which the code runs. Outside of windows there is no user.
  package static func announce(_ text: String) {
    guard let display = current, !text.isEmpty else { return }
    Task { @MainActor in display.devices.request(.announcement(text), on: display) }
  }
}
