/// Pictures: the way the terminal shows them, and the work on them.
extension TerminalSession {
  /// Shows pictures in the way that the terminal has answered for, so far.
  func adoptPictures() {
    if pictures.answers.area == nil { pictures.answers.area = device.pixels }
    pictures.adoptAnswers(traits, size: device.size, renderer)
    appModes.holdsPictures = renderer.pictureMethod == .kitty
    // Before the first frame, the window is adapted in any case.
    if inputSource != nil { adapt() }
  }

  /// Asks for the size of a cell, which a person may have changed with the size of the window.
  func askForCellSize() {
    guard renderer.pictureMethod == .sixel else { return }
    pictures.answers.area = device.pixels
    adoptPictures()
    write(Array("\u{1B}[16t".utf8) + questions.fence(at: Self.now))
  }

  func workOnPictures() {
    pictures.work(for: renderer) { [weak self] result in
      guard let self, self.exit == nil else { return }
      self.renderer.adopt(result)
      self.scheduleDraw()
    }
  }
}
