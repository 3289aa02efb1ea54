/// Succession: how the next process of the program gets the terminal, and its messages.
extension TerminalSession {
  func show(_ strip: TerminalStrip?) {
    renderer.show(strip)
    scheduleDraw()
  }

  /// Leaves the terminal to the next process if that waits, as soon as the session holds no input.
  func handOverIfIdle() {
    guard control?.isAsked == true, exit == nil, elsewhere == nil, queue.isEmpty, !isSliceScheduled, !parser.isWaiting
    else {
      return
    }
    // From here on, the next process reads.
    holdInput(true)
    update()
    end(.handedOver)
  }

  /// Leaves the terminal in the modes of the session.
  func leaveModes() {
    keep()
    dropPictures()
    if progress != .none { write(PageProgress.none.bytes) }
    write(Array("\(TerminalLink.sequence(nil))\u{1B}[m".utf8))
    waitForBacklog()
    backlog = []
    control?.left = modes
  }
}
